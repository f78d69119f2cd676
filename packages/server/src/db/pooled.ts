import pg from 'pg';
import { OperatorError } from '../config/operator-error.js';
import { APP_ROLE, asOwner, type Connection, STATEMENT_TIMEOUT_MS } from './database.js';
import { type ReachOptions, reach } from './reach.js';
import { hasSqlState } from './sql-state.js';

/** Of PostgreSQL's advisory locks: settings of a role are changed by one process at a time. */
const ROLE_LOCK = 7_482_648_302;
const INSUFFICIENT_PRIVILEGE = '42501';

interface Login {
  readonly role: string;
  /** Whether it may do what the working role may. */
  readonly works: boolean;
  /** Whether row-level security does not hold for it. */
  readonly isUnbound: boolean;
  readonly timeLimit: string;
}

const LOOK = `
  SELECT current_user AS role, pg_has_role('${APP_ROLE}', 'USAGE') AS works,
    rolsuper OR rolbypassrls OR EXISTS (
      SELECT FROM pg_class
      WHERE oid = 'public.organization'::regclass AND pg_has_role(relowner, 'USAGE')
    ) AS "isUnbound",
    current_setting('statement_timeout') AS "timeLimit"
  FROM pg_roles WHERE rolname = current_user`;

const lookAt = (url: string, options: ReachOptions): Promise<Login> =>
  reach({ connectionString: url }, 'DATABASE_URL', options, async (client) => {
    const { rows } = await client.query<Login>(LOOK);
    return rows[0] as Login;
  });

/** Limits the time of single statements where nothing can be set on connections. */
async function limitTime(owner: Connection, role: string): Promise<void> {
  await asOwner(owner, async (_, client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    await client.query(
      `ALTER ROLE ${pg.escapeIdentifier(role)} SET statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    );
  });
}

/**
 * Looks whether the role that logs in by DATABASE_URL is fit to serve requests, and gives it a limit of
 * time if it has none.
 *
 * @param owner past the pool
 * @throws OperatorError for a role that row-level security does not bind, or that may not work
 */
export async function preparePooled(
  url: string,
  owner: Connection,
  options: ReachOptions = {},
): Promise<void> {
  const { role, works, isUnbound, timeLimit } = await lookAt(url, options);
  if (isUnbound) {
    throw new OperatorError(
      `Beside DATABASE_DIRECT_URL, DATABASE_URL must not log in as an owner of the tables or as a ` +
        `superuser: row-level security does not hold for ${role}. Log in as ${APP_ROLE}, or as a ` +
        `role that is only granted it.`,
    );
  }
  if (!works) {
    throw new OperatorError(
      `The role in DATABASE_URL may not work on the tables. Let an administrator run: ` +
        `GRANT ${APP_ROLE} TO ${pg.escapeIdentifier(role)};`,
    );
  }
  if (timeLimit !== '0') return;
  await limitTime(owner, role).catch((error: unknown) => {
    if (!hasSqlState(error, INSUFFICIENT_PRIVILEGE)) throw error;
    options.onProgress?.(
      `Statements of the role ${role} have no limit of time. Let an administrator run: ` +
        `ALTER ROLE ${pg.escapeIdentifier(role)} SET statement_timeout = '30s';`,
    );
  });
}
