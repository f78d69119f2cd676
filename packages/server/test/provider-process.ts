import { createHash, randomBytes } from 'node:crypto';
import { startProgram, type TestProcess } from './processes.js';

export const ORIGIN = 'https://tavoite.example';
export const CLIENT_ID = 'tavoite';
export const CLIENT_SECRET = 'the secret of the client';
export const TENANT = '11111111-2222-4333-8444-555555555555';
const MAX_STEPS = 12;

/** What someone does at the provider's pages. */
export interface Visit {
  /** The name that is entered. */
  readonly account: string;
  readonly path?: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Cancels where it would consent. */
  readonly refuses?: boolean;
}

/** A real provider in a process of its own (oidc-provider.ts). */
export class ProviderProcess {
  private process: TestProcess | undefined;
  private port = 0;

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    const settings = { port: this.port, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET };
    this.process = await startProgram('oidc-provider', [], {
      PATH: process.env.PATH,
      OIDC_TEST: JSON.stringify({ ...settings, tenant: TENANT, origin: ORIGIN }),
    });
    this.port = Number(new URL(this.process.line).port);
  }

  /** As when its machine fails. What it knew is gone. */
  async kill() {
    await this.process?.kill();
  }

  async behave(behaviour: Record<string, unknown>) {
    const body = JSON.stringify(behaviour);
    const { ok } = await fetch(`${this.url}/test`, { method: 'POST', body });
    if (!ok) throw new Error('The provider refuses to behave so');
  }

  /** Goes through the provider's pages as a browser does. Answers the address that it is sent back to. */
  async visit({ account, path = '/auth', parameters, refuses = false }: Visit): Promise<URL> {
    const cookies = new Map<string, string>();
    let url = `${this.url}${path}?${new URLSearchParams(parameters)}`;
    let form: URLSearchParams | undefined;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const response = await fetch(url, {
        ...(form && { method: 'POST', body: form }),
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const location = response.headers.get('location');
      form = undefined;
      if (location !== null) {
        const next = new URL(location, url);
        if (next.origin !== this.url) return next;
        url = next.href;
        continue;
      }
      const page = await response.text();
      const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? [];
      const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      if (action === undefined || prompt === undefined)
        throw new Error(
          `The provider's page has no form (${response.status}): ${page.slice(0, 500)}`,
        );
      if (prompt === 'consent' && refuses) url = `${new URL(action, url).href}/abort`;
      else {
        url = new URL(action, url).href;
        form = new URLSearchParams({ prompt, login: account, password: 'any' });
      }
    }
    throw new Error('The provider sends to and fro');
  }
}

/** A code verifier and its challenge, as RFC 7636 has them. */
export function newVerifier() {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { verifier, challenge };
}
