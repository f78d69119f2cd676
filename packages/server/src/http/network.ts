import { isIPv4 } from 'node:net';

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

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
