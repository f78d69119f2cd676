import { isIP, isIPv4 } from 'node:net';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../config/trusted-proxies.js';

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The setting by which Fastify reads X-Forwarded-For from its end, as far as proxies wrote it. */
export function trustProxyOption(proxies: TrustedProxies): FastifyServerOptions['trustProxy'] {
  if (proxies === 0) return false;
  // Fastify takes a bare number for no trust at all.
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}

/** The client's address: the furthest that a trusted proxy names, as long as it is one. */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  return request.ips?.findLast((address) => isIP(address) !== 0) ?? request.ip;
}

/** The network from which a request comes, by which attempts are counted. */
export function clientNetwork(request: FastifyRequest): string {
  return networkOf(addressOf(request));
}

/**
 * The network of a client, by which attempts are counted: an IPv4 address itself, of an IPv6
 * address the first 64 bits, since one client commonly has all addresses below them.
 */
export function networkOf(address: string): string {
  const ip = address.replace(/^::ffff:/i, '').replace(/%.*$/, '');
  if (isIPv4(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : IPV6_GROUPS - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
