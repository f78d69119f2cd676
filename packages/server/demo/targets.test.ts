import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contract,
  type FiscalStart,
  fiscalYearOf,
  fiscalYearRange,
  type MonthNumber,
  type MonthRange,
  monthOfDate,
  monthsOfRange,
  type OrganizationNode,
  rangeToDates,
  startOfFiscalYear,
  type Target,
  targetProgress,
  ytdRange,
} from '@tavoite/model';
import { parse } from 'csv-parse/sync';
import { importFolder } from '../src/import/index.js';
import { useTestServer } from '../test/server.js';

/*
 * The demo's targets must make sense to someone who reads them: in each organisation and over each
 * period that one can choose, value, goal and compare value are of one size and agree.
 */

type Row = Record<string, string>;

async function rowsOf(file: string): Promise<Row[]> {
  return parse(await readFile(join(__dirname, file), 'utf8'), { columns: true });
}

/** A difference of large figures: may be small, or negative. */
const DIFFERENCES = ['Operating profit', 'Operating margin %', 'Cash flow'];
/** Differences this near to each other are of one size, as a share of the revenue. */
const NEAR = 0.1;
const BALANCES = ['Headcount', 'Working capital'];
const COUNTED = ['Accidents'];
const MAX_FACTOR = 3;

/** Far into the fiscal years and shortly after their starts: the demo's months move with the day. */
const DAYS = ['2026-11-21', '2027-02-10'];

/** Ranges of each kind that someone may look at, by name. */
function periodsOf(current: MonthNumber, fiscalStart: FiscalStart): Record<string, MonthRange> {
  const year = fiscalYearOf(current, fiscalStart);
  const last = current - 1;
  return {
    'the newest closed month': { start: last, end: last },
    'a month of last year': { start: last - 14, end: last - 14 },
    'three months': { start: last - 2, end: last },
    'ten months': { start: last - 14, end: last - 5 },
    'the year to date': ytdRange(current, fiscalStart),
    'last year': fiscalYearRange(year - 1, fiscalStart),
    'this whole year': fiscalYearRange(year, fiscalStart),
  };
}

/** Whether two figures of one thing are of one size. */
function isOfOneSize(title: string, revenue: number, a: number, b: number): boolean {
  // A handful more or less says nothing of the size.
  if (COUNTED.includes(title) && Math.abs(a - b) <= 4) return true;
  if (DIFFERENCES.includes(title)) {
    const whole = title.endsWith('%') ? 100 : revenue;
    if (a * b <= 0 || Math.abs(a - b) <= whole * NEAR) return true;
  }
  return a / b <= MAX_FACTOR && b / a <= MAX_FACTOR && a * b > 0;
}

type Targets = ReadonlyMap<string, Target>;

/** What one organisation's targets say. */
interface Reading {
  name: string;
  periods: Record<string, Targets>;
  /** Half a year as a whole, and each of its months. */
  half: Targets;
  months: Targets[];
}

