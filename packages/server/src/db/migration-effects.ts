import type { Migration } from './migrations.js';

interface Judgement {
  /** Whether the release before can go on serving while the migration runs and after it. */
  readonly previousServes: boolean;
  /** A sentence for the operator. */
  readonly why: string;
}

/**
 * Of migrations that take something away or forbid something, by their number. All others only add,
 * which disturbs no older release; a test finds those that ought to be here.
 */
export const JUDGED_MIGRATIONS: ReadonlyMap<number, Judgement> = new Map([
  [
    22,
    {
      previousServes: false,
      why: 'It drops columns of saved graphs and data maps that the release before reads and writes.',
    },
  ],
  [
    31,
    {
      previousServes: true,
      why: 'The release before only adds to the audit log, which the new policy lets it do.',
    },
  ],
  [
    38,
    {
      previousServes: true,
      why: 'Policies show the same rows as before, and the release before deletes nothing that is referred to.',
    },
  ],
  [
    43,
    {
      previousServes: true,
      why: 'The function that it replaces takes the same and counts the same, only faster.',
    },
  ],
]);

/** Statements that hold up writing to the table they name until their transaction ends. */
const HOLDING = [
  /\bALTER\s+TABLE\s+(?:IF\s+EXISTS\s+)?(?:ONLY\s+)?([\w."]+)/gi,
  /\bDROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?([\w."]+)/gi,
  /\bCREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:\w+\s+)?ON\s+(?:ONLY\s+)?([\w."]+)/gi,
  /\b(?:CREATE|ALTER)\s+(?:POLICY|(?:CONSTRAINT\s+)?TRIGGER)\b[^;]*?\bON\s+([\w."]+)/gi,
  // A new foreign key holds the table that it refers to as well.
  /\bREFERENCES\s+([\w."]+)/gi,
];

/** The statements without their comments. */
export function withoutComments(statements: string): string {
  return statements.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The names of the tables, as they are written, to which nobody can write while the migration runs. */
export function tablesHeldBy({ statements }: Pick<Migration, 'statements'>): string[] {
  const text = withoutComments(statements);
  const names = HOLDING.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, name]) => name),
  );
  return [...new Set(names.filter((name) => name !== undefined))];
}
