import { ask, exchangeCode } from './ask.js';
import { createReadIdToken, nameOf, textClaim } from './id-token.js';
import { type ExternalAccount, ProofRefused, type Provider } from './provider.js';

const ISSUER = 'https://accounts.google.com';
/** Google's tokens name it with and without the scheme. */
const ISSUERS = [ISSUER, 'accounts.google.com'];

export interface GoogleSettings {
  readonly clientId: string;
  /** null: only access tokens are taken. */
  readonly clientSecret: string | null;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly tokenInfoUrl: string;
  readonly keysUrl: string;
}

export const GOOGLE_ADDRESSES = {
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};

/** Google accounts, by access token or code. */
export function createGoogle(settings: GoogleSettings): Provider {
  const { clientId, clientSecret } = settings;
  const readIdToken = createReadIdToken(settings.keysUrl, clientId);

  /** An access token says nothing by itself: Google says whose it is, and for whom it was made. */
  async function byAccessToken(token: string): Promise<ExternalAccount> {
    const facts = await ask(settings.tokenInfoUrl, {
      method: 'POST',
      body: new URLSearchParams({ access_token: token }),
    });
    if (facts.aud !== clientId || (facts.azp !== undefined && facts.azp !== clientId))
      throw new ProofRefused('made for another client');
    if (!(Number(facts.expires_in) > 0)) throw new ProofRefused('expired');
    return { issuer: ISSUER, subject: textClaim(facts, 'sub'), name: nameOf(facts), claims: null };
  }

  return {
    facts: async () => ({
      client_id: clientId,
      authorization_url: settings.authorizationUrl,
      code: clientSecret !== null,
    }),
    async verify(proof) {
      if ('access_token' in proof) return byAccessToken(proof.access_token);
      if (!('code' in proof) || clientSecret === null) throw new ProofRefused('another kind');
      const client = { id: clientId, secret: clientSecret };
      const token = await exchangeCode(settings.tokenUrl, client, proof);
      const payload = await readIdToken(token, proof);
      if (!ISSUERS.includes(String(payload.iss))) throw new ProofRefused('another issuer');
      return {
        issuer: ISSUER,
        subject: textClaim(payload, 'sub'),
        name: nameOf(payload),
        claims: payload,
      };
    },
  };
}
