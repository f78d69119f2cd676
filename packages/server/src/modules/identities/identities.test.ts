import { contract } from '@tavoite/model';
import type { JWTPayload } from 'jose';
import { CLIENT_ID, IdentityProvider } from '../../../test/identity-provider.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import type { Config } from '../../config/config.js';

const PASSWORD = 'a long enough secret';

const provider = new IdentityProvider();
// Read when the server starts: only then does the provider have an address.
const providers: Config['providers'] = {
  google: null,
  microsoft: null,
  get oidc() {
    return {
      issuer: provider.url,
      clientId: CLIENT_ID,
      clientSecret: 'secret',
      name: 'Works',
      signsOut: false,
      members: null,
    };
  },
};
beforeAll(() => provider.start());
const server = useTestServer({ config: { providers, trustedProxies: 1 } });
afterAll(() => provider.stop());
afterEach(() => jest.restoreAllMocks());

let count = 0;
const headers = () => ({ 'x-forwarded-for': `198.51.100.${++count}` });

/** What the client sends after the provider's page sent it back with a code. */
async function proof(sub: string, values: JWTPayload = {}, token?: string) {
  const body = { provider: 'oidc' } as const;
  const begun = await (token === undefined
    ? server.call(contract.beginExternalSignIn, { body })
    : server.call(contract.beginConnect, { token, body }));
  const { nonce } = begun.body;
  const code = `code-${++count}`;
  const claims = provider.claims({ iss: provider.url, sub, nonce, ...values });
  provider.codes.set(code, await provider.sign(claims));
  return {
    code,
    code_verifier: 'v'.repeat(43),
    nonce,
    redirect_uri: `${server.services.config.publicUrl}/login`,
  };
}

async function linkedUser(sub: string, values: { password?: string } = {}) {
  const user = await server.createUser(values);
  const body = await proof(sub, {}, user.token);
  const answer = await server.call(contract.connectOidc, {
    token: user.token,
    body,
    headers: headers(),
  });
  expect(answer.status).toBe(200);
  return user;
}

const signIn = (body: Awaited<ReturnType<typeof proof>>) =>
  server.call(contract.signInWithOidc, { body, headers: headers() });

it('tells what the client needs, and null for what is not set up', async () => {
  const { body } = await server.call(contract.getProviders, {});
  expect(body).toEqual({
    google: null,
    azure: null,
    oidc: { client_id: CLIENT_ID, authorization_url: `${provider.url}/authorize`, name: 'Works' },
  });
});

it('links, signs in under a changed e-mail, and unlinks, which ends all other sessions', async () => {
  const user = await linkedUser('anna', { password: PASSWORD });
  const signedIn = await signIn(await proof('anna', { email: 'changed@example.com' }));
  const key = signedIn.body.key ?? '';
  expect((await server.call(contract.getUserDetails, { token: key })).body.id).toBe(user.id);

  expect((await server.call(contract.disconnectOidc, { token: key })).status).toBe(204);
  expect((await server.call(contract.getUserDetails, { token: key })).status).toBe(200);
  expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(401);
  expect((await server.call(contract.listIdentities, { token: key })).body).toEqual({
    results: [],
    has_password: true,
    has_authenticator: false,
  });
  expect((await signIn(await proof('anna'))).status).toBe(400);
});

it('knows a foreign account no more than a refused one', async () => {
  await linkedUser('bertta');
  const message = { non_field_errors: ['The account is not linked to any product accounts.'] };
  expect(fieldErrors(await signIn(await proof('stranger')))).toEqual(message);
  expect(fieldErrors(await signIn(await proof('bertta', { nonce: 'of another attempt' })))).toEqual(
    message,
  );
});

it('takes no code twice', async () => {
  await linkedUser('cecilia');
  const body = await proof('cecilia');
  expect((await signIn(body)).status).toBe(200);
  expect((await signIn(body)).status).toBe(400);
});

it('reads the keys again at once when the provider has changed them, but not endlessly', async () => {
  await linkedUser('daniel');
  const reads = provider.keyReads;
  await provider.rotate();
  expect((await signIn(await proof('daniel'))).status).toBe(200);
  expect(provider.keyReads).toBe(reads + 1);
  for (let i = 0; i < 8; i += 1) {
    const body = await proof('daniel');
    const claims = provider.claims({ iss: provider.url, sub: 'daniel', nonce: body.nonce });
    provider.codes.set(body.code, await provider.sign(claims, { kid: `invented-${i}` }));
    expect((await signIn(body)).status).toBe(400);
  }
  expect(provider.keyReads).toBeLessThanOrEqual(reads + 5);
});

it('lets the password in while the provider is down', async () => {
  const user = await linkedUser('eeva', { password: PASSWORD });
  const body = await proof('eeva');
  provider.mode = 'failing';
  const [external, own] = await Promise.all([
    signIn(body),
    server.call(contract.login, {
      body: { username: user.email, password: PASSWORD },
      headers: headers(),
    }),
  ]);
  provider.mode = 'up';
  expect(external.status).toBe(503);
  expect(own.status).toBe(200);
});
