import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ManagerFlag } from '@tavoite/model';
import { parse } from 'csv-parse/sync';
import { verifyPassword } from '../auth/passwords.js';
import type { Config } from '../config/config.js';
import type { Connection } from '../db/database.js';
import { asOwner } from '../db/database.js';
import { findUserByEmail } from '../modules/auth/queries.js';
import { withMessageFiles } from './message-files.js';

/** An import folder like any other; its passwords are no secret. */
const DEMO_FOLDER = fileURLToPath(new URL('../../demo/', import.meta.url));

const FLAGS = {
  report_manager: 'report manager',
  notification_manager: 'notification manager',
  roadmap_manager: 'roadmap manager',
  organization_manager: 'organisation manager',
} as const satisfies Record<ManagerFlag, string>;

export interface DemoUser {
  readonly email: string;
  readonly password: string;
  /** The flags in words. */
  readonly role: string;
}

type Row = Record<string, string>;

async function readRows(file: string): Promise<Row[]> {
  return parse(await readFile(join(DEMO_FOLDER, file), 'utf8'), { columns: true, bom: true });
}

function roleOf(flags: readonly string[]): string {
  if (flags.length === Object.keys(FLAGS).length) return 'all flags';
  return flags.length === 0 ? 'no flags' : flags.join(', ');
}

/** The demo's users that have a password, the one with most flags first. */
async function readDemoUsers(): Promise<DemoUser[]> {
  const [users, memberships] = await Promise.all([
    readRows('users.csv'),
    readRows('memberships.csv'),
  ]);
  return users
    .filter(({ password }) => password)
    .map(({ email = '', password = '' }) => {
      const own = memberships.filter((row) => row.user === email);
      const flags = Object.entries(FLAGS)
        .filter(([flag]) => own.some((row) => /^(true|1|yes)$/i.test(row[flag] ?? '')))
        .map(([, words]) => words);
      return { email, password, flags };
    })
    .sort((a, b) => b.flags.length - a.flags.length)
    .map(({ email, password, flags }) => ({ email, password, role: roleOf(flags) }));
}

/** Who has written or read a notification has signed in: at the same time or later, each at another one. */
const SIGN_IN = `
  INSERT INTO sign_in_place (user_id, place_hash, last_used_at)
  SELECT u.id, sha256(u.email::bytea),
    max(n.published_at) + (now() - max(n.published_at)) * (u.id * 37 % 80) / 100
  FROM "user" u
  JOIN notification n ON n.author_id = u.id OR EXISTS (
    SELECT FROM notification_read r
    WHERE (r.organization_id, r.notification_id, r.user_id) = (n.organization_id, n.id, u.id))
  WHERE u.email = ANY ($1) AND n.published_at <= now()
  GROUP BY u.id, u.email
  ON CONFLICT DO NOTHING`;

/** Gives the demo's users the sign-ins that its notifications tell of. */
export async function rememberSignIns(connection: Connection): Promise<void> {
  const emails = (await readRows('users.csv')).map(({ email }) => email);
  await asOwner(connection, (_, client) => client.query(SIGN_IN, [emails]));
}

/** Makes the demo organisation, or brings it up to date: its months are counted from today. */
export async function importDemo(connection: Connection, config: Config): Promise<void> {
  // An existing database is served without it.
  const { importFolder } = await import('../import/index.js');
  await withMessageFiles(connection, config, (files) =>
    importFolder(connection, DEMO_FOLDER, { files }),
  );
  await rememberSignIns(connection);
}

/** The demo users who are there and can still sign in with the demo's passwords. */
export async function findDemoUsers(connection: Connection): Promise<DemoUser[]> {
  const demoUsers = await readDemoUsers();
  const hashes = await asOwner(connection, async (tx) => {
    const stored = [];
    for (const { email } of demoUsers) stored.push(await findUserByEmail(tx, email));
    return stored.map((row) => (row?.status === 'active' ? row.passwordHash : null));
  });
  const fits = await Promise.all(
    demoUsers.map(({ password }, i) => hashes[i] && verifyPassword(hashes[i], password)),
  );
  return demoUsers.filter((_, i) => fits[i]);
}

export function signInLine({ email, password, role }: DemoUser): string {
  return `Demo sign-in: ${email} ${password} (${role})`;
}
