import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { authenticator, passkey, recoveryCode, secondFactorTicket } from '../../db/schema/index.js';

export type Ticket = typeof secondFactorTicket.$inferSelect;
export type NewTicket = typeof secondFactorTicket.$inferInsert;

export async function insertTicket(tx: Queries, ticket: NewTicket): Promise<void> {
  await tx.insert(secondFactorTicket).values(ticket);
}

function openTicket(tokenHash: Buffer, purpose: Ticket['purpose']) {
  return and(
    eq(secondFactorTicket.tokenHash, tokenHash),
    eq(secondFactorTicket.purpose, purpose),
    gt(secondFactorTicket.expiresAt, sql`now()`),
  );
}

export async function findTicket(tx: Queries, tokenHash: Buffer, purpose: Ticket['purpose']) {
  const rows = await tx.select().from(secondFactorTicket).where(openTicket(tokenHash, purpose));
  return rows[0];
}

/** Uses the ticket up: of several at once, one gets it. */
export async function consumeTicket(tx: Queries, tokenHash: Buffer, purpose: Ticket['purpose']) {
  const rows = await tx
    .delete(secondFactorTicket)
    .where(openTicket(tokenHash, purpose))
    .returning();
  return rows[0];
}

/** Keeps the secret with the ticket, unless it has one; answers the one that it has now. */
export async function keepSecret(tx: Queries, tokenHash: Buffer, secret: Buffer) {
  const [row] = await tx
    .update(secondFactorTicket)
    .set({ secret: sql`coalesce(${secondFactorTicket.secret}, ${secret})` })
    .where(openTicket(tokenHash, 'set_up'))
    .returning({ secret: secondFactorTicket.secret });
  return row?.secret ?? null;
}

/** Keeps the challenge of a passkey that is being made with the ticket; an earlier one is over. */
export async function keepChallenge(
  tx: Queries,
  tokenHash: Buffer,
  challenge: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(secondFactorTicket)
    .set({ challenge })
    .where(openTicket(tokenHash, 'set_up'));
  return rowCount === 1;
}

export async function deleteTickets(tx: Queries, userId: number): Promise<void> {
  await tx.delete(secondFactorTicket).where(eq(secondFactorTicket.userId, userId));
}

export async function deleteExpiredTickets(tx: Queries): Promise<void> {
  await tx.delete(secondFactorTicket).where(lt(secondFactorTicket.expiresAt, sql`now()`));
}

export async function findAuthenticator(tx: Queries, userId: number) {
  const rows = await tx.select().from(authenticator).where(eq(authenticator.userId, userId));
  return rows[0];
}

export async function setAuthenticator(
  tx: Queries,
  userId: number,
  secret: Buffer,
  lastStep: number,
): Promise<void> {
  await tx
    .insert(authenticator)
    .values({ userId, secret, lastStep })
    .onConflictDoUpdate({
      target: authenticator.userId,
      set: { secret, lastStep, createdAt: sql`now()` },
    });
}

/** Takes note that the code of a step was used; false when it, or a later one, has been used already. */
export async function useStep(tx: Queries, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(eq(authenticator.userId, userId), lt(authenticator.lastStep, step)));
  return rowCount === 1;
}

export async function deleteAuthenticator(tx: Queries, userId: number): Promise<boolean> {
  const { rowCount } = await tx.delete(authenticator).where(eq(authenticator.userId, userId));
  return rowCount === 1;
}

export function listPasskeys(tx: Queries, userId: number) {
  return tx.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.id));
}

export async function findPasskey(tx: Queries, credentialId: string) {
  const rows = await tx.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return rows[0];
}

/** False when the credential is known already. */
export async function insertPasskey(
  tx: Queries,
  values: typeof passkey.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(passkey)
    .values(values)
    .onConflictDoNothing({ target: passkey.credentialId });
  return rowCount === 1;
}