describe.each(DAYS)('on %s', (today) => {
  const current = monthOfDate(today) ?? Number.NaN;
  const server = useTestServer();
  let token: string;
  const readings: Reading[] = [];

  async function targetsOver(range: MonthRange): Promise<Targets> {
    const query = rangeToDates(range);
    const { body } = await server.call(contract.listTargets, { token, query });
    return new Map(body.results.map((target) => [target.title, target]));
  }

  /** Reads an organisation and those below it, as a user who switches between them. */
  async function read({ id, name, children }: OrganizationNode): Promise<void> {
    const { body } = await server.call(contract.activateOrganization, { token, body: { id } });
    const ranges = periodsOf(current, startOfFiscalYear(body.organization.start_of_fiscal_year));
    const periods: Record<string, Targets> = {};
    for (const [period, range] of Object.entries(ranges))
      periods[period] = await targetsOver(range);
    const half = { start: current - 6, end: current - 1 };
    const months: Targets[] = [];
    for (const month of monthsOfRange(half))
      months.push(await targetsOver({ start: month, end: month }));
    readings.push({ name, periods, half: await targetsOver(half), months });
    for (const child of children) await read(child);
  }

  beforeAll(async () => {
    await importFolder(server.connection, __dirname, { today });
    const [manager] = await rowsOf('users.csv');
    const { body } = await server.call(contract.login, {
      body: { username: manager?.email ?? '', password: manager?.password ?? '' },
    });
    token = body.key ?? '';
    const { body: tree } = await server.call(contract.getActiveOrganization, {
      token,
      query: { list: true },
    });
    for (const root of 'organizations' in tree ? tree.organizations : []) await read(root);
    expect(readings).toHaveLength((await rowsOf('organizations.csv')).length);
  }, 180_000);

  test('no goal or compare value is of another size than the value', () => {
    const strange: unknown[] = [];
    for (const { name, periods } of readings) {
      for (const [period, targets] of Object.entries(periods)) {
        const revenue = targets.get('Revenue')?.current_value ?? 0;
        for (const [title, target] of targets) {
          const { current_value: value, target_value: goal, compare_value: compare } = target;
          if (value === null) continue;
          const fits = [goal, compare].every(
            (other) => other !== null && isOfOneSize(title, revenue, value, other),
          );
          if (!fits) strange.push({ name, period, title, value, goal, compare });
        }
      }
    }
    expect(strange).toEqual([]);
  });

  test('a balance has the goal of its last month; sums and shares follow their months', () => {
    for (const { half, months } of readings) {
      for (const [title, { current_value: value, target_value: goal, unit }] of half) {
        const monthly = (field: 'current_value' | 'target_value') =>
          months.map((targets) => targets.get(title)?.[field] ?? Number.NaN);
        const goals = monthly('target_value');
        if (BALANCES.includes(title)) {
          const last = [monthly('current_value').at(-1), goals.at(-1)];
          expect([title, value, goal]).toEqual([title, ...last]);
        } else if (unit === '%') {
          expect(goal).toBeGreaterThanOrEqual(Math.min(...goals) - 1e-9);
          expect(goal).toBeLessThanOrEqual(Math.max(...goals) + 1e-9);
        } else if (unit === '€' && title !== 'Revenue per employee') {
          const sum = goals.reduce((total, each) => total + each, 0);
          expect({ title, goal }).toEqual({ title, goal: expect.closeTo(sum, 4) });
        }
      }
    }
  });

  test('a ratio agrees with the targets for its parts', () => {
    for (const targets of readings.flatMap(({ periods }) => Object.values(periods))) {
      for (const field of ['current_value', 'target_value', 'compare_value'] as const) {
        const of = (title: string) => targets.get(title)?.[field] ?? Number.NaN;
        const margin = (of('Operating profit') / of('Revenue')) * 100;
        expect(of('Operating margin %')).toBeCloseTo(margin, 6);
        expect(of('Revenue per employee')).toBeCloseTo(of('Revenue') / of('Headcount'), 6);
      }
    }
  });

  test('everywhere some targets are ahead, some behind, one is without data', () => {
    for (const targets of readings.flatMap(({ periods }) => Object.values(periods))) {
      const states = [...targets.values()].map(targetProgress);
      expect(states.filter(({ achieved }) => achieved)).not.toEqual([]);
      expect(states.filter(({ has_data, achieved }) => has_data && !achieved)).not.toEqual([]);
      expect(states.filter(({ has_data }) => !has_data)).toHaveLength(1);
    }
  });
});

test('a target carries the name of the term that it measures, in both languages', async () => {
  const terms = new Map((await rowsOf('terms.csv')).map((term) => [term.key, term]));
  const named = (await rowsOf('targets.csv')).flatMap((target) => {
    const term = terms.get(target.formula);
    return term ? [{ target, term }] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  for (const { target, term } of named) {
    expect([target.title, target.title_fi]).toEqual([term.title, term.title_fi]);
  }
});
