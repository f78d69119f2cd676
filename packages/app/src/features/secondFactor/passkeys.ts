import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { ApiError, type ApiFailure } from '../../api/errors.js';
import { failureMessage } from '../../i18n/failureMessages.js';
import type { Message } from '../../i18n/message.js';

type Options = Readonly<Record<string, unknown>>;

/** Whether this browser can make and use passkeys here. */
export const passkeysWork = (): boolean => browserSupportsWebAuthn();

/** What can go wrong between the browser and the user; the keys of texts. */
const PROBLEMS = ['passkey-known', 'passkeys-not-at-address', 'passkey-cancelled'] as const;

/** What the browser itself says, by the codes of the library. */
const PROBLEM_OF: Partial<Record<string, (typeof PROBLEMS)[number]>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkey-known',
  // The service is known by another name than the one that this page was opened by.
  ERROR_INVALID_DOMAIN: 'passkeys-not-at-address',
  ERROR_INVALID_RP_ID: 'passkeys-not-at-address',
};

/** The failure of a browser, in the form of a server's, so that there is one kind of error. */
function problemOf(error: unknown): ApiError {
  const code =
    (error instanceof WebAuthnError && PROBLEM_OF[error.code]) || ('passkey-cancelled' as const);
  return new ApiError({ status: 400, statusText: '', messages: {}, code });
}

/** What to say of a failure: of the browser, else of the server. */
export function problemMessage(failure: ApiFailure): Message {
  const key = PROBLEMS.find((problem) => problem === failure.code);
  return key ? { key } : failureMessage(failure);
}

/** Has the browser make a passkey. Throws an ApiError that `problemMessage` explains. */
export async function makePasskey(options: Options) {
  try {
    const made = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    return { ...made, clientExtensionResults: {} };
  } catch (error) {
    throw problemOf(error);
  }
}

/** Has the browser sign with a passkey. Throws an ApiError that `problemMessage` explains. */
export async function signWithPasskey(options: Options) {
  try {
    const used = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    });
    return { ...used, clientExtensionResults: {} };
  } catch (error) {
    throw problemOf(error);
  }
}
