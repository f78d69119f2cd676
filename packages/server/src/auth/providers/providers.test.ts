import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from './ask.js';
import { createOidc } from './oidc.js';
import { ProofRefused, ProviderUnreachable } from './provider.js';

let server: Server;
let answer: RequestListener;
let asked = 0;
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fail: RequestListener = (_, response) => response.writeHead(503).end('{}');
const discovery: RequestListener = (_, response) => {
  const issuer = url();
  response.end(
    JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
  );
};

describe('an answer of a provider', () => {
  it('that has no end is not read to its end', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      answer = (_, response) => {
        const send = () => {
          while (!response.closed && response.write('x'.repeat(65_536))) sent += 65_536;
        };
        response.on('drain', send);
        response.on('close', resolve);
        send();
      };
    });
    await expect(ask(url())).rejects.toThrow(ProviderUnreachable);
    await closed;
    // What the system buffers is sent, too, but nothing near what could be.
    expect(sent).toBeLessThan(50_000_000);
  });

  it.each<[string, RequestListener, new (message: string) => Error]>([
    ['that is no JSON', (_, response) => response.end('<html>'), ProviderUnreachable],
    ['that is a text', (_, response) => response.end('"text"'), ProviderUnreachable],
    ['of a failure', fail, ProviderUnreachable],
    ['of a limit', (_, response) => response.writeHead(429).end('{}'), ProviderUnreachable],
    ['that is broken off', (request) => request.destroy(), ProviderUnreachable],
    [
      'that leads elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      ProviderUnreachable,
    ],
    ['of a refusal', (_, response) => response.writeHead(400).end('{}'), ProofRefused],
  ])('%s is told apart', async (_, listener, Failure) => {
    answer = listener;
    await expect(ask(url())).rejects.toThrow(Failure);
  });
});

describe('the discovery of a provider', () => {
  const create = () => createOidc({ issuer: url(), clientId: 'tavoite', clientSecret: null });
  const passes = (milliseconds: number) => {
    const now = Date.now() + milliseconds;
    jest.spyOn(Date, 'now').mockReturnValue(now);
  };

  it('is asked once, however many ask at once', async () => {
    answer = discovery;
    const { facts } = create();
    await Promise.all([facts(), facts(), facts()]);
    await facts();
    expect(asked).toBe(1);
  });

  it('is not asked again at each call while it fails', async () => {
    answer = fail;
    const { facts } = create();
    for (let i = 0; i < 5; i += 1) await expect(facts()).rejects.toThrow(ProviderUnreachable);
    expect(asked).toBe(1);
    answer = discovery;
    passes(30_000);
    expect(await facts()).toMatchObject({ authorization_url: `${url()}/authorize` });
    expect(asked).toBe(2);
  });

  it('goes on with what it said before while it fails', async () => {
    answer = discovery;
    const { facts } = create();
    const before = await facts();
    answer = fail;
    passes(2 * 60 * 60 * 1000);
    expect(await facts()).toEqual(before);
    expect(asked).toBe(2);
  });

  it('is refused where it names another issuer, or addresses that are none', async () => {
    const other =
      (change: object): RequestListener =>
      (_, response) =>
        response.end(
          JSON.stringify({
            issuer: url(),
            authorization_endpoint: `${url()}/authorize`,
            token_endpoint: `${url()}/token`,
            jwks_uri: `${url()}/keys`,
            ...change,
          }),
        );
    for (const change of [
      { issuer: `${url()}/` },
      { authorization_endpoint: 'javascript:alert(1)' },
      { token_endpoint: 'file:///etc/passwd' },
      { jwks_uri: 7 },
    ]) {
      answer = other(change);
      await expect(create().facts()).rejects.toThrow(ProviderUnreachable);
    }
  });
});
