import { contract, type IdentityProvider } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  newVerifier,
  ORIGIN,
  ProviderProcess,
  TENANT,
} from '../../../test/provider-process.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import type { Config } from '../../config/config.js';
import { auditLog, externalIdentity } from '../../db/schema/index.js';

/*
 * Against a provider that nobody here has written, in a process of its own: pages to sign in and to
 * consent, PKCE, its own tokens and keys.
 */

const PASSWORD = 'a long enough secret';
const REDIRECT = `${ORIGIN}/login`;
const REFUSED = { non_field_errors: ['The account could not be checked. Start again.'] };

const provider = new ProviderProcess();
const PATHS = {
  google: '/google/auth',
  azure: `/${TENANT}/oauth2/v2.0/authorize`,
  oidc: '/auth',
} as const;

// Read when the server starts: only then does the provider have an address.
const providers: Config['providers'] = {
  get google() {
    return {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      authorizationUrl: `${provider.url}${PATHS.google}`,
      tokenUrl: `${provider.url}/google/token`,
      tokenInfoUrl: `${provider.url}/google/token-info`,
      keysUrl: `${provider.url}/google/jwks`,
    };
  },
  get microsoft() {
    const { url: authority } = provider;
    return { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, tenant: TENANT, authority };
  },
  get oidc() {
    return {
      issuer: provider.url,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: 'Works',
      signsOut: true,
      members: null,
    };
  },
};

let written = '';
beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
  await provider.start();
});
const server = useTestServer({
  config: { providers, publicUrl: ORIGIN, trustedProxies: 1, logLevel: 'debug' },
  jobs: true,
});
afterAll(async () => {
  await provider.kill();
  jest.restoreAllMocks();
});

let networks = 0;
const headers = () => ({ 'x-forwarded-for': `198.51.100.${++networks}` });
let accounts = 0;
/** An account at the provider that no other test uses. */
const newAccount = () => `99999999-8888-4777-8666-${String(++accounts).padStart(12, '0')}`;
const claimsOf = (account: string, values: object = {}) => ({
  [account]: { oid: account, email: `${account}@example.com`, email_verified: true, ...values },
});

const begin = async (name: IdentityProvider, token?: string) => {
  const body = { provider: name };
  const { body: begun } = await (token === undefined
    ? server.call(contract.beginExternalSignIn, { body })
    : server.call(contract.beginConnect, { token, body }));
  return begun.nonce;
};

/**
 * What the client sends once the user has signed in and consented at the provider's pages.
 * @param token of the user to whom the account is to be linked; without it the code is to sign in
 */
async function codeOf(name: IdentityProvider, account: string, token?: string) {
  const nonce = await begin(name, token);
  const { verifier, challenge } = newVerifier();
  const back = await provider.visit({
    account,
    path: PATHS[name],
    parameters: {
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: REDIRECT,
      state: 'of the client',
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    },
  });
  expect(back.href).toMatch(`${REDIRECT}?`);
  const code = back.searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  return { code, code_verifier: verifier, nonce, redirect_uri: REDIRECT };
}

const CALLS = {
  google: {
    signIn: contract.signInWithGoogle,
    connect: contract.connectGoogle,
    disconnect: contract.disconnectGoogle,
  },
  azure: {
    signIn: contract.signInWithAzure,
    connect: contract.connectAzure,
    disconnect: contract.disconnectAzure,
  },
  oidc: {
    signIn: contract.signInWithOidc,
    connect: contract.connectOidc,
    disconnect: contract.disconnectOidc,
  },
} as const;

type Body = Awaited<ReturnType<typeof codeOf>>;
const signInWith = (name: IdentityProvider, body: Body | object) =>
  server.call(CALLS[name].signIn, { body: body as Body, headers: headers() });
const connectWith = (name: IdentityProvider, token: string, body: Body | object) =>
  server.call(CALLS[name].connect, { token, body: body as Body, headers: headers() });

async function linkedUser(name: IdentityProvider, account = newAccount()) {
  await provider.behave({ accounts: claimsOf(account) });
  const user = await server.createUser({ password: PASSWORD });
  const answer = await connectWith(name, user.token, await codeOf(name, account, user.token));
  expect(answer).toMatchObject({ status: 200, body: { key: user.token } });
  return { ...user, account };
}

