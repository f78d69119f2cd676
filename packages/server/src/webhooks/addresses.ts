import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';

/** For how long a name is looked up before it is taken as it is: nothing is sent to it unseen. */
const NAME_MS = 2_000;
/** Addresses of the internet, in IPv6: all that are given out so far. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** An address that nothing is sent to: it is not one of the internet. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Says where the server may send what users have it send. */
export interface Addresses {
  /** @throws AddressRefused for an address that is none of http or https, names a user, or is refused as written */
  check(text: string): URL;
  /**
   * The same, also for a name that leads to refused addresses alone. One that leads nowhere may do so later.
   * @throws AddressRefused
   */
  checkName(text: string): Promise<void>;
  /** Resolves a name to allowed addresses only, so that a connection is made to no other. */
  readonly lookup: LookupFunction;
}

function readNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** @param networks of the operator's own, in CIDR notation: allowed although they are not the internet */
export function createAddresses(networks: readonly string[]): Addresses {
  const own = networks.map(readNetwork);

  function isAllowed(text: string): boolean {
    // An IPv4 address in IPv6 notation is the IPv4 address.
    const address = ipaddr.process(text);
    const isOwn = own.some(
      ([network, bits]) => network.kind() === address.kind() && address.match([network, bits]),
    );
    if (isOwn) return true;
    if (address.range() !== 'unicast') return false;
    return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
  }

  const addresses: Addresses = {
    check(text) {
      const url = URL.canParse(text) ? new URL(text) : null;
      if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new AddressRefused();
      if (url.username !== '' || url.password !== '') throw new AddressRefused();
      // The other ways to write an IPv4 address (decimal, octal, short) are this one after parsing.
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !isAllowed(host)) throw new AddressRefused();
      return url;
    },
    lookup(name, options, callback) {
      resolve(name, { ...options, all: true }, (error, found) => {
        if (error) return callback(error, '');
        const allowed = found.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (!first) return callback(new AddressRefused(), '');
        return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
      });
    },
    async checkName(text) {
      const { hostname } = addresses.check(text);
      if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return;
      const named = new Promise<void>((done, fail) => {
        addresses.lookup(hostname, {}, (error) =>
          error instanceof AddressRefused ? fail(error) : done(),
        );
      });
      await Promise.race([named, sleep(NAME_MS, undefined, { ref: false })]);
    },
  };
  return addresses;
}
