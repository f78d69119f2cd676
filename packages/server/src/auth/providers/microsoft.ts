import { exchangeCode } from './ask.js';
import { createReadIdToken, nameOf, textClaim } from './id-token.js';
import { ProofRefused, type Provider } from './provider.js';

/** Of all accounts that belong to no organisation. */
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const GUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

export interface MicrosoftSettings {
  readonly clientId: string;
  /** null: only id tokens are taken. */
  readonly clientSecret: string | null;
  /** Id of the tenant whose accounts are taken; `organizations` for any, `common` for personal ones, too. */
  readonly tenant: string;
  /** Of the service, without a slash at the end; sovereign clouds have others. */
  readonly authority: string;
}

export const MICROSOFT_AUTHORITY = 'https://login.microsoftonline.com';

/** Microsoft accounts, by id token or code. They are known by tenant and object: `sub` differs by application. */
export function createMicrosoft(settings: MicrosoftSettings): Provider {
  const { clientId, clientSecret, tenant, authority } = settings;
  const base = `${authority}/${tenant}`;
  const readIdToken = createReadIdToken(`${base}/discovery/v2.0/keys`, clientId);
  return {
    facts: async () => ({
      client_id: clientId,
      authorization_url: `${base}/oauth2/v2.0/authorize`,
      code: clientSecret !== null,
    }),
    async verify(proof) {
      if ('access_token' in proof) throw new ProofRefused('another kind');
      let token: string;
      if ('id_token' in proof) token = proof.id_token;
      else {
        if (clientSecret === null) throw new ProofRefused('another kind');
        const client = { id: clientId, secret: clientSecret };
        token = await exchangeCode(`${base}/oauth2/v2.0/token`, client, proof);
      }
      const payload = await readIdToken(token, proof);
      const tid = textClaim(payload, 'tid').toLowerCase();
      const oid = textClaim(payload, 'oid').toLowerCase();
      if (!GUID.test(tid) || !GUID.test(oid)) throw new ProofRefused('no ids');
      if (String(payload.iss).toLowerCase() !== `${authority}/${tid}/v2.0`.toLowerCase())
        throw new ProofRefused('another issuer');
      if (GUID.test(tenant) && tid !== tenant.toLowerCase())
        throw new ProofRefused('another tenant');
      if (tenant.toLowerCase() === 'organizations' && tid === PERSONAL_TENANT)
        throw new ProofRefused('a personal account');
      return {
        issuer: `${authority}/${tid}/v2.0`,
        subject: `${tid}/${oid}`,
        name: nameOf(payload),
        claims: payload,
      };
    },
  };
}
