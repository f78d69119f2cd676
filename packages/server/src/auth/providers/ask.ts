import { ProofRefused, ProviderUnreachable } from './provider.js';

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 200_000;

/** The whole body, unless it is longer than any answer of a provider: then the rest is not read. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Fetches from a provider: in bounded time, a bounded answer, which has been read when this answers.
 * Throws ProviderUnreachable for what is not an answer.
 */
export async function fetchBounded(
  url: string,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  try {
    const response = await fetch(url, {
      ...init,
      // Answers come from where they were asked for.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const text = await readText(response);
    return new Response(status === 204 || status === 304 ? null : text, { status });
  } catch (error) {
    throw new ProviderUnreachable('no answer', { cause: error });
  }
}

/**
 * Asks a provider for JSON. Throws ProviderUnreachable when it is silent, slow or failing, and
 * ProofRefused when it refuses (4xx).
 */
export async function ask(
  url: string,
  init: RequestInit = {},
  timeoutMs?: number,
): Promise<Record<string, unknown>> {
  const headers = { accept: 'application/json', ...init.headers };
  const response = await fetchBounded(url, { ...init, headers }, timeoutMs);
  const { status } = response;
  if (status === 408 || status === 429 || status >= 500)
    throw new ProviderUnreachable(`status ${status}`);
  if (!response.ok) throw new ProofRefused(`status ${status}`);
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer !== null) return answer as Record<string, unknown>;
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
