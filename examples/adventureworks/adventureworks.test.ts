import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { contract, endOfMonth, parseMonth, startOfMonth } from '../../packages/model/src/index.js';
import { organization } from '../../packages/server/src/db/schema/index.js';
import { importFolder } from '../../packages/server/src/import/index.js';
import { type FolderContents, withFolder } from '../../packages/server/test/import-folders.js';
import { type TestServer, useTestServer } from '../../packages/server/test/server.js';
import { ANALYST, importFiles } from './import-files.js';
import { LedgerError, readLedger } from './ledger.js';

/** A ledger of the same shape, small enough to be added up by hand. */
const tinyLedger: FolderContents = {
  'DimAccount.csv': `account_key,parent_account_key,account_code,parent_account_code,account_description,account_type,operator,custom_members,value_type,custom_member_options
1,,1,,Balance Sheet,,~,,Currency,
2,1,10,1,Assets,Assets,+,,Currency,
3,1,20,1,Liabilities,Liabilities,-,,Currency,
47,,4,,Net Income,Revenue,+,,Currency,
48,47,40,4,Operating Profit,Revenue,+,,Currency,
49,48,400,40,Gross Margin,Revenue,+,,Currency,
50,49,4100,400,Net Sales,Revenue,+,,Currency,
51,50,4110,4100,Gross Sales,Revenue,+,,Currency,
53,50,4130,4100,Returns,Expenditures,-,,Currency,
55,49,5000,400,Cost of Sales,Expenditures,-,,Currency,
58,48,60,40,Operating Expenses,Expenditures,-,,Currency,
60,58,6000,60,Salaries,Expenditures,+,,Currency,
61,58,600,60,Labor,Expenditures,+,,Currency,
62,58,6100,60,Commissions,Expenditures,+,,Currency,
63,58,620,60,Travel,Expenditures,+,,Currency,
64,58,630,60,Marketing,Expenditures,+,,Currency,
65,58,680,60,Depreciation,Expenditures,+,,Currency,
66,58,6920,60,Rent,Expenditures,+,,Currency,
67,2,110,10,Current Assets,Assets,+,,Currency,
68,2,1200,10,Property,Assets,+,,Currency,
69,3,210,20,Debts,Liabilities,+,,Currency,
95,,9500,,Statistical Accounts,Statistical,~,,Units,
96,95,9510,9500,Headcount,Balances,~,,Units,
97,95,9520,9500,Units,Flow,~,,Units,
98,95,9530,9500,Average Unit Price,Balances,~,[Account].[Level 04].&[50]/[Account].[Level 02].&[97],Currency,
`,
  'DimOrganization.csv': `organization_key,parent_organization_key,percentage_of_ownership,organization_name,currency_key
1,,1,Wheels & Co,100
2,1,.5,North Region,100
3,1,1,South Region,100
`,
  'DimScenario.csv': 'scenario_key,scenario_name\n1,Actual\n2,Budget\n3,Forecast\n',
  'FactFinance.csv': `organization_key,department_group_key,scenario_key,account_key,amount,date
2,1,1,51,100.10,2012-06-01
2,2,1,51,50.05,2012-06-30
2,1,1,53,10.15,2012-06-30
2,1,1,55,40,2012-06-30
2,1,1,60,70,2012-06-30
2,1,1,67,500,2012-06-30
2,1,1,97,7,2012-06-30
3,1,1,51,200,2012-06-30
3,1,1,60,20,2012-06-30
3,1,2,51,250,2012-06-30
3,1,2,60,30,2012-06-30
3,1,3,51,999,2012-06-30
3,1,1,51,300,2012-08-31
3,1,1,66,1.5,2012-09-30
`,
};

function tinyFiles(): Promise<Record<string, string>> {
  return withFolder(tinyLedger, async (folder) =>
    Object.fromEntries(importFiles(await readLedger(folder))),
  );
}

function rowsOf(text: string | undefined): Record<string, string>[] {
  return parse(text ?? '', { columns: true });
}

