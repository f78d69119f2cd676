import type { IdentityProvider } from '@tavoite/model';
import type { Providers } from '../providers/index.js';
import { type Attempt, challengeOf } from './attempt.js';

/** What the account is shown by later: each provider has another claim for it. */
const SCOPES: Record<IdentityProvider, string> = {
  google: 'openid email',
  azure: 'openid profile',
  oidc: 'openid email profile',
};

/** Tokens that are asked for where the server cannot exchange codes. */
const TOKENS = { google: 'token', azure: 'id_token' } as const;

function tokenType(provider: IdentityProvider, providers: Providers): string | null {
  return provider === 'oidc' || providers[provider]?.code ? null : TOKENS[provider];
}

/** The page of the provider that an attempt leads to; null where the provider is not in use. */
export async function providerAddress(
  providers: Providers | null,
  attempt: Attempt,
): Promise<string | null> {
  const { provider } = attempt;
  const facts = providers?.[provider];
  if (!providers || !facts) return null;
  const token = tokenType(provider, providers);
  const address = new URL(facts.authorization_url);
  const parameters = {
    client_id: facts.client_id,
    redirect_uri: attempt.redirectUri,
    scope: SCOPES[provider],
    state: attempt.state,
    nonce: attempt.nonce,
    // Who has several accounts there chooses one.
    prompt: 'select_account',
    response_type: token ?? 'code',
    ...(token === null
      ? {
          code_challenge: await challengeOf(attempt.verifier),
          code_challenge_method: 'S256',
        }
      : { response_mode: 'fragment' }),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
