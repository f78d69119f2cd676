import { ProofRefused, ProviderUnreachable } from './provider.js';

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_CHARACTERS = 200_000;

/**
 * Asks a provider for JSON. Throws ProviderUnreachable when it is silent, slow or failing, and
 * ProofRefused when it refuses (4xx).
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      // Answers come from where they were asked for.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch (error) {
    throw new ProviderUnreachable('no answer', { cause: error });
  }
  if (response.status === 429 || response.status >= 500)
    throw new ProviderUnreachable(`status ${response.status}`);
  if (!response.ok) throw new ProofRefused(`status ${response.status}`);
  try {
    const answer: unknown = JSON.parse(text.slice(0, MAX_ANSWER_CHARACTERS));
    if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new ProviderUnreachable('an answer that is no JSON object');
}

/** Exchanges the code that a provider's page sent back for the account's signed token. */
export async function exchangeCode(
  tokenUrl: string,
  client: { readonly id: string; readonly secret: string | null },
  proof: { code: string; code_verifier: string; redirect_uri: string },
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: client.id,
    code: proof.code,
    code_verifier: proof.code_verifier,
    redirect_uri: proof.redirect_uri,
    ...(client.secret !== null && { client_secret: client.secret }),
  });
  const { id_token: token } = await ask(tokenUrl, { method: 'POST', body });
  if (typeof token !== 'string') throw new ProofRefused('no id token');
  return token;
}
