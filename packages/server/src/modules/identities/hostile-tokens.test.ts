import { contract } from '@tavoite/model';
import type { JWTPayload } from 'jose';
import { createTokenMaker, encode, type HostileTokens } from '../../../test/hostile-tokens.js';
import { CLIENT_ID, IdentityProvider, TENANT } from '../../../test/identity-provider.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { MICROSOFT_AUTHORITY } from '../../auth/providers/microsoft.js';
import type { Config } from '../../config/config.js';
import { auditLog } from '../../db/schema/index.js';

const NOT_LINKED = 'The Microsoft account is not linked to any product accounts.';
const REFUSED = 'The account could not be checked. Start again.';
const NONCE = 'a-nonce-of-one-attempt';
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
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

const tokens = createTokenMaker(provider);
const { good, without, changed } = tokens;

/** Tokens of Microsoft's kind that must show nothing, though the account in them is linked. */
const hostile: HostileTokens = {
  ...tokens.hostile,
  'of the issuer with a suffix': (nonce) => good(nonce, { iss: `${provider.url}/${TENANT}/v2.0/` }),
  'of the real service, not the configured one': (nonce) =>
    good(nonce, { iss: `${MICROSOFT_AUTHORITY}/${TENANT}/v2.0` }),
  'of another tenant': (nonce) =>
    good(nonce, { tid: OTHER_TENANT, iss: `${provider.url}/${OTHER_TENANT}/v2.0` }),
  'whose tenant is not its issuer': (nonce) => good(nonce, { tid: OTHER_TENANT }),
  'without a tenant': (nonce) => without(nonce, 'tid'),
  'without an object': (nonce) => without(nonce, 'oid'),
  'with an empty object': (nonce) => good(nonce, { oid: '' }),
  'with a list of objects': (nonce) =>
    good(nonce, { oid: ['99999999-8888-4777-8666-555555555555'] }),
  'of a personal account': (nonce) =>
    good(nonce, { tid: PERSONAL_TENANT, iss: `${provider.url}/${PERSONAL_TENANT}/v2.0` }),
  'with an object of unreadable characters': (nonce) => good(nonce, { oid: '\u0000' }),
  'with a subject that is long': (nonce) => good(nonce, { oid: '9'.repeat(5000) }),
  'with a subject of another script': (nonce) =>
    good(nonce, { oid: '９９９９９９９９-8888-4777-8666-555555555555' }),
  'with another payload': (nonce) =>
    changed(nonce, 1, () => encode(tokens.claims(nonce, { oid: TENANT }))),
  'with a claim twice': (nonce) =>
    changed(nonce, 1, () => encode(`{"oid":"x",${JSON.stringify(tokens.claims(nonce)).slice(1)}`)),
};

/** Only where the server made the nonce does it check that the token carries it. */
const hostileInAttempt: HostileTokens = { ...hostile, ...tokens.ofOtherAttempts };

const beginSignIn = async () => {
  const body = { provider: 'azure' } as const;
  const answer = await server.call(contract.beginExternalSignIn, { body });
  return answer.body.nonce;
};
const beginConnect = async (token: string) => {
  const body = { provider: 'azure' } as const;
  const answer = await server.call(contract.beginConnect, { token, body });
  return answer.body.nonce;
};
const signInWith = (body: { id_token: string; nonce?: string }) =>
  server.call(contract.signInWithAzure, { body, headers: fromNewNetwork() });
const connectWith = (token: string, body: { id_token: string; nonce?: string }) =>
  server.call(contract.connectAzure, { token, body, headers: fromNewNetwork() });
const events = () => server.seed((tx) => tx.select().from(auditLog).orderBy(auditLog.id));

async function linkedUser(values: JWTPayload = {}) {
  const user = await server.createUser();
  const nonce = await beginConnect(user.token);
  const answer = await connectWith(user.token, { id_token: await good(nonce, values), nonce });
  expect(answer).toMatchObject({ status: 200, body: { key: user.token } });
  return user;
}

let userId: number;
beforeAll(async () => {
  userId = (await linkedUser()).id;
});

it('takes a good token, so that the others fail by what is wrong with them', async () => {
  const nonce = await beginSignIn();
  const token = await good(nonce, { email: 'new-address@example.com' });
  const answer = await signInWith({ id_token: token, nonce });
  expect(answer.status).toBe(200);
  const details = await server.call(contract.getUserDetails, { token: answer.body.key ?? '' });
  expect(details.body.id).toBe(userId);
});

it('takes one without a nonce of ours, as specified', async () => {
  expect((await signInWith({ id_token: await good(NONCE) })).status).toBe(200);
});

async function expectRefused(token: string, nonce: string | undefined) {
  const before = (await events()).length;
  const answer = await signInWith({ id_token: token, ...(nonce !== undefined && { nonce }) });
  expect(answer.status).toBe(400);
  expect(fieldErrors(answer)).toEqual({ non_field_errors: [NOT_LINKED] });
  const added = (await events()).slice(before);
  expect(added.map(({ event }) => event)).toEqual(['identity_refused']);
  if (token.length > 3) expect(JSON.stringify(added)).not.toContain(token.slice(0, 60));
}