async function mailsTo(email: string, count: number) {
  for (let tries = 0; tries < 200; tries += 1) {
    const mails = server.mails.filter(({ to }) => to.address === email);
    if (mails.length >= count) return mails;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There are no ${count} mails to ${email}`);
}

const NAMES = ['google', 'azure', 'oidc'] as const;

describe.each(NAMES)('an account of %s', (name) => {
  it('is linked, signs in under a changed e-mail, and is unlinked; the user is told', async () => {
    const user = await linkedUser(name);
    await provider.behave({ accounts: claimsOf(user.account, { email: 'new@example.com' }) });
    const signedIn = await signInWith(name, await codeOf(name, user.account));
    expect(signedIn.status).toBe(200);
    const { key = '' } = signedIn.body;
    expect((await server.call(contract.getUserDetails, { token: key })).body.id).toBe(user.id);

    expect((await server.call(CALLS[name].disconnect, { token: key })).status).toBe(204);
    expect((await server.call(contract.getUserDetails, { token: user.token })).status).toBe(401);
    expect((await signInWith(name, await codeOf(name, user.account))).status).toBe(400);
    const mails = await mailsTo(user.email, 2);
    expect(mails.map(({ text }) => /was (linked|unlinked)/.exec(text)?.[1]).sort()).toEqual([
      'linked',
      'unlinked',
    ]);
  });

  it('is nobody here before it is linked', async () => {
    const account = newAccount();
    const stranger = await server.createUser();
    // Not even where it says that it is someone.
    await provider.behave({ accounts: claimsOf(account, { email: stranger.email }) });
    expect((await signInWith(name, await codeOf(name, account))).status).toBe(400);
  });

  it('signs nobody in by a code that is taken twice, stolen, or of another attempt', async () => {
    const user = await linkedUser(name);
    const twice = await codeOf(name, user.account);
    expect((await signInWith(name, twice)).status).toBe(200);
    expect((await signInWith(name, twice)).status).toBe(400);
    const stolen = await codeOf(name, user.account);
    const { verifier } = newVerifier();
    expect((await signInWith(name, { ...stolen, code_verifier: verifier })).status).toBe(400);
    const other = { ...(await codeOf(name, user.account)), nonce: await begin(name) };
    expect((await signInWith(name, other)).status).toBe(400);
    const elsewhere = {
      ...(await codeOf(name, user.account)),
      redirect_uri: 'https://evil.example/login',
    };
    expect((await signInWith(name, elsewhere)).status).toBe(400);
  });

  it('links nothing by an answer to a sign-in, nor for another user', async () => {
    const account = newAccount();
    await provider.behave({ accounts: claimsOf(account) });
    const [one, other] = [await server.createUser(), await server.createUser()];
    const ofSignIn = await codeOf(name, account);
    expect(fieldErrors(await connectWith(name, one.token, ofSignIn))).toEqual(REFUSED);
    const ofOther = await codeOf(name, account, other.token);
    expect(fieldErrors(await connectWith(name, one.token, ofOther))).toEqual(REFUSED);
    const linked = await linkedUser(name);
    const ofLink = await codeOf(name, linked.account, other.token);
    expect((await signInWith(name, ofLink)).status).toBe(400);
  });

  it('signs in with keys that are changed in the middle', async () => {
    const user = await linkedUser(name);
    const body = await codeOf(name, user.account);
    await provider.behave({ rotate: true });
    expect((await signInWith(name, body)).status).toBe(200);
  });

  it('is not shared when two users link it at once', async () => {
    const account = newAccount();
    await provider.behave({ accounts: claimsOf(account) });
    const users = await Promise.all(Array.from({ length: 5 }, () => server.createUser()));
    const bodies = await Promise.all(users.map(({ token }) => codeOf(name, account, token)));
    const answers = await Promise.all(
      users.map(({ token }, i) => connectWith(name, token, bodies[i] as Body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('starts no session that outlives its unlinking', async () => {
    const user = await linkedUser(name);
    const bodies = await Promise.all(Array.from({ length: 4 }, () => codeOf(name, user.account)));
    const [unlinking, ...signIns] = await Promise.all([
      server.call(CALLS[name].disconnect, { token: user.token }),
      ...bodies.map((body) => signInWith(name, body)),
    ]);
    expect(unlinking.status).toBe(204);
    for (const { status, body } of signIns) {
      expect([200, 400]).toContain(status);
      if (body.key === undefined) continue;
      const details = await server.call(contract.getUserDetails, { token: body.key });
      expect(details.status).toBe(401);
    }
  });
});

it('does nothing where the user does not consent', async () => {
  const account = newAccount();
  await provider.behave({ accounts: claimsOf(account) });
  const nonce = await begin('oidc');
  const back = await provider.visit({
    account,
    refuses: true,
    parameters: {
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: REDIRECT,
      nonce,
      code_challenge: newVerifier().challenge,
      code_challenge_method: 'S256',
    },
  });
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('code')).toBeNull();
});

it('takes the codes of one provider for no other', async () => {
  const { account } = await linkedUser('oidc');
  const body = await codeOf('azure', account);
  expect((await signInWith('oidc', body)).status).toBe(400);
  const nonce = await begin('oidc');
  expect((await signInWith('oidc', { ...body, nonce })).status).toBe(400);
});

describe('the bodies that are specified', () => {
  const fragment = async (account: string, nonce: string) => {
    const back = await provider.visit({
      account,
      path: PATHS.azure,
      parameters: {
        client_id: CLIENT_ID,
        response_type: 'id_token',
        scope: 'openid',
        redirect_uri: REDIRECT,
        nonce,
        // The provider wants it of this client, whatever is asked for.
        code_challenge: newVerifier().challenge,
        code_challenge_method: 'S256',
      },
    });
    return new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '';
  };

  it('sign in and link with an ID token of Microsoft, with or without our nonce', async () => {
    const account = newAccount();
    await provider.behave({ accounts: claimsOf(account) });
    const user = await server.createUser();
    const id_token = await fragment(account, 'made by the client');
    expect((await connectWith('azure', user.token, { id_token })).status).toBe(200);
    // Two tokens of one second with one nonce would be the same token.
    const again = await fragment(account, 'made by the client again');
    expect((await signInWith('azure', { id_token: again })).status).toBe(200);
    expect((await signInWith('azure', { id_token: again })).status).toBe(400);
    const nonce = await begin('azure');
    const bound = await fragment(account, nonce);
    expect((await signInWith('azure', { id_token: bound })).status).toBe(400);
    expect((await signInWith('azure', { id_token: bound, nonce })).status).toBe(200);
  });

  async function accessToken(account: string, client: string, secret: string, redirect: string) {
    const { verifier, challenge } = newVerifier();
    const back = await provider.visit({
      account,
      path: PATHS.google,
      parameters: {
        client_id: client,
        response_type: 'code',
        scope: 'openid',
        redirect_uri: redirect,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      },
    });
    const answer = await fetch(`${provider.url}/google/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client,
        client_secret: secret,
        code: back.searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: redirect,
      }),
    });
    return String(((await answer.json()) as Record<string, unknown>).access_token);
  }

  it('sign in with an access token of Google that was made for us, and for no other', async () => {
    const { account } = await linkedUser('google');
    const ours = await accessToken(account, CLIENT_ID, CLIENT_SECRET, REDIRECT);
    expect((await signInWith('google', { access_token: ours })).status).toBe(200);
    const foreign = await accessToken(
      account,
      'another-application',
      'of another application',
      'https://another.example/login',
    );
    expect(foreign).not.toBe('undefined');
    expect((await signInWith('google', { access_token: foreign })).status).toBe(400);
  });
});