/** Imports converted files and signs the analyst in. */
async function importAndSignIn(server: TestServer, files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'tavoite-adventureworks-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const report = await importFolder(server.connection, folder);
    const { body } = await server.call(contract.login, {
      body: { username: ANALYST.email, password: ANALYST.password },
    });
    return { report, token: body.key ?? '' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class Reader {
  constructor(
    private readonly server: TestServer,
    private readonly token: string,
  ) {}

  async activate(name: string): Promise<void> {
    const rows = await this.server.seed((tx) => tx.select().from(organization));
    const row = rows.find((found) => found.name === name);
    const { status } = await this.server.call(contract.activateOrganization, {
      token: this.token,
      body: { id: row?.id ?? 0 },
    });
    expect(status).toBe(200);
  }

  /** Value and flag by key; at most 100 keys. */
  async month(keys: readonly string[], month: string) {
    const at = parseMonth(month) ?? 0;
    const { body } = await this.server.call(contract.readData, {
      token: this.token,
      body: { keys: [...keys], start_date: startOfMonth(at), end_date: endOfMonth(at) },
    });
    if (!('results' in body)) throw new Error('Columns were not asked for');
    return new Map(
      body.results.map(({ key, value, is_verified: verified }) => [key, { value, verified }]),
    );
  }

  async targets(month: string) {
    const at = parseMonth(month) ?? 0;
    const { body } = await this.server.call(contract.listTargets, {
      token: this.token,
      query: { start_date: startOfMonth(at), end_date: endOfMonth(at) },
    });
    return new Map(body.results.map((target) => [target.title, target]));
  }
}

describe('a tiny ledger of the same shape', () => {
  test('accounts become terms that roll up by their operators', async () => {
    const terms = new Map(rowsOf((await tinyFiles())['terms.csv']).map((row) => [row.key, row]));
    expect(terms.get('4100')).toMatchObject({
      formula: '[4110] - [4130]',
      parent: '400',
      title: 'Net Sales',
      aggregation: 'flow',
    });
    expect(terms.get('1')).toMatchObject({ formula: '[10] - [20]', aggregation: 'stock' });
    expect(terms.get('9500')?.formula).toBe('');
    expect(terms.get('9530')?.formula).toBe('[4100] / [9520]');
    expect(terms.get('9510')).toMatchObject({ formula: '', aggregation: 'stock' });
  });

  test('postings are summed by month; a closed month without a posting is 0, an open one is empty', async () => {
    const data = rowsOf((await tinyFiles())['data.csv']);
    const row = (name: string, term: string) =>
      data.find((found) => found.organization === name && found.term === term);
    const months = ['2012-06', '2012-07', '2012-08', '2012-09'];
    const cells = (name: string, term: string) => months.map((month) => row(name, term)?.[month]);
    expect(cells('north-region', '4110')).toEqual(['150.15', '', '', '']);
    expect(cells('south-region', '4110')).toEqual(['200', '', '300', '']);
    expect(cells('wheels-co', '4110')).toEqual(['350.15', '', '300', '']);
    expect(cells('wheels-co', '6000')).toEqual(['90', '', '0', '']);
    expect(cells('wheels-co', '6920')).toEqual(['0', '', '0', '1.5']);
    expect(cells('south-region', '4100-budget')).toEqual(['250', '', '', '']);
    expect(cells('south-region', '4-budget')).toEqual(['220', '', '', '']);
    expect(row('wheels-co', '4110')?.verified_until).toBe('2012-09');
    expect(row('wheels-co', '4-budget')?.verified_until).toBe('');
  });

  test('problems of the source name file and line', async () => {
    const broken = async (file: string, before: string, after: string) => {
      const contents = {
        ...tinyLedger,
        [file]: String(tinyLedger[file]).replace(before, after),
      };
      return withFolder(contents, readLedger).catch((error: Error) => error);
    };
    const problems = await Promise.all([
      broken('FactFinance.csv', '3,1,1,51,200', '9,1,1,51,200'),
      broken('FactFinance.csv', '3,1,1,51,200', '3,1,1,50,200'),
      broken('FactFinance.csv', '3,1,1,51,200', '3,1,1,51,2OO'),
      broken('FactFinance.csv', '2012-08-31', '31.8.2012'),
      broken('DimAccount.csv', 'Assets,Assets,+', 'Assets,Assets,*'),
      broken('DimOrganization.csv', '1,,1,Wheels', '1,3,1,Wheels'),
      broken('DimScenario.csv', 'scenario_name', 'name'),
    ]);
    expect(problems.every((problem) => problem instanceof LedgerError)).toBe(true);
    expect(problems.map((problem) => (problem as Error).message)).toEqual([
      'FactFinance.csv, line 9: There is no organisation 9.',
      'FactFinance.csv, line 9: Account 50 has accounts below it, so it takes no postings.',
      'FactFinance.csv, line 9: "2OO" is not an amount.',
      'FactFinance.csv, line 14: "31.8.2012" is not a date.',
      'DimAccount.csv, line 3: "*" is no operator: +, - or ~.',
      'DimOrganization.csv, line 2: The parents of 1 go in a circle.',
      'DimScenario.csv has no column scenario_name.',
    ]);
    const gone = await readLedger('/nowhere').catch((error: Error) => error);
    expect((gone as Error).message).toBe('/nowhere/DimAccount.csv cannot be read.');
  });

  test('the program writes the folder, and says in one line what it cannot do', async () => {
    const repository = join(__dirname, '../..');
    const convert = (...args: string[]) =>
      spawnSync(
        process.execPath,
        [
          join(repository, 'node_modules/tsx/dist/cli.mjs'),
          join(repository, 'examples/adventureworks/convert.ts'),
          ...args,
        ],
        { encoding: 'utf8' },
      );
    await withFolder(tinyLedger, async (folder) => {
      const target = join(folder, 'made', 'here');
      const done = convert(folder, target);
      expect(done.stderr).toBe('');
      expect(done.stdout).toContain('13 postings of 3 organisations');
      expect(await readFile(join(target, 'terms.csv'), 'utf8')).toBe(
        (await tinyFiles())['terms.csv'],
      );
    });
    const failed = convert('/nowhere', '/nowhere');
    expect(failed).toMatchObject({
      status: 1,
      stderr: '/nowhere/DimAccount.csv cannot be read.\n',
    });
    expect(convert('one')).toMatchObject({ status: 2, stdout: '' });
  });

  describe('imported', () => {
    const server = useTestServer();
    let reader: Reader;

    beforeAll(async () => {
      const { report, token } = await importAndSignIn(server, await tinyFiles());
      expect(report.warnings).toEqual([]);
      reader = new Reader(server, token);
    });

    test('values are verified sums, of the descendants, too', async () => {
      await reader.activate('Wheels & Co');
      const june = await reader.month(['4', '4100', '400', '60', '10', '9530'], '2012-06');
      expect(june.get('4100')).toEqual({ value: 340, verified: true });
      expect(june.get('400')).toEqual({ value: 300, verified: true });
      expect(june.get('60')).toEqual({ value: 90, verified: true });
      expect(june.get('4')).toEqual({ value: 210, verified: true });
      expect(june.get('10')).toEqual({ value: 500, verified: true });
      expect(june.get('9530')?.value).toBeCloseTo(340 / 7, 9);
      const open = await reader.month(['4', '4100', '6920'], '2012-09');
      expect(open.get('4100')).toEqual({ value: null, verified: false });
      expect(open.get('6920')).toEqual({ value: 1.5, verified: true });
      expect(open.get('4')).toEqual({ value: -1.5, verified: false });
    });

    test('budgets are the targets’ values', async () => {
      await reader.activate('South Region');
      const targets = await reader.targets('2012-06');
      expect(targets.get('Net Sales')).toMatchObject({ current_value: 200, target_value: 250 });
      expect(targets.get('Net Income')).toMatchObject({ current_value: 180, target_value: 220 });
      // 60 and 10 are accounts; these are the numbers.
      expect(targets.get('Operating Expenses % of Sales')?.target_value).toBe(60);
      expect(targets.get('Net Income %')?.target_value).toBe(10);
      expect(targets.get('Operating Expenses')).toMatchObject({
        current_value: 20,
        target_value: 30,
        reversed_target: true,
      });
    });
  });
});

/*
 * The ledger itself is not part of the project. TAVOITE_ADVENTUREWORKS names the folder with
 * DimAccount.csv, DimOrganization.csv, DimScenario.csv and FactFinance.csv.
 */
const source = process.env.TAVOITE_ADVENTUREWORKS ?? '';
if (source !== '' && !existsSync(join(source, 'FactFinance.csv'))) {
  throw new Error(`TAVOITE_ADVENTUREWORKS is ${source}, and there is no FactFinance.csv in it.`);
}
const withLedger = source === '' ? describe.skip : describe;
const skipped =
  source === '' ? ' (skipped: set TAVOITE_ADVENTUREWORKS to the ledger’s folder)' : '';

/** Adds the ledger up by another way than the converter: from the root down, straight from the files. */
class IndependentSum {
  private readonly table = (file: string): Record<string, string>[] =>
    parse(readFileSync(join(source, file)), { columns: true });
  readonly accounts = this.table('DimAccount.csv');
  readonly organizations = this.table('DimOrganization.csv');
  private readonly facts = this.table('FactFinance.csv');
  private readonly known = new Map<string, Map<string, number[]>>();

  private family(key: string | undefined): (string | undefined)[] {
    const children = this.organizations.filter((row) => row.parent_organization_key === key);
    return [key, ...children.flatMap((row) => this.family(row.organization_key))];
  }

  /** Amounts by account key. */
  private postings(name: string, month: string, scenario: string): Map<string, number[]> {
    const id = `${name} ${month} ${scenario}`;
    const before = this.known.get(id);
    if (before !== undefined) return before;
    const found = this.organizations.find((row) => row.organization_name === name);
    const family = new Set(this.family(found?.organization_key));
    const amounts = new Map<string, number[]>();
    for (const row of this.facts) {
      if (row.scenario_key !== scenario || !row.date?.startsWith(month)) continue;
      if (!family.has(row.organization_key)) continue;
      const key = row.account_key ?? '';
      amounts.set(key, [...(amounts.get(key) ?? []), Number(row.amount)]);
    }
    this.known.set(id, amounts);
    return amounts;
  }

  /** Value of an account by its code, null without any posting below it. */
  value(name: string, code: string, month: string, scenario = '1'): number | null {
    const postings = this.postings(name, month, scenario);
    const sum = (account: Record<string, string>): number | null => {
      const children = this.accounts.filter(
        (row) => row.parent_account_key === account.account_key && row.operator !== '~',
      );
      const parts = [
        ...(postings.get(account.account_key ?? '') ?? []),
        ...children.flatMap((child) => {
          const part = sum(child);
          return part === null ? [] : [child.operator === '-' ? -part : part];
        }),
      ];
      return parts.length === 0 ? null : parts.reduce((total, part) => total + part, 0);
    };
    const account = this.accounts.find((row) => row.account_code === code);
    return account === undefined ? null : sum(account);
  }
}

withLedger(`the ledger of AdventureWorksDW${skipped}`, () => {
  const server = useTestServer();
  let reader: Reader;

  beforeAll(async () => {
    const files = Object.fromEntries(importFiles(await readLedger(source)));
    const { report, token } = await importAndSignIn(server, files);
    expect(report.warnings).toEqual([]);
    reader = new Reader(server, token);
  }, 120_000);

  test('the figures that are known', async () => {
    await reader.activate('AdventureWorks Cycle');
    const june = await reader.month(['4100', '400', '60', '4'], '2013-06');
    expect(june.get('4100')?.value).toBeCloseTo(2140013.69, 2);
    expect(june.get('400')?.value).toBeCloseTo(1464881.05, 2);
    expect(june.get('60')?.value).toBeCloseTo(1575791.82, 2);
    expect(june.get('4')?.value).toBeCloseTo(-230245.23, 2);
    expect([...june.values()].every(({ verified }) => verified)).toBe(true);
    await reader.activate('USA Operations');
    const march = await reader.month(['4'], '2011-03');
    expect(march.get('4')).toEqual({ value: expect.closeTo(152117, 2), verified: true });
  });

  test('every account of every organisation is an independent sum of the postings', async () => {
    const independent = new IndependentSum();
    const codes = independent.accounts.map((row) => row.account_code ?? '').filter((code) => code);
    const months = ['2010-12', '2011-03', '2012-12', '2013-11'];
    let compared = 0;
    for (const { organization_name: name = '' } of independent.organizations) {
      await reader.activate(name);
      for (const month of months) {
        const values = await reader.month(codes, month);
        for (const code of codes) {
          // Zero stands for "nothing posted" where the month is closed.
          if (code === '9530') continue;
          const expected = independent.value(name, code, month);
          expect({ name, code, month, value: values.get(code)?.value ?? 0 }).toEqual({
            name,
            code,
            month,
            value: expect.closeTo(expected ?? 0, 2),
          });
          compared += 1;
        }
        const price = values.get('9530')?.value;
        const units = independent.value(name, '9520', month);
        if (units === null) expect(price).toBeNull();
        else expect(price).toBeCloseTo((independent.value(name, '4100', month) ?? 0) / units, 6);
      }
    }
    expect(compared).toBe(14 * 4 * 98);
  }, 300_000);

  test('budgets are target values, last year’s month is the compare value', async () => {
    const independent = new IndependentSum();
    const name = 'USA Operations';
    await reader.activate(name);
    const targets = await reader.targets('2011-11');
    for (const [title, code] of [
      ['Net Sales', '4100'],
      ['Gross Margin', '400'],
      ['Operating Expenses', '60'],
      ['Net Income', '4'],
    ] as const) {
      const target = targets.get(title);
      expect(target?.current_value).toBeCloseTo(independent.value(name, code, '2011-11') ?? 0, 2);
      expect(target?.target_value).toBeCloseTo(
        independent.value(name, code, '2011-11', '2') ?? 0,
        2,
      );
      expect(target?.reversed_target).toBe(code === '60');
    }
    const year = await reader.targets('2012-12');
    expect(year.get('Net Sales')?.compare_value).toBeCloseTo(
      independent.value(name, '4100', '2011-12') ?? 0,
      2,
    );
    expect(year.get('Net Sales')?.target_value).toBeNull();
  });
});