describe.each(Object.entries(hostileInAttempt))('a token %s', (_, make) => {
  it('signs nobody in and is written down without the token', async () => {
    const nonce = await beginSignIn();
    await expectRefused(await make(nonce), nonce);
  });

  it('links nothing', async () => {
    const other = await server.createUser();
    const nonce = await beginConnect(other.token);
    const answer = await connectWith(other.token, { id_token: await make(nonce), nonce });
    // The account is linked already: only the message tells that the token itself was refused.
    expect(fieldErrors(answer)).toEqual({ non_field_errors: [REFUSED] });
    const list = await server.call(contract.listIdentities, { token: other.token });
    expect(list.body.results).toEqual([]);
  });
});

it.each(Object.entries(hostile))('without a nonce, too, a token %s signs nobody in', (_, make) =>
  Promise.resolve(make(NONCE)).then((token) => expectRefused(token, undefined)),
);

describe('a nonce', () => {
  it('works once', async () => {
    const nonce = await beginSignIn();
    expect((await signInWith({ id_token: await good(nonce), nonce })).status).toBe(200);
    expect((await signInWith({ id_token: await good(nonce), nonce })).status).toBe(400);
  });

  it('that is in the token has to be in the request', async () => {
    const nonce = await beginSignIn();
    await expectRefused(await good(nonce), undefined);
  });

  it('of a sign-in links nothing', async () => {
    const other = await server.createUser();
    const nonce = await beginSignIn();
    const oid = 'cccccccc-8888-4777-8666-555555555555';
    const answer = await connectWith(other.token, { id_token: await good(nonce, { oid }), nonce });
    expect(fieldErrors(answer)).toEqual({ non_field_errors: [REFUSED] });
  });

  it('of a link signs nobody in', async () => {
    const other = await server.createUser();
    const nonce = await beginConnect(other.token);
    await expectRefused(await good(nonce), nonce);
  });

  it('of one user links nothing to another', async () => {
    const [one, other] = [await server.createUser(), await server.createUser()];
    const nonce = await beginConnect(one.token);
    const oid = 'dddddddd-8888-4777-8666-555555555555';
    const answer = await connectWith(other.token, { id_token: await good(nonce, { oid }), nonce });
    expect(fieldErrors(answer)).toEqual({ non_field_errors: [REFUSED] });
  });

  it('of another provider is refused', async () => {
    const body = { provider: 'google' } as const;
    const answer = await server.call(contract.beginExternalSignIn, { body });
    const { nonce } = answer.body;
    await expectRefused(await good(nonce), nonce);
  });

  it.each([
    ['invented', () => `tavoite1.9999999999.${'a'.repeat(22)}.${'a'.repeat(43)}`],
    ['made by a client', () => NONCE],
    ['with a later end', (nonce: string) => nonce.replace(/\.\d+\./, '.9999999999.')],
    ['with another signature', (nonce: string) => `${nonce.slice(0, -2)}AA`],
  ])('that is %s is refused', async (_, change) => {
    const nonce = change(await beginSignIn());
    await expectRefused(await good(nonce), nonce);
  });

  it('that is too old is refused', async () => {
    const nonce = await beginSignIn();
    const later = Date.now() + 31 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const at = Math.floor(later / 1000);
    await expectRefused(await good(nonce, { iat: at, nbf: at, exp: at + 600 }), nonce);
    jest.restoreAllMocks();
  });
});

it('takes no token twice', async () => {
  const token = await good(NONCE);
  expect((await signInWith({ id_token: token })).status).toBe(200);
  await expectRefused(token, undefined);
});

it.each([16_385, 1_000_000])(
  'refuses a token of %i characters before it reads it, and writes that down',
  async (length) => {
    const reads = provider.keyReads;
    await expectRefused('x'.repeat(length), undefined);
    expect(provider.keyReads).toBe(reads);
  },
);

it('takes no request that is longer', async () => {
  expect((await signInWith({ id_token: 'x'.repeat(1_100_000) })).status).toBe(413);
});

it('never matches by e-mail', async () => {
  const victim = await server.createUser({ email: 'victim@example.com' });
  const oid = 'aaaaaaaa-8888-4777-8666-555555555555';
  const token = await good(NONCE, { oid, email: victim.email });
  expect((await signInWith({ id_token: token })).status).toBe(400);
});

it('links an account to one user only', async () => {
  const second = await server.createUser();
  const answer = await connectWith(second.token, { id_token: await good(NONCE) });
  expect(fieldErrors(answer)).toEqual({
    non_field_errors: ['This account is already linked to another user.'],
  });
});

it('keeps the last way in', async () => {
  const user = await linkedUser({ oid: 'bbbbbbbb-8888-4777-8666-555555555555' });
  const answer = await server.call(contract.disconnectAzure, { token: user.token });
  expect(answer.status).toBe(400);
  const own = (await events()).filter((event) => event.userId === user.id);
  expect(own.map(({ event }) => event)).toEqual(['identity_linked']);
});

it('keeps the name of an account readable, whatever the provider calls it', async () => {
  const user = await linkedUser({
    oid: 'eeeeeeee-8888-4777-8666-555555555555',
    email: ` \u0000maija\ud800@example.com\n${'x'.repeat(1000)}`,
  });
  const list = await server.call(contract.listIdentities, { token: user.token });
  expect(list.body.results[0]?.name).toMatch(/^maija@example\.comx{200,}$/);
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
