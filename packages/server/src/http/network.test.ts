import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { readTrustedProxies } from '../config/trusted-proxies.js';
import { addressOf, clientNetwork, networkOf, trustProxyOption } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('the address of a client behind proxies', () => {
  const opened: FastifyInstance[] = [];
  afterAll(() => Promise.all(opened.map((app) => app.close())));

  async function seen(setting: string, forwarded: string | undefined, peer: string) {
    const app = fastify({ trustProxy: trustProxyOption(readTrustedProxies(setting) ?? 0) });
    opened.push(app);
    app.get('/', (request) => ({ address: addressOf(request), network: clientNetwork(request) }));
    const answer = await app.inject({
      url: '/',
      remoteAddress: peer,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
    return answer.json<{ address: string; network: string }>();
  }

  const CLIENT = '198.51.100.7';
  const PROXY = '10.0.0.2';
  it.each([
    ['none', '0', CLIENT, PROXY, PROXY],
    ['one', '1', CLIENT, PROXY, CLIENT],
    ['one, with what the client wrote before it', '1', `1.2.3.4, ${CLIENT}`, PROXY, CLIENT],
    ['one, which names no client', '1', undefined, PROXY, PROXY],
    ['one, which passes nonsense on', '1', '1.2.3.4, <script>', PROXY, PROXY],
    ['two', '2', `1.2.3.4, ${CLIENT}, 10.0.0.3`, PROXY, CLIENT],
    ['two, of which one passes nonsense on', '2', 'unknown, 10.0.0.3', PROXY, '10.0.0.3'],
    ['a listed one', '10.0.0.0/8', `1.2.3.4, ${CLIENT}`, PROXY, CLIENT],
    ['two listed ones', '10.0.0.2,10.0.0.3', `1.2.3.4, ${CLIENT}, 10.0.0.3`, PROXY, CLIENT],
    ['one that is not listed', '10.0.0.2', CLIENT, '10.9.9.9', '10.9.9.9'],
    ['a named range', 'loopback, uniquelocal', `1.2.3.4, ${CLIENT}`, '::ffff:127.0.0.1', CLIENT],
  ])('%s', async (_, setting, forwarded, peer, address) => {
    expect(await seen(setting, forwarded, peer)).toMatchObject({ address });
  });

  it('is counted by its network', async () => {
    expect(await seen('1', '2001:db8:1:2::9', PROXY)).toMatchObject({
      network: '2001:db8:1:2::/64',
    });
  });
});
