import { VERSION } from '../config/version.js';
import type { Connection } from '../db/database.js';
import { planMigrations } from '../db/migration-plan.js';
import { counted, type Finding, ok, problem, warning } from './finding.js';

export interface SchemaCheck {
  readonly findings: readonly Finding[];
  /** Whether the tables are those that this program knows. */
  readonly isNewest: boolean;
}

/** Whether the database has the schema of this program. */
export async function checkSchema(connection: Connection): Promise<SchemaCheck> {
  let plan: Awaited<ReturnType<typeof planMigrations>>;
  try {
    plan = await planMigrations(connection);
  } catch (error) {
    const { message } = error as Error;
    return {
      findings: [problem(message, 'Run the version of Tavoite that belongs to this database.')],
      isNewest: false,
    };
  }
  const { isNew, migrations } = plan;
  if (migrations.length === 0)
    return { findings: [ok(`The schema is that of this version, ${VERSION}.`)], isNewest: true };
  const says = isNew
    ? 'The database is empty.'
    : `The schema is older than this program, ${VERSION}: ${counted(migrations.length, 'migration')} would be run.`;
  return {
    findings: [
      warning(says, 'The next start does it; tavoite migrate --plan says what that means.'),
    ],
    isNewest: false,
  };
}
