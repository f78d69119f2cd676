import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { ALG, CLIENT_ID, type IdentityProvider } from './identity-provider.js';

/** ID tokens with something wrong, by what it is; each is made for the nonce of an attempt. */
export type HostileTokens = Readonly<Record<string, (nonce: string) => Promise<string> | string>>;

const now = () => Math.floor(Date.now() / 1000);
export const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/**
 * Makes ID tokens of a provider: good ones, and those that no kind of provider must be believed.
 * @param own claims of this kind of provider
 */
export function createTokenMaker(provider: IdentityProvider, own: () => JWTPayload = () => ({})) {
  let count = 0;
  /** The claims of a good token, unlike those of every other one. */
  const claims = (nonce: string, values: JWTPayload = {}) =>
    provider.claims({ jti: `token-${++count}`, nonce, ...own(), ...values });
  const good = (nonce: string, values: JWTPayload = {}) => provider.sign(claims(nonce, values));
  const without = (nonce: string, name: string) => {
    const { [name]: _, ...others } = claims(nonce);
    return provider.sign(others);
  };

  /** A token whose header names `alg` and whose HMAC secret is the provider's public key. */
  async function signedWithPublicKey(nonce: string) {
    const secret = Buffer.from(await exportSPKI(provider.key.pair.publicKey));
    return new SignJWT(claims(nonce))
      .setProtectedHeader({ alg: 'HS256', kid: provider.key.kid })
      .sign(secret);
  }

  async function signedByStranger(nonce: string, header: Record<string, unknown> = {}) {
    const { privateKey } = await generateKeyPair(ALG);
    return new SignJWT(claims(nonce))
      .setProtectedHeader({ alg: ALG, kid: provider.key.kid, ...header })
      .sign(privateKey);
  }

  async function changed(nonce: string, part: 0 | 1 | 2, change: (text: string) => string) {
    const parts = (await good(nonce)).split('.');
    parts[part] = change(parts[part] ?? '');
    return parts.join('.');
  }

  const hostile: HostileTokens = {
    expired: (nonce) => good(nonce, { exp: now() - 120 }),
    'not yet valid': (nonce) => good(nonce, { nbf: now() + 600 }),
    'issued in the future': (nonce) => good(nonce, { iat: now() + 600 }),
    'issued long ago': (nonce) => good(nonce, { iat: now() - 86_400 }),
    'without an expiry': (nonce) => without(nonce, 'exp'),
    'without a time of issue': (nonce) => without(nonce, 'iat'),
    'with an expiry that is text': (nonce) => good(nonce, { exp: 'tomorrow' as never }),
    'for another audience': (nonce) => good(nonce, { aud: 'someone-else' }),
    'for ours and another audience': (nonce) => good(nonce, { aud: [CLIENT_ID, 'someone-else'] }),
    'for a list of ours alone': (nonce) => good(nonce, { aud: [CLIENT_ID] }),
    'without an audience': (nonce) => without(nonce, 'aud'),
    'made for another client': (nonce) => good(nonce, { azp: 'someone-else' }),
    'of another issuer': (nonce) => good(nonce, { iss: 'https://evil.example/v2.0' }),
    'without an issuer': (nonce) => without(nonce, 'iss'),
    'without a subject': (nonce) => without(nonce, 'sub'),
    'of alg none': (nonce) => new UnsecuredJWT(claims(nonce)).encode(),
    'of alg NONE': (nonce) =>
      changed(nonce, 0, () => encode({ alg: 'NONE', kid: provider.key.kid })),
    'of alg none, with a signature': (nonce) => changed(nonce, 0, () => encode({ alg: 'none' })),
    'signed with the public key': signedWithPublicKey,
    'signed by a stranger': (nonce) => signedByStranger(nonce),
    'with a key of its own in the header': async (nonce) => {
      const { publicKey, privateKey } = await generateKeyPair(ALG, { extractable: true });
      return new SignJWT(claims(nonce))
        .setProtectedHeader({ alg: ALG, jwk: await exportJWK(publicKey) })
        .sign(privateKey);
    },
    'with keys at an address of its own': (nonce) =>
      signedByStranger(nonce, { jku: 'http://127.0.0.1:1/keys' }),
    'with a key id that is a path': (nonce) =>
      signedByStranger(nonce, { kid: '../../../../dev/null' }),
    'with a key id that is an address': (nonce) =>
      signedByStranger(nonce, { kid: 'http://127.0.0.1:1/key' }),
    'with a key id that is SQL': (nonce) => signedByStranger(nonce, { kid: "' OR '1'='1" }),
    'with an unknown critical header': (nonce) =>
      changed(nonce, 0, () => encode({ alg: ALG, kid: provider.key.kid, crit: ['x'], x: true })),
    unsigned: (nonce) => changed(nonce, 2, () => ''),
    'with a header that is no JSON': (nonce) => changed(nonce, 0, () => encode('{')),
    'of two parts': async (nonce) => (await good(nonce)).split('.').slice(0, 2).join('.'),
    'of five parts': async (nonce) => `${await good(nonce)}.x.x`,
    'that is no token': () => 'x',
  };

  /** Good in themselves, and not of this attempt. */
  const ofOtherAttempts: HostileTokens = {
    'with another nonce': (nonce) => good(nonce, { nonce: 'the-nonce-of-someone-else' }),
    'with a nonce that is longer': (nonce) => good(nonce, { nonce: `${nonce}x` }),
    'without a nonce': (nonce) => without(nonce, 'nonce'),
  };

  return { claims, good, without, changed, hostile, ofOtherAttempts };
}
