import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { hasNginx, type Nginx, startNginx } from '../../test/nginx.js';
import { readTrustedProxies } from '../config/trusted-proxies.js';
import { addressOf, trustProxyOption } from './network.js';

/** A client of its own: the proxies and the server are at 127.0.0.1. */
const CLIENT = '127.0.0.2';
const LIES = {
  'x-forwarded-for': '6.6.6.6, 127.0.0.1',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
};

const apps: FastifyInstance[] = [];
const proxies: Nginx[] = [];
afterEach(async () => {
  for (const proxy of proxies.splice(0).reverse()) await proxy.stop();
  for (const app of apps.splice(0)) await app.close();
});

/** The address that a server with the setting sees behind so many proxies. */
async function seen(setting: string, count: number): Promise<string> {
  const app = fastify({ trustProxy: trustProxyOption(readTrustedProxies(setting) ?? 0) });
  apps.push(app);
  app.get('/', (incoming) => ({ address: addressOf(incoming) }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  let { port } = app.server.address() as AddressInfo;
  for (let proxy = 0; proxy < count; proxy += 1) {
    const started = await startNginx(port);
    proxies.push(started);
    port = started.port;
  }
  const outgoing = request({ host: '127.0.0.1', port, localAddress: CLIENT, headers: LIES });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  return ((await json(response)) as { address: string }).address;
}

(hasNginx ? describe : describe.skip)('behind nginx (skipped where it is missing)', () => {
  it.each([
    ['one', '1', 1, CLIENT],
    ['two', '2', 2, CLIENT],
    ['two, of which the server knows one', '1', 2, '127.0.0.1'],
    ['one, whose address it knows', '127.0.0.1', 1, CLIENT],
    ['one that it does not trust', '0', 1, '127.0.0.1'],
  ])('%s: it sees the client, whatever the client says', async (_, setting, count, address) => {
    expect(await seen(setting, count)).toBe(address);
  });
});