/** Takes note that a passkey was used; false when it is gone, or someone used it further in the meantime. */
export async function usePasskey(
  tx: Queries,
  { id, userId, counter }: { id: number; userId: number; counter: number },
  newCounter: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: sql`now()` })
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id), eq(passkey.counter, counter)));
  return rowCount === 1;
}

export async function renamePasskey(tx: Queries, userId: number, id: number, name: string) {
  const { rowCount } = await tx
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)));
  return rowCount === 1;
}

export async function deletePasskey(tx: Queries, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, id)));
  return rowCount === 1;
}

export async function countRecoveryCodes(tx: Queries, userId: number): Promise<number> {
  return tx.$count(recoveryCode, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
}

export async function replaceRecoveryCodes(
  tx: Queries,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  if (hashes.length === 0) return;
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a code up; false when there is none, or it was used already. */
export async function useRecoveryCode(
  tx: Queries,
  userId: number,
  codeHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCode)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCode.userId, userId),
        eq(recoveryCode.codeHash, codeHash),
        isNull(recoveryCode.usedAt),
      ),
    );
  return rowCount === 1;
}

/** Takes all second factors of a user away; what has begun with them ends. False if there were none. */
export async function deleteAllFactors(tx: Queries, userId: number): Promise<boolean> {
  const hadAuthenticator = await deleteAuthenticator(tx, userId);
  const { rowCount } = await tx.delete(passkey).where(eq(passkey.userId, userId));
  await replaceRecoveryCodes(tx, userId, []);
  await deleteTickets(tx, userId);
  return hadAuthenticator || (rowCount ?? 0) > 0;
}

/** Keeps changes of a user's factors one after the other. */
export async function lockFactors(tx: Queries, userId: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('second factor'), ${userId})`);
}

/** Whether an organisation that the user sees, or one above it, asks its members for a second factor. */
export async function isSecondFactorRequired(tx: Queries, userId: number): Promise<boolean> {
  // UNION drops repetitions and so ends a cycle.
  const { rows } = await tx.execute<{ required: boolean | null }>(sql`
    WITH RECURSIVE own AS (
      SELECT o.id, o.parent_id, o.second_factor_required
      FROM organization o JOIN membership m ON m.organization_id = o.id
      WHERE m.user_id = ${userId}
    ), above AS (
      SELECT * FROM own
      UNION
      SELECT o.id, o.parent_id, o.second_factor_required
      FROM organization o JOIN above a ON o.id = a.parent_id
    ), below AS (
      SELECT * FROM own
      UNION
      SELECT o.id, o.parent_id, o.second_factor_required
      FROM organization o JOIN below b ON o.parent_id = b.id
    )
    SELECT bool_or(second_factor_required) AS required
    FROM (SELECT * FROM above UNION ALL SELECT * FROM below) AS seen`);
  return rows[0]?.required ?? false;
}

/**
 * Ends the sessions of users who have to have a second factor now and have none: they are led to set
 * one up when they sign in again. Sign-ins that wait for a second step are not touched.
 */
export async function endSessionsWithoutFactor(tx: Queries): Promise<void> {
  // An organisation's requirement reaches the members above it, who see it, and those below it.
  await tx.execute(sql`
    WITH RECURSIVE above AS (
      SELECT id, parent_id FROM organization WHERE second_factor_required
      UNION
      SELECT o.id, o.parent_id FROM organization o JOIN above a ON o.id = a.parent_id
    ), below AS (
      SELECT id FROM organization WHERE second_factor_required
      UNION
      SELECT o.id FROM organization o JOIN below b ON o.parent_id = b.id
    )
    DELETE FROM session s
    WHERE s.user_id IN (
        SELECT m.user_id FROM membership m
        WHERE m.organization_id IN (SELECT id FROM above UNION SELECT id FROM below)
      )
      AND NOT EXISTS (SELECT FROM authenticator a WHERE a.user_id = s.user_id)
      AND NOT EXISTS (SELECT FROM passkey p WHERE p.user_id = s.user_id)`);
}
