import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One organisation of the size of the goals: 2,000 terms, five years of months. */
export const TERMS = 2_000;
export const MONTHS = 60;
export const FIRST_YEAR = 2020;
const CHILDREN = 40;

export const ORGANIZATION = 'bench';
export const USER = { email: 'bench@bench.example', password: 'a-password-for-benchmarks' };

export interface BenchTerm {
  key: string;
  title: string;
  /** Undefined at the top. */
  parent: string | undefined;
}

export const termKey = (index: number) => `term-${String(index).padStart(4, '0')}`;

/** `2020-01` onwards. */
export const months = Array.from(
  { length: MONTHS },
  (_, index) =>
    `${FIRST_YEAR + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
);

/** Two levels: every 40th term is the parent of the 39 that follow. */
export const terms: readonly BenchTerm[] = Array.from({ length: TERMS }, (_, index) => ({
  key: termKey(index),
  title: `Benchmark term ${index}`,
  parent: index % CHILDREN === 0 ? undefined : termKey(index - (index % CHILDREN)),
}));

/** Amounts as ledgers hold them: two decimals, some negative. Never zero. */
export function figureOf(term: number, month: number): number {
  return (((term * 7919 + month * 104_729) % 2_000_003) - 500_000 || 1) / 100;
}

const csv = (rows: readonly (readonly (string | number)[])[]) =>
  `${rows.map((row) => row.join(',')).join('\n')}\n`;

/** Writes the organisation as an import folder. */
export function writeImportFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, rows: readonly (readonly (string | number)[])[]) =>
    writeFileSync(join(folder, `${name}.csv`), csv(rows));
  write('organizations', [
    ['key', 'name', 'start_of_fiscal_year'],
    [ORGANIZATION, 'Benchmark Ltd', 1],
  ]);
  write('users', [
    ['email', 'name', 'password', 'active_organization'],
    [USER.email, 'Bench', USER.password, ORGANIZATION],
  ]);
  write('memberships', [
    ['organization', 'user'],
    [ORGANIZATION, USER.email],
  ]);
  write('terms', [
    ['organization', 'key', 'title', 'parent'],
    ...terms.map(({ key, title, parent }) => [ORGANIZATION, key, title, parent ?? '']),
  ]);
  write('data', [
    ['organization', 'term', 'verified_until', ...months],
    ...terms.map(({ key }, term) => [
      ORGANIZATION,
      key,
      months.at(-1) ?? '',
      ...months.map((_, month) => figureOf(term, month)),
    ]),
  ]);
}