describe('linking in a session that is not new', () => {
  const later = () => {
    const now = Date.now() + 11 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
  };
  afterEach(() => jest.mocked(Date.now).mockRestore());

  it('asks for the password, and takes no answer that nobody was asked for', async () => {
    const user = await server.createUser({ password: PASSWORD });
    later();
    const ask = (shown: object) =>
      server.call(contract.beginConnect, {
        token: user.token,
        body: { provider: 'oidc', ...shown },
        headers: headers(),
      });
    expect(Object.keys(fieldErrors(await ask({})))).toEqual(['password']);
    expect(Object.keys(fieldErrors(await ask({ password: 'not this one' })))).toEqual(['password']);
    expect(Object.keys(fieldErrors(await ask({ code: '123456' })))).toEqual(['code']);
    expect((await ask({ password: PASSWORD })).status).toBe(200);
    const answer = await connectWith('google', user.token, { access_token: 'x' });
    expect(fieldErrors(answer)).toEqual({
      non_field_errors: ['Sign out and in again to change this.'],
    });
  });

  it('tells a user without a password to sign in again', async () => {
    const user = await server.createUser();
    later();
    const body = { provider: 'oidc' } as const;
    const answer = await server.call(contract.beginConnect, { token: user.token, body });
    expect(fieldErrors(answer)).toEqual({ password: ['Sign out and in again to change this.'] });
  });
});

