/** What a network's address tells by itself, without asking any service where in the world it is. */
export type NetworkKind = 'server' | 'same' | 'private' | 'other';

/** The server names an IPv6 network by its first four groups; those of `::1` are zeros. */
const LOOPBACK = /^(127\.|0:0:0:0::)/;
/** Private and link-local networks of IPv4 and IPv6. */
const PRIVATE =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/i;

/** The kind of a session's network; `own` is the network of the session that asks. */
export function networkKind(network: string, own: string | null | undefined): NetworkKind {
  if (LOOPBACK.test(network)) return 'server';
  if (network === own) return 'same';
  return PRIVATE.test(network) ? 'private' : 'other';
}
