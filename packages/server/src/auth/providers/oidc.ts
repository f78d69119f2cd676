import type { ManagerFlag } from '@tavoite/model';
import { ask, exchangeCode } from './ask.js';
import { createReadIdToken, nameOf, type ReadIdToken, textClaim } from './id-token.js';
import { ProofRefused, type Provider, ProviderUnreachable } from './provider.js';

const DISCOVERY_TIMEOUT_MS = 4_000;
const DISCOVERY_MAX_AGE_MS = 60 * 60 * 1000;
/** A provider that did not answer is not asked again for so long: everyone who signs in would wait. */
const FAILURE_MAX_AGE_MS = 20_000;

export interface OidcSettings {
  /** As the provider writes it in its tokens. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | null;
}

/** What the provider decides about the members of one organisation. */
export interface OidcMembers {
  /** Key of the organisation. */
  readonly organization: string;
  /** Whoever has a verified e-mail address of one of these becomes a member at the first sign-in. */
  readonly domains: readonly string[];
  /** The claim that names the groups of an account. */
  readonly groupsClaim: string;
  /** Flags, each with the groups that have it; others are not the provider's to set. */
  readonly managers: Readonly<Partial<Record<ManagerFlag, readonly string[]>>>;
}

interface Discovered {
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly signOutUrl: string | null;
  readonly readIdToken: ReadIdToken;
}

/** Keeps what `read` answers, and that it failed. What was read before goes on while it fails. */
function createKept<T>(read: (before: T | undefined) => Promise<T>) {
  let value: T | undefined;
  let reading: Promise<T> | undefined;
  let until = 0;
  return async (): Promise<T> => {
    if (reading === undefined || (Date.now() >= until && until > 0)) {
      until = 0;
      reading = read(value).then(
        (found) => {
          until = Date.now() + DISCOVERY_MAX_AGE_MS;
          value = found;
          return found;
        },
        (error: unknown) => {
          until = Date.now() + FAILURE_MAX_AGE_MS;
          if (value !== undefined) return value;
          throw error;
        },
      );
    }
    return reading;
  };
}

/** Accounts of any OpenID Connect provider, by code. Its addresses come from its discovery document. */
export function createOidc({ issuer, clientId, clientSecret }: OidcSettings): Provider {
  let keysUrl: string | undefined;

  const discover = createKept<Discovered>(async (before) => {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const document = await ask(url, {}, DISCOVERY_TIMEOUT_MS).catch((error: unknown) => {
      if (error instanceof ProofRefused) throw new ProviderUnreachable(error.message);
      throw error;
    });
    if (document.issuer !== issuer) throw new ProviderUnreachable('it names another issuer');
    const optional = (name: string): string | null => {
      const value = document[name];
      return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value)
        ? value
        : null;
    };
    const address = (name: string): string => {
      const value = optional(name);
      if (value === null) throw new ProviderUnreachable(`it names no ${name}`);
      return value;
    };
    const newKeysUrl = address('jwks_uri');
    const isSame = before !== undefined && newKeysUrl === keysUrl;
    keysUrl = newKeysUrl;
    return {
      authorizationUrl: address('authorization_endpoint'),
      tokenUrl: address('token_endpoint'),
      signOutUrl: optional('end_session_endpoint'),
      readIdToken: isSame ? before.readIdToken : createReadIdToken(newKeysUrl, clientId),
    };
  });

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
      return { issuer, subject: textClaim(payload, 'sub'), name: nameOf(payload), claims: payload };
    },
    async signOutUrl(returnTo) {
      const { signOutUrl } = await discover();
      if (signOutUrl === null) return null;
      const url = new URL(signOutUrl);
      url.searchParams.set('client_id', clientId);
      url.searchParams.set('post_logout_redirect_uri', returnTo);
      return url.href;
    },
  };
}
