import { z } from 'zod';
import { identityProvider } from '../entities/identity.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import { noContent } from './fields.js';
import { signInAnswer } from './sign-in-answer.js';

/** As long as a request may be: the server refuses, and writes down, what no provider makes. */
const token = z.string().min(1, 'required');
/** Made by the server for one attempt and one purpose: the provider's token has to carry it. */
const nonce = z.string().min(16).max(256, 'too_long');

/** What the provider's page sent back to the client, for the server to exchange. */
const code = z.object({
  code: z.string().min(1, 'required').max(4096, 'too_long'),
  /** PKCE, RFC 7636. */
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'invalid'),
  nonce,
  /** Where the provider sent it to. */
  redirect_uri: z.url().max(2048, 'too_long'),
});
/** Without a nonce as well, as specified; then only the client knows what the token is for. */
const accessToken = z.object({ access_token: token, nonce: nonce.optional() });
const idToken = z.object({ id_token: token, nonce: nonce.optional() });

/** Signed in as before: the session goes on. */
const connected = z.object({ key: z.string() });

const provider = z.object({
  client_id: z.string(),
  /** Where the client sends the user, without parameters. */
  authorization_url: z.url(),
});

/** What the client needs of each provider; null hides its buttons. */
export const getProviders = defineEndpoint({
  ...calls.getProviders,
  summary: 'Which other accounts can be used to sign in',
  access: 'public',
  answer: z.object({
    /** `code`: whether codes can be exchanged; access tokens are taken in any case. */
    google: provider.extend({ code: z.boolean() }).nullable(),
    /** `code`: likewise, beside id tokens. */
    azure: provider.extend({ tenant: z.string(), code: z.boolean() }).nullable(),
    oidc: provider.extend({ name: z.string() }).nullable(),
  }),
});

const attempt = z.object({ nonce });

/** Before the client sends someone to a provider's page to sign in. */
export const beginExternalSignIn = defineEndpoint({
  ...calls.beginExternalSignIn,
  summary: 'Begin to sign in with an account of a provider',
  access: 'public',
  body: z.object({ provider: identityProvider }),
  answer: attempt,
});

/** Before the client sends the user to a provider's page to link an account. */
export const beginConnect = defineEndpoint({
  ...calls.beginConnect,
  summary: 'Begin to link an account of a provider; asks who signed in long ago for the password',
  access: 'signed-in',
  body: z.object({
    provider: identityProvider,
    password: z.string().max(1024, 'too_long').optional(),
    /** Of the authenticator app, in place of the password. */
    code: z.string().trim().max(64, 'too_long').optional(),
  }),
  answer: attempt,
});

export const signInWithGoogle = defineEndpoint({
  ...calls.signInWithGoogle,
  summary: 'Sign in with a Google account that is linked',
  access: 'public',
  body: z.union([code, accessToken]),
  answer: signInAnswer,
});

export const connectGoogle = defineEndpoint({
  ...calls.connectGoogle,
  summary: 'Link a Google account to the user',
  access: 'signed-in',
  body: z.union([code, accessToken]),
  answer: connected,
});

export const signInWithAzure = defineEndpoint({
  ...calls.signInWithAzure,
  summary: 'Sign in with a Microsoft account that is linked',
  access: 'public',
  body: z.union([code, idToken]),
  answer: signInAnswer,
});

export const connectAzure = defineEndpoint({
  ...calls.connectAzure,
  summary: 'Link a Microsoft account to the user',
  access: 'signed-in',
  body: z.union([code, idToken]),
  answer: connected,
});

export const signInWithOidc = defineEndpoint({
  ...calls.signInWithOidc,
  summary: 'Sign in with a linked account of the OpenID Connect provider',
  access: 'public',
  body: code,
  answer: signInAnswer,
});

export const connectOidc = defineEndpoint({
  ...calls.connectOidc,
  summary: 'Link an account of the OpenID Connect provider to the user',
  access: 'signed-in',
  body: code,
  answer: connected,
});

const disconnect = { access: 'signed-in', status: 204, answer: noContent } as const;

/** Refused for the last way in. All other sessions end. */
export const disconnectGoogle = defineEndpoint({
  ...calls.disconnectGoogle,
  summary: 'Unlink the Google account',
  ...disconnect,
});

export const disconnectAzure = defineEndpoint({
  ...calls.disconnectAzure,
  summary: 'Unlink the Microsoft account',
  ...disconnect,
});

export const disconnectOidc = defineEndpoint({
  ...calls.disconnectOidc,
  summary: 'Unlink the account of the OpenID Connect provider',
  ...disconnect,
});

export const listIdentities = defineEndpoint({
  ...calls.listIdentities,
  summary: 'Accounts of providers that are linked to the user',
  access: 'signed-in',
  answer: z.object({
    results: z.array(
      z.object({
        provider: identityProvider,
        /** What the provider called the account when it was linked, such as its e-mail address. */
        name: z.string(),
        /** A moment in UTC. */
        linked: z.string(),
      }),
    ),
    /** Whether the user can sign in without them. */
    has_password: z.boolean(),
    /** Whether a code of an authenticator app can stand for the password before an account is linked. */
    has_authenticator: z.boolean(),
  }),
});
