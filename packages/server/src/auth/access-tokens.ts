import { ACCESS_TOKEN_PREFIX, type AccessTokenScope } from '@tavoite/model';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.js';
import { accessToken, user } from '../db/schema/index.js';
import type { SessionProblem } from '../messages/errors.js';
import { hashToken, newToken, TOUCH_INTERVAL_MS } from './session-store.js';
import type { SignedIn } from './signed-in.js';
import { organizationOf, type SignedInRow, signedInStatement, userOf } from './signed-in-row.js';

const DAY_MS = 24 * 60 * 60 * 1000;

interface TokenRow extends SignedInRow {
  token_name: string;
  scope: AccessTokenScope;
  last_used_at: Date | null;
}

const FIND_ACCESS_TOKEN = signedInStatement(
  `SELECT t.name AS token_name, t.scope, t.last_used_at, t.expires_at, u.id, u.email, u.username,
     u.name, u.full_name, u.avatar, u.language, u.status, t.organization_id AS active_organization_id
   FROM access_token t JOIN "user" u ON u.id = t.user_id
   WHERE t.token_hash = $1`,
  ['token_name', 'scope', 'last_used_at'],
);

/** What a new token is to be. */
export interface NewAccessToken {
  readonly organizationId: number;
  readonly userId: number;
  readonly name: string;
  readonly scope: AccessTokenScope;
  /** Until it ends. */
  readonly days: number;
}

/** Tokens of machines. Each acts for a user, with the user's flags, in one organisation. */
export interface AccessTokens {
  /** For whom a token acts. Where its user is no member any more it is worth nothing. */
  find(token: string): Promise<SignedIn | SessionProblem>;
  /** Makes a token; the answer is the only place where it is. */
  create(tx: Queries, wanted: NewAccessToken): Promise<{ id: number; token: string }>;
  /** Those of the organisation, newest first. */
  list(organizationId: number): ReturnType<typeof listTokens>;
  /** Ends a token of the organisation and answers its name; null if there is no such. */
  revoke(tx: Queries, organizationId: number, id: number): Promise<string | null>;
}

/** Whether a token is one of a machine. */
export const isAccessToken = (token: string): boolean => token.startsWith(ACCESS_TOKEN_PREFIX);

const listTokens = (queries: Queries, organizationId: number) =>
  queries
    .select({
      id: accessToken.id,
      name: accessToken.name,
      scope: accessToken.scope,
      createdAt: accessToken.createdAt,
      lastUsedAt: accessToken.lastUsedAt,
      expiresAt: accessToken.expiresAt,
      user: { id: user.id, username: user.username, full_name: user.fullName },
    })
    .from(accessToken)
    .innerJoin(user, eq(user.id, accessToken.userId))
    .where(eq(accessToken.organizationId, organizationId))
    .orderBy(desc(accessToken.id));

export function createAccessTokens(database: Database): AccessTokens {
  async function touch({ last_used_at }: TokenRow, tokenHash: Buffer): Promise<void> {
    if (last_used_at && Date.now() - last_used_at.getTime() < TOUCH_INTERVAL_MS) return;
    await database.global
      .update(accessToken)
      .set({ lastUsedAt: new Date() })
      .where(eq(accessToken.tokenHash, tokenHash));
  }

  return {
    async find(token) {
      const tokenHash = hashToken(token);
      const [row] = await database.prepared<TokenRow>('find_access_token', FIND_ACCESS_TOKEN, [
        tokenHash,
      ]);
      if (row?.status !== 'active') return 'invalid_token';
      if (row.expires_at.getTime() <= Date.now()) return 'token_expired';
      const organization = organizationOf(row);
      if (!organization) return 'invalid_token';
      await touch(row, tokenHash);
      const user = { ...userOf(row), accessToken: row.token_name };
      return { user, organization, tokenHash, scope: row.scope };
    },
    async create(tx, { days, ...wanted }) {
      const token = ACCESS_TOKEN_PREFIX + newToken();
      const [row] = await tx
        .insert(accessToken)
        .values({
          ...wanted,
          tokenHash: hashToken(token),
          expiresAt: new Date(Date.now() + days * DAY_MS),
        })
        .returning({ id: accessToken.id });
      if (!row) throw new Error('No token was made');
      return { id: row.id, token };
    },
    list: (organizationId) => listTokens(database.global, organizationId),
    async revoke(tx, organizationId, id) {
      const [ended] = await tx
        .delete(accessToken)
        .where(and(eq(accessToken.organizationId, organizationId), eq(accessToken.id, id)))
        .returning({ name: accessToken.name });
      return ended?.name ?? null;
    },
  };
}
