import {
  type AccessToken,
  type Contract,
  type EndpointRequest,
  MAX_ACCESS_TOKENS,
} from '@tavoite/model';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { Audit } from '../../auth/audit.js';
import { type Caller, callerOf } from '../../auth/caller.js';
import type { Reauthentication } from '../../auth/reauthentication.js';
import type { SignedInUser } from '../../auth/signed-in.js';
import type { Database } from '../../db/database.js';
import type { RequestContext } from '../../domain/request-context.js';
import { NotFoundError, nonFieldError } from '../../messages/errors.js';

interface KeeperRequest extends RequestContext, Omit<Caller, 'userId'> {
  readonly user: SignedInUser;
}

type CreateBody = EndpointRequest<Contract['createAccessToken']>['body'];
type Row = Awaited<ReturnType<AccessTokens['list']>>[number];

const answerOf = ({ createdAt, lastUsedAt, expiresAt, ...row }: Row): AccessToken => ({
  ...row,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  expires_at: expiresAt.toISOString(),
});

/** Tokens by which machines reach the organisation. */
export function createAccessTokenService({
  accessTokens,
  audit,
  database,
  reauthentication,
}: {
  readonly accessTokens: AccessTokens;
  readonly audit: Audit;
  readonly database: Database;
  readonly reauthentication: Reauthentication;
}) {
  const list = async (organizationId: number): Promise<AccessToken[]> =>
    (await accessTokens.list(organizationId)).map(answerOf);

  return {
    list: ({ organization }: KeeperRequest) => list(organization.id),

    /** @throws FieldError for a wrong password or code, and for too many tokens */
    async create(request: KeeperRequest, { name, scope, days, ...shown }: CreateBody) {
      const { organization, user } = request;
      const before = await list(organization.id);
      if (before.length >= MAX_ACCESS_TOKENS)
        throw nonFieldError({ key: 'too_many_access_tokens', values: { max: MAX_ACCESS_TOKENS } });
      await reauthentication.confirm(callerOf(request), shown, 'access_token_failed');
      const wanted = { organizationId: organization.id, userId: user.id, name, scope, days };
      const made = await database.transaction(async (tx) => {
        const created = await accessTokens.create(tx, wanted);
        const detail = { token: created.id, name, scope, days };
        const who = { userId: user.id, organizationId: organization.id };
        await audit.record('access_token_created', { ...who, detail }, tx);
        return created;
      });
      const row = (await list(organization.id)).find(({ id }) => id === made.id);
      if (!row) throw new NotFoundError();
      return { ...row, token: made.token };
    },

    async revoke({ organization, user }: KeeperRequest, id: number): Promise<void> {
      await database.transaction(async (tx) => {
        const name = await accessTokens.revoke(tx, organization.id, id);
        if (name === null) throw new NotFoundError();
        const who = { userId: user.id, organizationId: organization.id };
        await audit.record('access_token_revoked', { ...who, detail: { token: id, name } }, tx);
      });
    },
  };
}

export type AccessTokenService = ReturnType<typeof createAccessTokenService>;
