import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'tavoite-test';
export const TENANT = '11111111-2222-4333-8444-555555555555';
export const ALG = 'RS256';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

/**
 * A provider on a port of its own that plays Microsoft's keys, Google's token info and an OpenID
 * Connect provider. `mode` is how it behaves from now on.
 */
export class IdentityProvider {
  private server!: Server;
  private keys: { kid: string; pair: Pair }[] = [];
  /** What an access token stands for, as token info says it. */
  readonly accessTokens = new Map<string, Record<string, unknown>>();
  /** The id token that a code is exchanged for, once. */
  readonly codes = new Map<string, string>();
  mode: 'up' | 'failing' = 'up';
  /** How often the keys were read. */
  keyReads = 0;

  async start() {
    await this.rotate();
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const form = new URLSearchParams(Buffer.concat(chunks).toString());
        void this.answer(request.url ?? '', form).then(([status, body]) => {
          response.writeHead(status, { 'content-type': 'application/json' });
          response.end(JSON.stringify(body));
        });
      });
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url() {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop() {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  /** Signs with a new key from now on; the old one is no longer published. */
  async rotate() {
    const pair = await generateKeyPair(ALG, { extractable: true });
    this.keys = [{ kid: `key-${Date.now()}-${Math.random()}`, pair }];
  }

  get key() {
    const [key] = this.keys;
    if (!key) throw new Error('The provider has not been started');
    return key;
  }

  private async answer(path: string, form: URLSearchParams): Promise<[number, unknown]> {
    if (this.mode === 'failing') return [503, { error: 'temporarily_unavailable' }];
    if (path.endsWith('/keys')) {
      this.keyReads += 1;
      const keys = await Promise.all(
        this.keys.map(async ({ kid, pair }) => ({
          ...(await exportJWK(pair.publicKey)),
          kid,
          alg: ALG,
          use: 'sig',
        })),
      );
      return [200, { keys }];
    }
    if (path.endsWith('/token-info')) {
      const facts = this.accessTokens.get(form.get('access_token') ?? '');
      return facts ? [200, facts] : [400, { error: 'invalid_token' }];
    }
    if (path.endsWith('/token')) {
      const code = form.get('code') ?? '';
      const token = this.codes.get(code);
      this.codes.delete(code);
      return token === undefined ? [400, { error: 'invalid_grant' }] : [200, { id_token: token }];
    }
    if (path.endsWith('/openid-configuration'))
      return [
        200,
        {
          issuer: this.url,
          authorization_endpoint: `${this.url}/authorize`,
          token_endpoint: `${this.url}/token`,
          jwks_uri: `${this.url}/keys`,
        },
      ];
    return [404, {}];
  }

  /** The claims of a good token of Microsoft's kind. */
  claims(values: JWTPayload = {}): JWTPayload {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: `${this.url}/${TENANT}/v2.0`,
      aud: CLIENT_ID,
      iat: now,
      nbf: now,
      exp: now + 600,
      sub: 'pairwise-subject',
      tid: TENANT,
      oid: '99999999-8888-4777-8666-555555555555',
      email: 'maija@example.com',
      nonce: 'a-nonce-of-one-attempt',
      ...values,
    };
  }

  sign(payload: JWTPayload, header: Record<string, unknown> = {}) {
    return new SignJWT(payload)
      .setProtectedHeader({ alg: ALG, kid: this.key.kid, ...header })
      .sign(this.key.pair.privateKey);
  }
}
