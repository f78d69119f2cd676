import { contract } from '@tavoite/model';
import { createTokenMaker } from '../../../test/hostile-tokens.js';
import { CLIENT_ID, IdentityProvider } from '../../../test/identity-provider.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import type { Config } from '../../config/config.js';
import { auditLog } from '../../db/schema/index.js';

/*
 * ID tokens that a provider hands out for a code are believed no more than those that a browser brings:
 * whoever can write into a provider's answers, or has a client of their own there, gets nobody's account.
 */

const provider = new IdentityProvider();
// Read when the server starts: only then does the provider have an address.
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

const KINDS = {
  google: {
    signIn: contract.signInWithGoogle,
    connect: contract.connectGoogle,
    tokens: createTokenMaker(provider, () => ({ iss: 'https://accounts.google.com' })),
    says: 'The Google account is not linked to any product accounts.',
  },
  oidc: {
    signIn: contract.signInWithOidc,
    connect: contract.connectOidc,
    tokens: createTokenMaker(provider, () => ({ iss: provider.url })),
    says: 'The account is not linked to any product accounts.',
  },
} as const;

let count = 0;
/** A request with a code that the provider exchanges for this token. */
function requestWith(token: string, nonce: string) {
  const code = `code-${++count}`;
  provider.codes.set(code, token);
  const { publicUrl } = server.services.config;
  return {
    body: { code, code_verifier: 'v'.repeat(43), nonce, redirect_uri: `${publicUrl}/login` },
    headers: { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` },
  };
}

describe.each(['google', 'oidc'] as const)('of %s', (kind) => {
  const { signIn, connect, tokens, says } = KINDS[kind];
  const begin = async () =>
    (await server.call(contract.beginExternalSignIn, { body: { provider: kind } })).body.nonce;
  const lines = async () => (await server.seed((tx) => tx.select().from(auditLog))).length;

  beforeAll(async () => {
    const { token } = await server.createUser();
    const begun = await server.call(contract.beginConnect, { token, body: { provider: kind } });
    const { nonce } = begun.body;
    const request = requestWith(await tokens.good(nonce), nonce);
    expect((await server.call(connect, { ...request, token })).status).toBe(200);
  });

  it('the good token signs in, so that the others fail by what is wrong with them', async () => {
    const nonce = await begin();
    const request = requestWith(await tokens.good(nonce), nonce);
    expect((await server.call(signIn, request)).status).toBe(200);
  });

  it.each(Object.entries({ ...tokens.hostile, ...tokens.ofOtherAttempts }))(
    'a token %s signs nobody in',
    async (_, make) => {
      const nonce = await begin();
      const before = await lines();
      const answer = await server.call(signIn, requestWith(await make(nonce), nonce));
      expect(answer.status).toBe(400);
      expect(fieldErrors(answer)).toEqual({ non_field_errors: [says] });
      expect(await lines()).toBe(before + 1);
    },
  );

  it('a code for an address of someone else is not even exchanged', async () => {
    const nonce = await begin();
    const request = requestWith(await tokens.good(nonce), nonce);
    const body = { ...request.body, redirect_uri: 'https://evil.example/login' };
    expect((await server.call(signIn, { ...request, body })).status).toBe(400);
    expect(provider.codes.has(body.code)).toBe(true);
  });
});
