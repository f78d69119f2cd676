import type { IdentityProvider } from '@tavoite/model';
import type { KeyValueStorage } from '../../core/storage.js';
import type { MessageKey } from '../../i18n/message.js';

/** Where all providers send users back to: the one redirect address to be registered there. */
export const REDIRECT_PATH = '/login';
const ATTEMPT_STORAGE_KEY = 'external-account-attempt';
/** As long as the server remembers the nonce. */
export const ATTEMPT_MS = 30 * 60 * 1000;
const RANDOM_BYTES = 32;

/** A way to a provider's page and back, in this tab. */
export interface Attempt {
  readonly provider: IdentityProvider;
  readonly purpose: 'login' | 'connect';
  /** Who links an account; null for a sign-in. */
  readonly userId: number | null;
  /** The provider repeats it: an answer without it was begun by someone else. */
  readonly state: string;
  /** Of the server: the provider's token carries it. */
  readonly nonce: string;
  /** Shows that who redeems the code has begun the attempt (PKCE). */
  readonly verifier: string;
  readonly redirectUri: string;
  readonly returnTo: string;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
}

/** What the provider gave for the server to check. */
export type Credential =
  | { readonly code: string }
  | { readonly id_token: string }
  | { readonly access_token: string };

export type Judged =
  | { readonly attempt: Attempt; readonly credential: Credential }
  | { readonly attempt: Attempt | null; readonly problem: MessageKey };

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 256 random bits that fit into an address. */
export const randomText = (): string =>
  base64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));

/** What the provider is told of the verifier: its SHA-256. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64Url(new Uint8Array(digest));
}

export function keepAttempt(storage: KeyValueStorage, attempt: Attempt): void {
  storage.write(ATTEMPT_STORAGE_KEY, JSON.stringify(attempt));
}

/** The attempt that was begun in this tab. It is there once. */
function takeAttempt(storage: KeyValueStorage): Attempt | null {
  const kept = storage.read(ATTEMPT_STORAGE_KEY);
  storage.remove(ATTEMPT_STORAGE_KEY);
  if (kept === null) return null;
  try {
    return JSON.parse(kept) as Attempt;
  } catch {
    return null;
  }
}

/** The providers send their answer in the query or, for tokens, in the fragment. */
function parametersOf(sent: string): URLSearchParams {
  const [query = '', fragment = ''] = sent.split('#', 2);
  return new URLSearchParams([...new URLSearchParams(query), ...new URLSearchParams(fragment)]);
}

function credentialOf(parameters: URLSearchParams): Credential | null {
  const code = parameters.get('code');
  if (code) return { code };
  const idToken = parameters.get('id_token');
  if (idToken) return { id_token: idToken };
  const accessToken = parameters.get('access_token');
  return accessToken ? { access_token: accessToken } : null;
}

/**
 * Whether an answer belongs to the attempt that was begun in this tab. The attempt is used up
 * whatever comes of it.
 * @param sent query and fragment of the address that the provider sent the user to
 * @param now milliseconds since 1970
 */
export function judgeAnswer(storage: KeyValueStorage, sent: string, now: number): Judged {
  const attempt = takeAttempt(storage);
  const parameters = parametersOf(sent);
  if (!attempt || parameters.get('state') !== attempt.state)
    return { attempt, problem: 'external-not-begun-here' };
  if (now - attempt.begunAt > ATTEMPT_MS || now < attempt.begunAt)
    return { attempt, problem: 'external-too-late' };
  const error = parameters.get('error');
  if (error !== null) {
    const isRefused = error === 'access_denied' || error === 'consent_required';
    return { attempt, problem: isRefused ? 'external-consent-refused' : 'external-failed-there' };
  }
  const credential = credentialOf(parameters);
  return credential ? { attempt, credential } : { attempt, problem: 'external-failed-there' };
}
