import { contract } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { ALG, CLIENT_ID, IdentityProvider, TENANT } from '../../../test/identity-provider.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { MICROSOFT_AUTHORITY } from '../../auth/providers/microsoft.js';
import type { Config } from '../../config/config.js';
import { auditLog } from '../../db/schema/index.js';

const NOT_LINKED = 'The Microsoft account is not linked to any product accounts.';
const REFUSED = 'The account could not be checked. Start again.';
const NONCE = 'a-nonce-of-one-attempt';
const OTHER_TENANT = '77777777-2222-4333-8444-555555555555';

const provider = new IdentityProvider();
// The addresses are known once the provider listens: the settings are read when the server starts.
const providers: Config['providers'] = {
  get google() {
    return {
      clientId: CLIENT_ID,
      clientSecret: 'secret',
      authorizationUrl: `${provider.url}/authorize`,
      tokenUrl: `${provider.url}/token`,
      tokenInfoUrl: `${provider.url}/token-info`,
      keysUrl: `${provider.url}/keys`,
    };
  },
  get microsoft() {
    return {
      clientId: CLIENT_ID,
      clientSecret: null,
      tenant: TENANT,
      authority: provider.url,
    };
  },
  oidc: null,
};
beforeAll(() => provider.start());
const server = useTestServer({ config: { providers, trustedProxies: 1 } });
afterAll(() => provider.stop());

