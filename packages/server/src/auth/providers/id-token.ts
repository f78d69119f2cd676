import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { ProofRefused, ProviderUnreachable } from './provider.js';

const KEYS_TIMEOUT_MS = 5_000;
/** Unknown keys make the provider's be read again, at most this often. */
const KEYS_COOLDOWN_MS = 10_000;
const KEYS_MAX_AGE_MS = 10 * 60 * 1000;
const CLOCK_TOLERANCE_S = 60;
/** A token is for signing in now. */
const MAX_AGE_S = 15 * 60;
/** No symmetric ones: a public key is no secret. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** Reads signed tokens. Throws ProofRefused or ProviderUnreachable. */
export type ReadIdToken = (
  token: string,
  expected: { readonly nonce?: string | undefined },
) => Promise<JWTPayload & { readonly exp: number }>;

const isUnreachable = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/** Verifies tokens against the keys that the provider publishes, which are kept and read again. */
export function createReadIdToken(keysUrl: string, audience: string): ReadIdToken {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
  });
  return async (token, { nonce }) => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      audience,
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: MAX_AGE_S,
      requiredClaims: ['exp', 'iat', 'iss', 'sub'],
    }).catch((error: unknown) => {
      const Failure = isUnreachable(error) ? ProviderUnreachable : ProofRefused;
      throw new Failure(error instanceof Error ? error.message : 'unreadable', { cause: error });
    });
    // The library is content with one of several.
    if (payload.aud !== audience) throw new ProofRefused('meant for others, too');
    if (payload.azp !== undefined && payload.azp !== audience)
      throw new ProofRefused('made for another client');
    if (nonce !== undefined && payload.nonce !== nonce) throw new ProofRefused('another nonce');
    return { ...payload, exp: payload.exp as number };
  };
}

/** A claim that has to be there, as text. */
export function textClaim(payload: Record<string, unknown>, name: string): string {
  const value = payload[name];
  if (typeof value !== 'string' || value === '' || value.length > 255)
    throw new ProofRefused(`no ${name}`);
  return value;
}

/** What to call an account: its address, or the name that it goes by. */
export function nameOf(payload: Record<string, unknown>): string {
  const names = [payload.email, payload.preferred_username, payload.name];
  const found = names.find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof found === 'string' ? found.trim().slice(0, 254) : '';
}
