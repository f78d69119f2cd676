import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** How an account rolls up into its parent: added, subtracted, or not at all. */
export type Operator = '+' | '-' | '~';

export interface Account {
  readonly key: string;
  readonly parentKey: string | null;
  readonly code: string;
  readonly title: string;
  /** Assets, Liabilities, Revenue, Expenditures, Statistical, Balances or Flow. */
  readonly type: string;
  readonly operator: Operator;
  /** Currency or Units. */
  readonly valueType: string;
  /** A formula over other accounts in the ledger's own language, or empty. */
  readonly customFormula: string;
}

export interface Organization {
  readonly key: string;
  readonly parentKey: string | null;
  readonly name: string;
}

export type Scenario = 'actual' | 'budget';

/** One posting; the sign is the account's operator, not the amount's. */
export interface Posting {
  readonly organizationKey: string;
  readonly accountKey: string;
  readonly scenario: Scenario;
  /** `YYYY-MM` */
  readonly month: string;
  /** Hundredths, so that sums are exact. */
  readonly cents: number;
}

export interface Ledger {
  /** By key, in the order of the file. */
  readonly accounts: ReadonlyMap<string, Account>;
  readonly organizations: ReadonlyMap<string, Organization>;
  readonly postings: readonly Posting[];
}

/** The source folder does not hold such a ledger; the message says what is wrong and where. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}

/** Other scenarios, such as forecasts, are left out. */
const SCENARIOS: Readonly<Record<string, Scenario>> = { Actual: 'actual', Budget: 'budget' };

interface SourceRow {
  /** A cell by column name. */
  cell(column: string): string;
  problem(message: string): LedgerError;
}

async function readRows(folder: string, file: string, columns: readonly string[]) {
  let content: string;
  try {
    content = await readFile(join(folder, file), 'utf8');
  } catch {
    throw new LedgerError(`${join(folder, file)} cannot be read.`);
  }
  let rows: { record: Record<string, string>; info: { lines: number } }[];
  try {
    rows = parse(content, { columns: true, bom: true, trim: true, info: true });
  } catch (error) {
    throw error instanceof CsvError ? new LedgerError(`${file}: ${error.message}`) : error;
  }
  const missing = columns.find((column) => rows[0] && !(column in rows[0].record));
  if (rows.length === 0) throw new LedgerError(`${file} has no rows.`);
  if (missing !== undefined) throw new LedgerError(`${file} has no column ${missing}.`);
  return rows.map(
    ({ record, info }): SourceRow => ({
      cell: (column) => record[column] ?? '',
      problem: (message) => new LedgerError(`${file}, line ${info.lines}: ${message}`),
    }),
  );
}

function isOperator(text: string): text is Operator {
  return text === '+' || text === '-' || text === '~';
}

/** Rows by their keys; parents must be there and must not go in circles. */
function keyed<T extends { readonly key: string; readonly parentKey: string | null }>(
  rows: readonly SourceRow[],
  make: (row: SourceRow) => T,
): Map<string, T> {
  const found = new Map<string, T>();
  for (const row of rows) {
    const made = make(row);
    if (found.has(made.key)) throw row.problem(`The key ${made.key} is there twice.`);
    found.set(made.key, made);
  }
  for (const [index, made] of [...found.values()].entries()) {
    const seen = new Set([made.key]);
    for (let at = made.parentKey; at !== null; ) {
      const parent = found.get(at);
      if (parent === undefined) throw rows[index]?.problem(`There is no parent ${at}.`);
      if (seen.has(at)) throw rows[index]?.problem(`The parents of ${made.key} go in a circle.`);
      seen.add(at);
      at = parent.parentKey;
    }
  }
  return found;
}

async function readAccounts(folder: string): Promise<Map<string, Account>> {
  const rows = await readRows(folder, 'DimAccount.csv', [
    'account_key',
    'parent_account_key',
    'account_code',
    'account_description',
    'account_type',
    'operator',
    'custom_members',
    'value_type',
  ]);
  return keyed(rows, (row) => {
    const operator = row.cell('operator');
    if (!isOperator(operator)) throw row.problem(`"${operator}" is no operator: +, - or ~.`);
    return {
      key: row.cell('account_key'),
      parentKey: row.cell('parent_account_key') || null,
      code: row.cell('account_code'),
      title: row.cell('account_description'),
      type: row.cell('account_type'),
      operator,
      valueType: row.cell('value_type'),
      customFormula: row.cell('custom_members'),
    };
  });
}

async function readOrganizations(folder: string): Promise<Map<string, Organization>> {
  const rows = await readRows(folder, 'DimOrganization.csv', [
    'organization_key',
    'parent_organization_key',
    'organization_name',
  ]);
  return keyed(rows, (row) => ({
    key: row.cell('organization_key'),
    parentKey: row.cell('parent_organization_key') || null,
    name: row.cell('organization_name'),
  }));
}

async function readScenarios(folder: string): Promise<Map<string, Scenario | null>> {
  const rows = await readRows(folder, 'DimScenario.csv', ['scenario_key', 'scenario_name']);
  return new Map(
    rows.map((row) => [row.cell('scenario_key'), SCENARIOS[row.cell('scenario_name')] ?? null]),
  );
}

/** Reads the ledger's files from a folder. @throws LedgerError */
export async function readLedger(folder: string): Promise<Ledger> {
  const accounts = await readAccounts(folder);
  const organizations = await readOrganizations(folder);
  const scenarios = await readScenarios(folder);
  const parents = new Set([...accounts.values()].map(({ parentKey }) => parentKey));
  const rows = await readRows(folder, 'FactFinance.csv', [
    'organization_key',
    'scenario_key',
    'account_key',
    'amount',
    'date',
  ]);
  const postings: Posting[] = [];
  for (const row of rows) {
    const organizationKey = row.cell('organization_key');
    const accountKey = row.cell('account_key');
    const scenario = scenarios.get(row.cell('scenario_key'));
    const amount = row.cell('amount');
    const date = row.cell('date');
    if (!organizations.has(organizationKey)) {
      throw row.problem(`There is no organisation ${organizationKey}.`);
    }
    if (!accounts.has(accountKey)) throw row.problem(`There is no account ${accountKey}.`);
    if (parents.has(accountKey)) {
      throw row.problem(`Account ${accountKey} has accounts below it, so it takes no postings.`);
    }
    if (scenario === undefined)
      throw row.problem(`There is no scenario ${row.cell('scenario_key')}.`);
    if (!/^-?\d+(\.\d+)?$/.test(amount)) throw row.problem(`"${amount}" is not an amount.`);
    if (!/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(date)) throw row.problem(`"${date}" is not a date.`);
    if (scenario === null) continue;
    const cents = Math.round(Number(amount) * 100);
    postings.push({ organizationKey, accountKey, scenario, month: date.slice(0, 7), cents });
  }
  return { accounts, organizations, postings };
}
