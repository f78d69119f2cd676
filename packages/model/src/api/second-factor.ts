import { z } from 'zod';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { idParam } from './fields.js';
import { MAX_PASSKEY_NAME_CHARACTERS } from './limits.js';

const ticket = z.string().min(1, 'required').max(128, 'too_long');
/** Six digits, or a recovery code; blanks and hyphens do not count. */
const code = z.string().trim().min(1, 'required').max(64, 'too_long');
/** Asked again before factors change; left out by users who have none. */
const password = z.string().max(1024, 'too_long').optional();
const passkeyName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAX_PASSKEY_NAME_CHARACTERS, 'too_long');

const base64url = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/, 'invalid');
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(64), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};
/** What the browser answers when a passkey is made; the JSON of WebAuthn. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(8).optional(),
  }),
});
/** What the browser answers when a passkey is used; the JSON of WebAuthn. */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
});
/** What the browser is to be asked for; the JSON of WebAuthn. */
const browserOptions = z.record(z.string(), z.unknown());

/** A secret for an authenticator app: as text, and as the address in its QR code. */
const newSecret = z.object({ secret: z.string(), uri: z.string() });
/** Shown once; null where the user has some already. */
const recoveryCodes = z.array(z.string());

const state = z.object({
  /** When the authenticator app was set up; null without one. A moment in UTC. */
  authenticator: z.string().nullable(),
  passkeys: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  recovery_codes_left: z.number().int(),
  /** An organisation of the user asks for a second factor: the last one cannot be removed. */
  required: z.boolean(),
  /** The user signs in by a password, which is asked for again before factors change. */
  has_password: z.boolean(),
  /** The server is reached by a name for which browsers make passkeys. */
  passkeys_possible: z.boolean(),
});
/** The new state, and the recovery codes that came with the first factor. */
const stateAndCodes = z.object({ state, recovery_codes: recoveryCodes.nullable() });

export const confirmSignIn = defineEndpoint({
  ...calls.confirmSignIn,
  summary: 'The second step of a sign-in, by one of: a code, a recovery code, a passkey',
  access: 'public',
  body: z.object({
    ticket,
    code: code.optional(),
    recovery_code: code.optional(),
    passkey: usedCredential.optional(),
  }),
  answer: z.object({ key: z.string() }),
});

export const beginSignInSetUp = defineEndpoint({
  ...calls.beginSignInSetUp,
  summary: 'A secret for an authenticator app, for a user who has to set one up to sign in',
  access: 'public',
  body: z.object({ ticket }),
  answer: newSecret,
});

export const confirmSignInSetUp = defineEndpoint({
  ...calls.confirmSignInSetUp,
  summary: 'Set up the authenticator app by its first code, and sign in',
  access: 'public',
  body: z.object({ ticket, code }),
  answer: z.object({ key: z.string(), recovery_codes: recoveryCodes }),
});

export const beginSignInPasskeySetUp = defineEndpoint({
  ...calls.beginSignInPasskeySetUp,
  summary: 'What the browser needs to make a passkey, for a user who has to have one to sign in',
  access: 'public',
  body: z.object({ ticket }),
  answer: z.object({ options: browserOptions }),
});

export const confirmSignInPasskeySetUp = defineEndpoint({
  ...calls.confirmSignInPasskeySetUp,
  summary: 'Keep the passkey that the browser has made, and sign in',
  access: 'public',
  body: z.object({ ticket, name: passkeyName, passkey: newCredential }),
  answer: z.object({ key: z.string(), recovery_codes: recoveryCodes }),
});

export const beginPasskeySignIn = defineEndpoint({
  ...calls.beginPasskeySignIn,
  summary: 'What the browser needs to sign in by a passkey alone',
  access: 'public',
  answer: z.object({ ticket, options: browserOptions }),
});

export const confirmPasskeySignIn = defineEndpoint({
  ...calls.confirmPasskeySignIn,
  summary: 'Sign in by a passkey that has verified its user',
  access: 'public',
  body: z.object({ ticket, passkey: usedCredential }),
  answer: z.object({ key: z.string() }),
});

export const getSecondFactor = defineEndpoint({
  ...calls.getSecondFactor,
  summary: "The user's second factors",
  access: 'signed-in',
  answer: state,
});

export const beginAuthenticator = defineEndpoint({
  ...calls.beginAuthenticator,
  summary: 'A secret for an authenticator app; nothing changes before it is confirmed',
  access: 'signed-in',
  body: z.object({ password }),
  answer: newSecret.extend({ ticket }),
});

export const confirmAuthenticator = defineEndpoint({
  ...calls.confirmAuthenticator,
  summary: 'Set up the authenticator app by its first code; it replaces an earlier one',
  access: 'signed-in',
  body: z.object({ ticket, code }),
  answer: stateAndCodes,
});

export const removeAuthenticator = defineEndpoint({
  ...calls.removeAuthenticator,
  summary: 'Sign in without the authenticator app from now on',
  access: 'signed-in',
  body: z.object({ password }),
  answer: state,
});

export const renewRecoveryCodes = defineEndpoint({
  ...calls.renewRecoveryCodes,
  summary: 'New recovery codes; the earlier ones work no more',
  access: 'signed-in',
  body: z.object({ password }),
  answer: z.object({ state, recovery_codes: recoveryCodes }),
});

export const beginPasskey = defineEndpoint({
  ...calls.beginPasskey,
  summary: 'What the browser needs to make a passkey',
  access: 'signed-in',
  body: z.object({ password }),
  answer: z.object({ ticket, options: browserOptions }),
});

export const addPasskey = defineEndpoint({
  ...calls.addPasskey,
  summary: 'Keep the passkey that the browser has made',
  access: 'signed-in',
  body: z.object({ ticket, name: passkeyName, passkey: newCredential }),
  answer: stateAndCodes,
});

export const renamePasskey = defineEndpoint({
  ...calls.renamePasskey,
  summary: 'Give a passkey another name',
  access: 'signed-in',
  params: z.object({ id: idParam }),
  body: z.object({ name: passkeyName }),
  answer: state,
});

export const removePasskey = defineEndpoint({
  ...calls.removePasskey,
  summary: 'Sign in without the passkey from now on',
  access: 'signed-in',
  params: z.object({ id: idParam }),
  body: z.object({ password }),
  answer: state,
});
