import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.js';
import { membership, organization, session, user } from '../db/schema/index.js';
import { SessionError, type SessionProblem } from '../messages/errors.js';
import { deleteTickets } from './second-factor/queries.js';
import type { SignedIn } from './signed-in.js';
import { organizationOf, type SignedInRow, signedInStatement, userOf } from './signed-in-row.js';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;
/** However much a session is used, it ends this long after sign-in. */
const ABSOLUTE_SESSION_DAYS = 90;
/** A session's last use is written at most this often. */
export const TOUCH_INTERVAL_MS = 5 * 60 * 1000;
/** Ended sessions are kept for this long, to tell "expired" from "unknown". */
const KEEP_EXPIRED_DAYS = 30;

/** A new secret for a session or a mailed link: 256 random bits as URL-safe text. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The form in which tokens are stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface SessionRow extends SignedInRow {
  created_at: Date;
  last_used_at: Date;
}

const FIND_SESSION = signedInStatement(
  `SELECT s.created_at, s.last_used_at, s.expires_at, u.*
   FROM session s JOIN "user" u ON u.id = s.user_id
   WHERE s.token_hash = $1`,
  ['created_at', 'last_used_at'],
);

/** Where a session is started from. */
export interface SessionOrigin {
  /** Browser and system; null for clients that do not say. */
  readonly device: string | null;
  readonly network: string;
}

/** How a session begins. */
export interface SessionStart extends SessionOrigin {
  /** `password`, `passkey`, or the name of a provider. */
  readonly firstStep?: string | undefined;
}

/** A session as its user sees it. */
export interface OwnSession extends Omit<SessionOrigin, 'network'> {
  readonly id: number;
  readonly network: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  /** The one that the request belongs to. */
  readonly isCurrent: boolean;
}

export interface SessionStore {
  /** Who a token belongs to; using it keeps the session alive. */
  find(token: string): Promise<SignedIn | SessionProblem>;
  /** Who a session belongs to, read again after a change; SessionError if it has ended meanwhile. */
  reload(tokenHash: Buffer): Promise<SignedIn>;
  /** Starts a session of the user and returns its token. */
  create(tx: Queries, userId: number, start?: SessionStart): Promise<string>;
  /** Ends the session and answers what its first step was; null where that is not known. */
  revoke(tokenHash: Buffer): Promise<string | null>;
  /** The user's sessions, the current one first, then the one used last. */
  list(userId: number, current: Buffer): Promise<OwnSession[]>;
  /** Ends one session of the user; false if there is no such. */
  revokeOne(tx: Queries, userId: number, id: number): Promise<boolean>;
  /** Ends the user's sessions, all or all but one, and sign-ins that wait for their second step. */
  revokeAll(tx: Queries, userId: number, keep?: Buffer): Promise<void>;
  /** Forgets sessions that ended long ago. */
  cleanUp(): Promise<void>;
}

export function createSessionStore(database: Database, sessionDays: number): SessionStore {
  const lifetimeMs = sessionDays * DAY_MS;

  async function touch(row: SessionRow, tokenHash: Buffer): Promise<void> {
    const now = Date.now();
    if (now - row.last_used_at.getTime() < TOUCH_INTERVAL_MS) return;
    const end = row.created_at.getTime() + ABSOLUTE_SESSION_DAYS * DAY_MS;
    await database.global
      .update(session)
      .set({ lastUsedAt: new Date(now), expiresAt: new Date(Math.min(now + lifetimeMs, end)) })
      .where(eq(session.tokenHash, tokenHash));
  }

  /** Gives a user who has no visible active organisation one of their own; false when there is none. */
  async function chooseOrganization(userId: number): Promise<boolean> {
    const [first] = await database.global
      .select({ organizationId: membership.organizationId })
      .from(membership)
      .innerJoin(organization, eq(organization.id, membership.organizationId))
      .where(and(eq(membership.userId, userId), isNull(organization.archivedAt)))
      .orderBy(membership.organizationId)
      .limit(1);
    if (!first) return false;
    await database.global
      .update(user)
      .set({ activeOrganizationId: first.organizationId })
      .where(eq(user.id, userId));
    return true;
  }

  async function find(tokenHash: Buffer, mayChoose = true): Promise<SignedIn | SessionProblem> {
    const [row] = await database.prepared<SessionRow>('find_session', FIND_SESSION, [tokenHash]);
    if (row?.status !== 'active') return 'invalid_token';
    if (row.expires_at.getTime() <= Date.now()) return 'token_expired';
    const organization = organizationOf(row);
    if (!organization && mayChoose && (await chooseOrganization(row.user_id))) {
      return find(tokenHash, false);
    }
    await touch(row, tokenHash);
    return { user: userOf(row), organization, tokenHash };
  }

  return {
    find: (token) => find(hashToken(token)),
    async reload(tokenHash) {
      const found = await find(tokenHash);
      if (typeof found === 'string') throw new SessionError(found);
      return found;
    },
    async create(tx, userId, start) {
      const token = newToken();
      await tx.insert(session).values({
        tokenHash: hashToken(token),
        userId,
        ...start,
        expiresAt: new Date(Date.now() + lifetimeMs),
      });
      return token;
    },
    async revoke(tokenHash) {
      const [ended] = await database.global
        .delete(session)
        .where(eq(session.tokenHash, tokenHash))
        .returning({ firstStep: session.firstStep });
      return ended?.firstStep ?? null;
    },
    async list(userId, current) {
      const rows = await database.global
        .select()
        .from(session)
        .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
        .orderBy(desc(session.lastUsedAt), desc(session.id));
      const own = rows.map(({ tokenHash, ...row }) => ({
        ...row,
        isCurrent: tokenHash.equals(current),
      }));
      return [...own.filter((row) => row.isCurrent), ...own.filter((row) => !row.isCurrent)];
    },
    async revokeOne(tx, userId, id) {
      const ended = await tx
        .delete(session)
        .where(and(eq(session.userId, userId), eq(session.id, id)))
        .returning({ id: session.id });
      return ended.length > 0;
    },
    async revokeAll(tx, userId, keep) {
      const others = keep ? ne(session.tokenHash, keep) : undefined;
      await tx.delete(session).where(and(eq(session.userId, userId), others));
      await deleteTickets(tx, userId);
    },
    async cleanUp() {
      await database.global
        .delete(session)
        .where(sql`${session.expiresAt} < now() - make_interval(days => ${KEEP_EXPIRED_DAYS})`);
    },
  };
}