let networks = 0;
const fromNewNetwork = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${networks >> 8}.${networks & 255}` };
};

let tokens = 0;
/** A good token, unlike every other one. */
const good = (values: JWTPayload = {}) =>
  provider.sign(provider.claims({ jti: `token-${++tokens}`, ...values }));
const without = (name: string) => {
  const { [name]: _, ...claims } = provider.claims();
  return provider.sign(claims);
};
const now = () => Math.floor(Date.now() / 1000);
const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token whose header names `alg` and whose HMAC secret is the provider's public key. */
async function signedWithPublicKey() {
  const secret = Buffer.from(await exportSPKI(provider.key.pair.publicKey));
  return new SignJWT(provider.claims())
    .setProtectedHeader({ alg: 'HS256', kid: provider.key.kid })
    .sign(secret);
}

async function signedByStranger(header: Record<string, unknown> = {}) {
  const { privateKey } = await generateKeyPair(ALG);
  return new SignJWT(provider.claims())
    .setProtectedHeader({ alg: ALG, kid: provider.key.kid, ...header })
    .sign(privateKey);
}

async function changed(part: 0 | 1 | 2, change: (text: string) => string) {
  const parts = (await good()).split('.');
  parts[part] = change(parts[part] ?? '');
  return parts.join('.');
}

/** Tokens that must show nothing, though the account in them is linked. */
const hostile: Record<string, () => Promise<string> | string> = {
  expired: () => good({ exp: now() - 120 }),
  'not yet valid': () => good({ nbf: now() + 600 }),
  'issued in the future': () => good({ iat: now() + 600 }),
  'issued long ago': () => good({ iat: now() - 86_400 }),
  'without an expiry': () => without('exp'),
  'without a time of issue': () => without('iat'),
  'with an expiry that is text': () => good({ exp: 'tomorrow' as never }),
  'for another audience': () => good({ aud: 'someone-else' }),
  'for ours and another audience': () => good({ aud: [CLIENT_ID, 'someone-else'] }),
  'for a list of ours alone': () => good({ aud: [CLIENT_ID] }),
  'without an audience': () => without('aud'),
  'made for another client': () => good({ azp: 'someone-else' }),
  'of another issuer': () => good({ iss: 'https://evil.example/v2.0' }),
  'of the issuer with a suffix': () => good({ iss: `${provider.url}/${TENANT}/v2.0/` }),
  'of the real service, not the configured one': () =>
    good({ iss: `${MICROSOFT_AUTHORITY}/${TENANT}/v2.0` }),
  'without an issuer': () => without('iss'),
  'of another tenant': () =>
    good({ tid: OTHER_TENANT, iss: `${provider.url}/${OTHER_TENANT}/v2.0` }),
  'whose tenant is not its issuer': () => good({ tid: OTHER_TENANT }),
  'without a tenant': () => without('tid'),
  'without an object': () => without('oid'),
  'with an empty object': () => good({ oid: '' }),
  'with a list of objects': () => good({ oid: ['99999999-8888-4777-8666-555555555555'] }),
  'without a subject': () => without('sub'),
  'with another nonce': () => good({ nonce: 'the-nonce-of-someone-else' }),
  'without a nonce': () => without('nonce'),
  'of alg none': () => new UnsecuredJWT(provider.claims()).encode(),
  'of alg NONE': async () => changed(0, () => encode({ alg: 'NONE', kid: provider.key.kid })),
  'of alg none, with a signature': async () => changed(0, () => encode({ alg: 'none' })),
  'signed with the public key': signedWithPublicKey,
  'signed by a stranger': () => signedByStranger(),
  'with a key of its own in the header': async () => {
    const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true });
    return new SignJWT(provider.claims())
      .setProtectedHeader({ alg: ALG, jwk: await exportJWK(publicKey) })
      .sign(privateKey);
  },
  'with keys at an address of its own': () => signedByStranger({ jku: 'http://127.0.0.1:1/keys' }),
  'with a key id that is a path': () => signedByStranger({ kid: '../../../../dev/null' }),
  'with a key id that is an address': () => signedByStranger({ kid: 'http://127.0.0.1:1/key' }),
  'with a key id that is SQL': () => signedByStranger({ kid: "' OR '1'='1" }),
  'with an unknown critical header': async () =>
    changed(0, () => encode({ alg: ALG, kid: provider.key.kid, crit: ['x'], x: true })),
  unsigned: () => changed(2, () => ''),
  'with another payload': () => changed(1, () => encode(provider.claims({ oid: TENANT }))),
  'with a claim twice': () =>
    changed(1, () => encode(`{"oid":"x",${JSON.stringify(provider.claims()).slice(1)}`)),
  'with a header that is no JSON': () => changed(0, () => encode('{')),
  'of two parts': async () => (await good()).split('.').slice(0, 2).join('.'),
  'of five parts': async () => `${await good()}.x.x`,
  'that is no token': () => 'x',
};

const signInWith = (id_token: string, nonce = NONCE) =>
  server.call(contract.signInWithAzure, { body: { id_token, nonce }, headers: fromNewNetwork() });

let userId: number;
beforeAll(async () => {
  const user = await server.createUser();
  userId = user.id;
  const answer = await server.call(contract.connectAzure, {
    token: user.token,
    body: { id_token: await good(), nonce: NONCE },
    headers: fromNewNetwork(),
  });
  expect(answer).toMatchObject({ status: 200, body: { key: user.token } });
});

it('takes a good token, so that the others fail by what is wrong with them', async () => {
  const answer = await signInWith(await good({ email: 'new-address@example.com' }));
  expect(answer.status).toBe(200);
  const details = await server.call(contract.getUserDetails, { token: answer.body.key ?? '' });
  expect(details.body.id).toBe(userId);
});

describe.each(Object.entries(hostile))('a token %s', (_, make) => {
  it('signs nobody in and is written down without the token', async () => {
    const events = () => server.seed((tx) => tx.select().from(auditLog));
    const before = (await events()).length;
    const token = await make();
    const answer = await signInWith(token);
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer)).toEqual({ non_field_errors: [NOT_LINKED] });
    const added = (await events()).slice(before);
    expect(added).toHaveLength(1);
    expect(added[0]?.event).toBe('identity_refused');
    if (token.length > 3) expect(JSON.stringify(added)).not.toContain(token.slice(0, 60));
  });

  it('links nothing', async () => {
    const other = await server.createUser();
    const answer = await server.call(contract.connectAzure, {
      token: other.token,
      body: { id_token: await make(), nonce: NONCE },
      headers: fromNewNetwork(),
    });
    // The account is linked already: only the message tells that the token itself was refused.
    expect(fieldErrors(answer)).toEqual({ non_field_errors: [REFUSED] });
    const list = await server.call(contract.listIdentities, { token: other.token });
    expect(list.body.results).toEqual([]);
  });
});

it('takes no token twice', async () => {
  const token = await good();
  expect((await signInWith(token)).status).toBe(200);
  expect((await signInWith(token)).status).toBe(400);
});

it('refuses a token of a megabyte before it reads it', async () => {
  const reads = provider.keyReads;
  const answer = await signInWith('x'.repeat(1_000_000));
  expect([400, 413]).toContain(answer.status);
  expect(provider.keyReads).toBe(reads);
});

it('never matches by e-mail', async () => {
  const victim = await server.createUser({ email: 'victim@example.com' });
  const answer = await signInWith(
    await good({ oid: 'aaaaaaaa-8888-4777-8666-555555555555', email: victim.email }),
  );
  expect(answer.status).toBe(400);
});

it('links an account to one user only', async () => {
  const second = await server.createUser();
  const answer = await server.call(contract.connectAzure, {
    token: second.token,
    body: { id_token: await good(), nonce: NONCE },
    headers: fromNewNetwork(),
  });
  expect(fieldErrors(answer)).toEqual({
    non_field_errors: ['This account is already linked to another user.'],
  });
});

it('keeps the last way in', async () => {
  const user = await server.createUser();
  const oid = 'bbbbbbbb-8888-4777-8666-555555555555';
  await server.call(contract.connectAzure, {
    token: user.token,
    body: { id_token: await good({ oid }), nonce: NONCE },
    headers: fromNewNetwork(),
  });
  const answer = await server.call(contract.disconnectAzure, { token: user.token });
  expect(answer.status).toBe(400);
  const events = await server.seed((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.userId, user.id)),
  );
  expect(events.map(({ event }) => event)).toEqual(['identity_linked']);
});

describe('an access token of Google', () => {
  const facts = { aud: CLIENT_ID, azp: CLIENT_ID, sub: '1234', expires_in: '3000' };
  const call = (access_token: string) =>
    server.call(contract.signInWithGoogle, { body: { access_token }, headers: fromNewNetwork() });
  beforeAll(async () => {
    provider.accessTokens.set('good', facts);
    provider.accessTokens.set('other client', { ...facts, aud: 'someone-else' });
    provider.accessTokens.set('other party', { ...facts, azp: 'someone-else' });
    provider.accessTokens.set('expired', { ...facts, expires_in: '0' });
    provider.accessTokens.set('no subject', { ...facts, sub: undefined });
    const user = await server.createUser();
    await server.call(contract.connectGoogle, {
      token: user.token,
      body: { access_token: 'good' },
      headers: fromNewNetwork(),
    });
  });

  it('signs in with the good one', async () => expect((await call('good')).status).toBe(200));

  it.each(['other client', 'other party', 'expired', 'no subject', 'unknown'])(
    'refuses: %s',
    async (token) => {
      expect(fieldErrors(await call(token))).toEqual({
        non_field_errors: ['The Google account is not linked to any product accounts.'],
      });
    },
  );
});

it('says that a failing provider cannot be asked', async () => {
  provider.mode = 'failing';
  const answer = await server.call(contract.signInWithGoogle, {
    body: { access_token: 'good' },
    headers: fromNewNetwork(),
  });
  provider.mode = 'up';
  expect(answer.status).toBe(503);
});
