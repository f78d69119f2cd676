import type { MigrationPlan, PlannedMigration } from '../db/migration-plan.js';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
const UNIT_STEP = 1024;

/** Bytes as a person reads them: 1.5 GB. */
export function inBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= UNIT_STEP && unit < UNITS.length - 1) {
    value /= UNIT_STEP;
    unit += 1;
  }
  return `${value < 10 && unit > 0 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`;
}

function linesOf({ name, why, held }: PlannedMigration): string[] {
  const tables = held.map((table) => `${table.name} (${inBytes(table.bytes)})`);
  return [
    `  ${name}`,
    ...(why === null ? [] : [`    ${why}`]),
    ...(tables.length === 0 ? [] : [`    Holds up writing to ${tables.join(', ')}.`]),
  ];
}

/** What `migrate --plan` prints, line by line. */
export function planLines({ isNew, migrations }: MigrationPlan): string[] {
  if (migrations.length === 0) return ['The database is up to date: nothing would be run.'];
  const intro = 'Would be run, in one transaction, all or nothing:';
  if (isNew) return [intro, ...migrations.map(({ name }) => `  ${name}`), 'The database is new.'];
  const stopping = migrations.filter(({ previousServes }) => !previousServes);
  const names = stopping.map(({ name }) => name).join(', ');
  return [
    intro,
    ...migrations.flatMap(linesOf),
    stopping.length === 0
      ? 'Processes of the release before can go on serving meanwhile and after it. One that ends cannot start again.'
      : `Make a backup, then stop every process of the release before: it cannot serve once ${names} has run.`,
  ];
}