it('signs out at the provider whoever has signed in by it', async () => {
  const user = await linkedUser('oidc');
  const own = await server.call(contract.logout, { token: user.token });
  expect(own.body.sign_out_url).toBeUndefined();
  const { body } = await signInWith('oidc', await codeOf('oidc', user.account));
  const { sign_out_url: url = '' } = (await server.call(contract.logout, { token: body.key ?? '' }))
    .body;
  expect(url).toContain(encodeURIComponent(REDIRECT));
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form');
});

it('leaves the password alone while the provider is slow', async () => {
  const user = await linkedUser('oidc');
  const body = await codeOf('oidc', user.account);
  await provider.behave({ delayMs: 1500 });
  const order: string[] = [];
  const [external, own] = await Promise.all([
    signInWith('oidc', body).finally(() => order.push('external')),
    server
      .call(contract.login, {
        body: { username: user.email, password: PASSWORD },
        headers: headers(),
      })
      .finally(() => order.push('password')),
  ]);
  await provider.behave({ delayMs: 0 });
  expect([external.status, own.status]).toEqual([200, 200]);
  expect(order).toEqual(['password', 'external']);
});

it('gives up on a provider that answers too late', async () => {
  const user = await linkedUser('oidc');
  const body = await codeOf('oidc', user.account);
  await provider.behave({ delayMs: 10_000 });
  const answer = await signInWith('oidc', body);
  await provider.behave({ delayMs: 0 });
  expect(answer.status).toBe(503);
});

it.each(NAMES)(
  'lets the password in while the provider of %s is down, and goes on after it',
  async (name) => {
    const user = await linkedUser(name);
    const body = await codeOf(name, user.account);
    await provider.kill();
    const own = await server.call(contract.login, {
      body: { username: user.email, password: PASSWORD },
      headers: headers(),
    });
    expect(own.status).toBe(200);
    expect((await signInWith(name, body)).status).toBe(503);
    expect((await server.call(contract.getProviders, {})).status).toBe(200);
    await provider.start();
    await provider.behave({ accounts: claimsOf(user.account) });
    expect((await signInWith(name, await codeOf(name, user.account))).status).toBe(200);
  },
);

it('limits refused attempts from one network', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' };
  const call = () =>
    server.call(contract.signInWithGoogle, { body: { access_token: 'x' }, headers: from });
  const statuses: number[] = [];
  for (let i = 0; i < 61; i += 1) statuses.push((await call()).status);
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
  expect(statuses[60]).toBe(429);
});

it('writes no token, code or secret into the log, the audit log or the database', async () => {
  const user = await linkedUser('oidc');
  const good = await codeOf('oidc', user.account);
  const bad = { ...(await codeOf('oidc', user.account)), nonce: await begin('oidc') };
  expect((await signInWith('oidc', good)).status).toBe(200);
  expect((await signInWith('oidc', bad)).status).toBe(400);
  const stored = await server.seed(async (tx) => [
    await tx.select().from(auditLog),
    await tx.select().from(externalIdentity).where(eq(externalIdentity.userId, user.id)),
  ]);
  const all = written + JSON.stringify(stored);
  expect(written).toContain('/api/auth/oidc/');
  for (const body of [good, bad])
    for (const secret of [body.code, body.code_verifier, body.nonce, CLIENT_SECRET])
      expect(all).not.toContain(secret);
  expect(all).not.toMatch(/eyJ[\w-]{20}/);
});
