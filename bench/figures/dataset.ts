import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentMonth, formatMonth } from '@tavoite/model';

/** One organisation whose figures are all entered, none computed. */
export const TERMS = 5_000;
export const MONTHS = 60;
const CHILDREN = 40;

/** A block of the sheet: ten thousand cells. */
export const BLOCK_TERMS = 200;
export const BLOCK_MONTHS = 50;

export const ORGANIZATION = 'bench';
export const USER = { username: 'bench@bench.example', password: 'a-password-for-benchmarks' };

export const termKey = (index: number) => `term-${String(index).padStart(4, '0')}`;
const parentOf = (index: number) =>
  index % CHILDREN === 0 ? '' : termKey(index - (index % CHILDREN));

/** Ending with the month before this one. */
export const months = Array.from({ length: MONTHS }, (_, i) =>
  formatMonth(currentMonth() - MONTHS + i),
);
export const blockMonths = months.slice(0, BLOCK_MONTHS);
export const blockTerms = Array.from({ length: BLOCK_TERMS }, (_, i) => termKey(i));

/** Amounts as ledgers hold them, other ones for each version. */
export function figureOf(term: number, month: number, version = 0): number {
  return (((term * 7919 + month * 104_729 + version * 31) % 2_000_003) - 500_000 || 1) / 100;
}

export type Rows = readonly (readonly (string | number)[])[];
export const csv = (rows: Rows) => `${rows.map((row) => row.join(',')).join('\n')}\n`;

/** Writes the organisation as an import folder. */
export function writeImportFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, rows: Rows) => writeFileSync(join(folder, `${name}.csv`), csv(rows));
  const terms = Array.from({ length: TERMS }, (_, i) => i);
  write('organizations', [
    ['key', 'name', 'start_of_fiscal_year'],
    [ORGANIZATION, 'Benchmark Ltd', 1],
  ]);
  write('users', [
    ['email', 'name', 'password', 'active_organization'],
    [USER.username, 'Bench', USER.password, ORGANIZATION],
  ]);
  write('memberships', [
    ['organization', 'user', 'organization_manager'],
    [ORGANIZATION, USER.username, 'true'],
  ]);
  write('terms', [
    ['organization', 'key', 'title', 'parent', 'unit'],
    ...terms.map((i) => [ORGANIZATION, termKey(i), `Net sales of unit ${i}`, parentOf(i), 'k€']),
  ]);
  write('data', [
    ['organization', 'term', ...months],
    ...terms.map((i) => [
      ORGANIZATION,
      termKey(i),
      ...months.map((_, month) => figureOf(i, month)),
    ]),
  ]);
}

/** The block as a file of the import folder. */
export const blockFile = (version: number): string =>
  csv([
    ['organization', 'term', ...blockMonths],
    ...blockTerms.map((key, term) => [
      ORGANIZATION,
      key,
      ...blockMonths.map((_, month) => figureOf(term, month, version)),
    ]),
  ]);

/** The block as a spreadsheet copies it, its numbers written as in Finnish or English. */
export const blockText = (version: number, language: 'fi' | 'en'): string => {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  return blockTerms
    .map((_key, term) =>
      blockMonths.map((_month, month) => format.format(figureOf(term, month, version))).join('\t'),
    )
    .join('\r\n');
};
