import { isIPv4, isIPv6 } from 'node:net';

/** How many proxies a request passes, or the addresses, networks and named ranges that they have; 0: there is none. */
export type TrustedProxies = number | readonly string[];

const MAX_HOPS = 16;
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** An address or a network in CIDR notation. A network of all addresses would trust every client. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = isIPv4(address) ? 32 : isIPv6(address) ? 128 : 0;
  if (bits === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits;
}

/** Reads a number of proxies, or a list of them; null for what is neither. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false') return 0;
  if (text === 'true') return 1;
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : null;
  const proxies = text.split(/[\s,]+/).filter((item) => item !== '');
  return proxies.every((item) => NAMED_RANGES.has(item) || isNetwork(item)) ? proxies : null;
}
