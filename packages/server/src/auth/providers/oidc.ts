import { ask, exchangeCode } from './ask.js';
import { createReadIdToken, nameOf, type ReadIdToken, textClaim } from './id-token.js';
import { ProofRefused, type Provider, ProviderUnreachable } from './provider.js';

const DISCOVERY_MAX_AGE_MS = 60 * 60 * 1000;

export interface OidcSettings {
  /** As the provider writes it in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

interface Discovered {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly readIdToken: ReadIdToken;
  readonly until: number;
}

/** Accounts of any OpenID Connect provider, by code. Its addresses come from its discovery document. */
export function createOidc({ issuer, clientId, clientSecret }: OidcSettings): Provider {
  let known: Discovered | undefined;

  async function discover(): Promise<Discovered> {
    if (known && known.until > Date.now()) return known;
    const document = await ask(
      `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    ).catch((error: unknown) => {
      if (error instanceof ProofRefused) throw new ProviderUnreachable(error.message);
      throw error;
    });
    if (document.issuer !== issuer) throw new ProviderUnreachable('it names another issuer');
    const address = (name: string): string => {
      const value = document[name];
      if (typeof value !== 'string' || !URL.canParse(value))
        throw new ProviderUnreachable(`it names no ${name}`);
      return value;
    };
    known = {
      authorizationUrl: address('authorization_endpoint'),
      tokenUrl: address('token_endpoint'),
      readIdToken: createReadIdToken(address('jwks_uri'), clientId),
      until: Date.now() + DISCOVERY_MAX_AGE_MS,
    };
    return known;
  }

  return {
    facts: async () => ({
      client_id: clientId,
      authorization_url: (await discover()).authorizationUrl,
      code: true,
    }),
    async verify(proof) {
      if (!('code' in proof)) throw new ProofRefused('another kind');
      const { tokenUrl, readIdToken } = await discover();
      const client = { id: clientId, secret: clientSecret };
      const payload = await readIdToken(await exchangeCode(tokenUrl, client, proof), proof);
      if (payload.iss !== issuer) throw new ProofRefused('another issuer');
      return { issuer, subject: textClaim(payload, 'sub'), name: nameOf(payload) };
    },
  };
}
