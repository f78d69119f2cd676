import { asOwner, type Connection } from './database.js';
import { JUDGED_MIGRATIONS, tablesHeldBy } from './migration-effects.js';
import { pendingMigrations, readApplied, readMigrations } from './migrations.js';

export interface HeldTable {
  readonly name: string;
  /** With its indexes. */
  readonly bytes: number;
}

export interface PlannedMigration {
  /** Of its file. */
  readonly name: string;
  /** Whether the release before can go on serving while it runs and after it. */
  readonly previousServes: boolean;
  /** What it does to the release before, where it is not plain. */
  readonly why: string | null;
  /** The tables that there are now to which nobody can write until the migrations have run. */
  readonly held: readonly HeldTable[];
}

export interface MigrationPlan {
  /** Whether the database has no tables yet. */
  readonly isNew: boolean;
  /** In the order in which they would run. */
  readonly migrations: readonly PlannedMigration[];
}

/** What {@link migrate} would run on the database. Changes nothing. Throws an OperatorError where {@link migrate} does. */
export async function planMigrations(connection: Connection): Promise<MigrationPlan> {
  const migrations = await readMigrations();
  return asOwner(connection, async (_, client) => {
    await client.query('SET TRANSACTION READ ONLY');
    const table = await client.query<{ found: boolean }>(
      `SELECT to_regclass('schema_migration') IS NOT NULL AS found`,
    );
    const applied = table.rows[0]?.found ? await readApplied(client) : [];
    const pending = pendingMigrations(migrations, applied);
    const planned: PlannedMigration[] = [];
    for (const migration of pending) {
      const { rows: held } = await client.query<HeldTable>(
        `SELECT oid::regclass::text AS name, pg_total_relation_size(oid)::float8 AS bytes
         FROM unnest($1::text[]) AS held (name) JOIN pg_class ON oid = to_regclass(held.name)
         ORDER BY bytes DESC, 1`,
        [tablesHeldBy(migration)],
      );
      const judged = JUDGED_MIGRATIONS.get(migration.version);
      planned.push({
        name: migration.name,
        previousServes: judged?.previousServes ?? true,
        why: judged?.why ?? null,
        held,
      });
    }
    return { isNew: applied.length === 0, migrations: planned };
  });
}
