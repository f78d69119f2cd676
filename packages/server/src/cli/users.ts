import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditEvent } from '../auth/audit.js';
import { type PasswordOwner, passwordProblems } from '../auth/password-rules.js';
import { hashPassword } from '../auth/passwords.js';
import { deleteAllFactors, endSessionsWithoutFactor } from '../auth/second-factor/queries.js';
import { OperatorError } from '../config/operator-error.js';
import { asOwner, type Connection } from '../db/database.js';
import { auditLog, membership, organization, session, user } from '../db/schema/index.js';
import type { Message } from '../messages/errors.js';
import { translate } from '../messages/texts.js';
import {
  findOrganizationNames,
  findUserByEmail,
  setPasswordHash,
} from '../modules/auth/queries.js';

export interface NewUserOptions {
  readonly name: string;
  readonly organization?: string;
  readonly language: string;
  readonly reportManager: boolean;
  readonly notificationManager: boolean;
  readonly roadmapManager: boolean;
  readonly organizationManager: boolean;
}

const LONGEST_ADDRESS = 254;

function readAddress(text: string): string {
  const email = text.trim().toLowerCase();
  if (!z.email().max(LONGEST_ADDRESS).safeParse(email).success) {
    throw new OperatorError(`"${text}" is not an e-mail address.`);
  }
  return email;
}

function english(message: Message): string {
  return typeof message === 'string'
    ? translate('en', message)
    : translate('en', message.key, message.values);
}

/** Reads a password and returns its hash. Throws an OperatorError for one that may not be used. */
async function readNewPassword(
  owner: PasswordOwner,
  readPassword: () => Promise<string>,
): Promise<string> {
  const password = await readPassword();
  const problems = await passwordProblems(password, owner);
  if (problems.length > 0) throw new OperatorError(problems.map(english).join(' '));
  return hashPassword(password);
}

async function findOrganization(connection: Connection, key: string) {
  const rows = await asOwner(connection, (tx) =>
    tx
      .select({ id: organization.id, key: organization.key, name: organization.name })
      .from(organization),
  );
  const found = rows.find((row) => row.key === key);
  if (!found) {
    const known = rows.map((row) => row.key).join(', ') || 'none yet; import a folder first';
    throw new OperatorError(`There is no organisation "${key}". The organisations are: ${known}.`);
  }
  return found;
}

/** Adds a user with a password, as a member of the organisation if one is given. */
export async function addUser(
  connection: Connection,
  address: string,
  options: NewUserOptions,
  readPassword: () => Promise<string>,
): Promise<void> {
  const email = readAddress(address);
  const { language, name } = options;
  if (language !== 'en' && language !== 'fi') {
    throw new OperatorError(`"${language}" is not a language of Tavoite: en or fi.`);
  }
  const joined =
    options.organization === undefined
      ? null
      : await findOrganization(connection, options.organization);
  if (await asOwner(connection, (tx) => findUserByEmail(tx, email))) {
    throw new OperatorError(`There is a user ${email} already.`);
  }
  const owner = { email, username: email, fullName: name };
  const organizations = joined === null ? [] : [joined.name, joined.key];
  const passwordHash = await readNewPassword({ ...owner, organizations }, readPassword);
  await asOwner(connection, async (tx) => {
    const [added] = await tx
      .insert(user)
      .values({ ...owner, name, language, passwordHash, activeOrganizationId: joined?.id ?? null })
      .onConflictDoNothing()
      .returning({ id: user.id });
    if (!added) throw new OperatorError(`There is a user ${email} already.`);
    if (joined === null) return;
    await tx.insert(membership).values({
      organizationId: joined.id,
      userId: added.id,
      reportManager: options.reportManager,
      notificationManager: options.notificationManager,
      roadmapManager: options.roadmapManager,
      organizationManager: options.organizationManager,
    });
  });
}

/** Sets a user's password and ends the user's sessions. */
export async function setPassword(
  connection: Connection,
  address: string,
  readPassword: () => Promise<string>,
): Promise<void> {
  const email = readAddress(address);
  const found = await asOwner(connection, (tx) => findUserByEmail(tx, email));
  if (!found) throw new OperatorError(`There is no user ${email}.`);
  const organizations = await asOwner(connection, (tx) => findOrganizationNames(tx, found.id));
  const passwordHash = await readNewPassword({ ...found, organizations }, readPassword);
  await asOwner(connection, async (tx) => {
    await setPasswordHash(tx, found.id, passwordHash);
    await tx.delete(session).where(eq(session.userId, found.id));
  });
}

/** Takes a user's second factors away, for lost devices, and ends the user's sessions. False if there were none. */
export async function resetSecondFactor(connection: Connection, address: string): Promise<boolean> {
  const email = readAddress(address);
  return asOwner(connection, async (tx) => {
    const found = await findUserByEmail(tx, email);
    if (!found) throw new OperatorError(`There is no user ${email}.`);
    const hadFactors = await deleteAllFactors(tx, found.id);
    await tx.delete(session).where(eq(session.userId, found.id));
    await tx.insert(auditLog).values({
      event: 'second_factor_reset' satisfies AuditEvent,
      userId: found.id,
      detail: { by: 'command line' },
    });
    return hadFactors;
  });
}

/** Sets whether everyone who sees the organisation has to have a second factor. Who lacks it has to sign in again. */
export async function requireSecondFactor(
  connection: Connection,
  key: string,
  required: boolean,
): Promise<void> {
  const { id } = await findOrganization(connection, key);
  await asOwner(connection, async (tx) => {
    await tx
      .update(organization)
      .set({ secondFactorRequired: required })
      .where(eq(organization.id, id));
    await tx.insert(auditLog).values({
      event: 'second_factor_requirement_changed' satisfies AuditEvent,
      organizationId: id,
      detail: { required, by: 'command line' },
    });
    if (required) await endSessionsWithoutFactor(tx);
  });
}
