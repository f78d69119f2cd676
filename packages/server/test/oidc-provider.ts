import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, {
  type Adapter,
  type AdapterPayload,
  type Configuration,
  type JWK,
} from 'oidc-provider';

/*
 * A real OpenID Connect provider on a port of its own, which it prints, with pages to sign in and to
 * consent. It is itself, and plays Microsoft under the path of a tenant and Google under /google.
 * `OIDC_TEST` holds its settings; `POST /test` changes how it behaves from now on.
 */
interface Settings {
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tenant: string;
  /** Of the application, which nobody listens at. */
  readonly origin: string;
}
const { port, clientId, clientSecret, tenant, origin } = JSON.parse(
  process.env.OIDC_TEST ?? '',
) as Settings;

interface Behaviour {
  /** Claims of accounts, by their name at sign-in. */
  accounts?: Record<string, Record<string, unknown>>;
  /** How long each answer takes. */
  delayMs?: number;
  /** New keys at once; the old ones are no longer published. */
  rotate?: boolean;
  /** Ends every request without an answer. */
  down?: boolean;
}
const behaviour: Required<Behaviour> = { accounts: {}, delayMs: 0, rotate: false, down: false };
let keys: JWK[] = [];

async function rotate() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  keys = [{ ...(await exportJWK(privateKey)), kid: `key-${Date.now()}`, use: 'sig' } as JWK];
}

/** What the provider remembers: it outlives those that new keys come with. */
const memory = new Map<string, AdapterPayload>();

class Memory implements Adapter {
  constructor(private readonly kind: string) {}
  async upsert(id: string, payload: AdapterPayload) {
    memory.set(`${this.kind}:${id}`, payload);
  }
  async find(id: string) {
    return memory.get(`${this.kind}:${id}`);
  }
  async findByUid(uid: string) {
    return [...memory.values()].find((payload) => payload.uid === uid);
  }
  async findByUserCode() {
    return undefined;
  }
  async consume(id: string) {
    Object.assign(memory.get(`${this.kind}:${id}`) ?? {}, {
      consumed: Math.floor(Date.now() / 1000),
    });
  }
  async destroy(id: string) {
    memory.delete(`${this.kind}:${id}`);
  }
  async revokeByGrantId(grantId: string) {
    for (const [key, payload] of memory) if (payload.grantId === grantId) memory.delete(key);
  }
}

function createProvider(issuer: string, routes: Configuration['routes'] = {}): Provider {
  return new Provider(issuer, {
    adapter: Memory,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // Web applications are only sent back to https.
        application_type: origin.startsWith('https:') ? 'web' : 'native',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${origin}/login`],
        post_logout_redirect_uris: [`${origin}/login`],
        response_types: ['code', 'id_token'],
        grant_types: ['authorization_code', 'implicit'],
      },
      {
        client_id: 'another-application',
        client_secret: 'of another application',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['https://another.example/login'],
      },
    ],
    claims: {
      openid: ['sub', 'tid', 'oid', 'name', 'email', 'email_verified', 'groups', 'locale'],
    },
    conformIdTokenClaims: false,
    cookies: { keys: ['of the tests'] },
    pkce: { required: (_context, client) => client.clientId === clientId },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ tid: tenant, ...behaviour.accounts[sub], sub }),
    }),
    features: { rpInitiatedLogout: { enabled: true } },
    jwks: { keys },
    responseTypes: ['code', 'id_token'],
    routes,
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
}

const server = createServer();
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const MICROSOFT_ROUTES: Configuration['routes'] = {
  authorization: '/oauth2/v2.0/authorize',
  token: '/oauth2/v2.0/token',
  jwks: '/discovery/v2.0/keys',
};
/** By the path that they are mounted at. */
const createProviders = (): [path: string, provider: Provider][] => [
  [`/${tenant}`, createProvider(`${base}/${tenant}/v2.0`, MICROSOFT_ROUTES)],
  ['/google', createProvider('https://accounts.google.com')],
  ['', createProvider(base)],
];
await rotate();
let providers = createProviders();

async function tokenInfo(request: IncomingMessage): Promise<[number, unknown]> {
  const form = new URLSearchParams(await text(request));
  const [, [, google]] = providers as [unknown, [string, Provider]];
  const token = await google.AccessToken.find(form.get('access_token') ?? '');
  if (!token) return [400, { error: 'invalid_token' }];
  return [
    200,
    {
      aud: token.clientId,
      azp: token.clientId,
      sub: token.accountId,
      email: behaviour.accounts[token.accountId]?.email,
      expires_in: String(token.remainingTTL),
    },
  ];
}

async function behave(request: IncomingMessage): Promise<[number, unknown]> {
  const wanted = JSON.parse(await text(request)) as Behaviour;
  Object.assign(behaviour, wanted);
  if (wanted.rotate) {
    await rotate();
    providers = createProviders();
  }
  return [200, {}];
}

server.on('request', async (request, response) => {
  // The provider's pages for tests have none to choose an account: one always signs in.
  const url = (request.url ?? '').replace(/([?&])prompt=select_account&?/, '$1');
  const answer = ([status, body]: [number, unknown]) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (url === '/test') return answer(await behave(request));
  if (behaviour.down) return request.destroy();
  if (behaviour.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, behaviour.delayMs));
  if (url === '/google/token-info') return answer(await tokenInfo(request));
  const [path, provider] = providers.find(([mounted]) => url.startsWith(`${mounted}/`)) ?? [];
  if (path === undefined || provider === undefined) return answer([404, {}]);
  // As a framework would that it is mounted in.
  Object.assign(request, { originalUrl: url });
  request.url = url.slice(path.length);
  return provider.callback()(request, response);
});
console.log(base);
