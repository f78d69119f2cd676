import {
  type DataGrouping,
  fiscalYearEnd,
  fiscalYearRange,
  fiscalYearStart,
  groupRange,
  MIN_MONTHS,
  type MonthRange,
  startOfFiscalYear,
  type TimeGrouping,
} from '@tavoite/model';
import fc from 'fast-check';
import {
  anyFiscalStart,
  anyMonths,
  anyRange,
  buildSeries,
  monthsSpec,
  nullable,
} from '../../test/series.js';
import { parseFormula } from '../formula/index.js';
import type { OrganizationSeries } from './organization-series.js';
import { readData, readSingleValues, readVerifiedData } from './reader.js';
import type { Columns } from './rules.js';

type Verified = 0 | 1;

async function read(
  series: OrganizationSeries,
  key: string,
  range: MonthRange,
  grouping: DataGrouping = 'month',
) {
  const answer = await readData(series, {
    terms: series.termsOf([key]),
    range,
    grouping,
    withPercentage: true,
    onlyVerified: false,
  });
  const [columns] = answer.columns;
  if (columns === undefined) throw new Error(`no term ${key}`);
  return { ...columns, periods: answer.periods, totalsPartial: answer.totalsPartial };
}

const sum = (values: (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((a, b) => a + b);
};

const entries = ({ values, verified }: Columns) =>
  nullable(values).map((value, i) => ({ value, verified: verified[i] as Verified }));

const anyGrouping = fc.constantFrom<TimeGrouping>('month', 'quarter', 'fiscal');
const anySetting = { start: anyFiscalStart, range: anyRange, grouping: anyGrouping };

/** Two flows and a stock with arbitrary gaps, and what is computed from them. */
const anyTerms = fc.tuple(anyMonths, anyMonths, anyMonths).map(([a, b, c]) => [
  { key: 'a', parent: 'b', ...monthsSpec(a) },
  { key: 'b', ...monthsSpec(b) },
  { key: 'c', aggregation: 'stock' as const, ...monthsSpec(c) },
  { key: 'ratio', formula: 'a / b' },
  { key: 'mixed', formula: 'ratio * c + if(a > b, max(a, c), -b)' },
]);

it('a group of a flow is the sum of the months inside the range', () =>
  fc.assert(
    fc.asyncProperty(anyMonths, fc.record(anySetting), async (data, { start, range, grouping }) => {
      const series = await buildSeries({
        fiscalStart: start,
        terms: [{ key: 'a', ...monthsSpec(data) }],
      });
      const months = entries((await read(series, 'a', range)).own);
      const groups = await read(series, 'a', range, grouping);
      expect(groups.periods).toEqual(groupRange(range, grouping, startOfFiscalYear(start)));
      expect(entries(groups.own)).toEqual(
        groups.periods.map((period) => {
          const inside = months.slice(period.start - range.start, period.end - range.start + 1);
          return {
            value: sum(inside.map(({ value }) => value)),
            verified: inside.every(({ verified }) => verified === 1) ? 1 : 0,
          };
        }),
      );
    }),
  ));

it("a ratio's group is the ratio of the groups", () =>
  fc.assert(
    fc.asyncProperty(anyTerms, fc.record(anySetting), async (terms, { start, range, grouping }) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const values = async (key: string) =>
        nullable((await read(series, key, range, grouping)).own.values);
      const [a, b, ratio] = await Promise.all([values('a'), values('b'), values('ratio')]);
      expect(ratio).toEqual(
        a.map((part, i) => {
          const whole = b[i] ?? null;
          return part === null || whole === null || whole === 0 ? null : part / whole + 0;
        }),
      );
    }),
  ));

it("a stock's group is its last known month", () =>
  fc.assert(
    fc.asyncProperty(anyTerms, fc.record(anySetting), async (terms, { start, range, grouping }) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const months = nullable((await read(series, 'c', range)).own.values);
      const groups = await read(series, 'c', range, grouping);
      expect(nullable(groups.own.values)).toEqual(
        groups.periods.map(
          (period) =>
            months
              .slice(period.start - range.start, period.end - range.start + 1)
              .filter((value) => value !== null)
              .at(-1) ?? null,
        ),
      );
    }),
  ));

it('a fiscal year as a whole range is its fiscal group, for every kind of term', () =>
  fc.assert(
    fc.asyncProperty(
      anyTerms,
      anyFiscalStart,
      fc.integer({ min: 2019, max: 2025 }),
      async (terms, start, year) => {
        const series = await buildSeries({ fiscalStart: start, terms });
        const range = fiscalYearRange(year, startOfFiscalYear(start));
        for (const { row } of series.terms) {
          const whole = await read(series, row.key, range, 'range');
          expect(whole).toEqual(await read(series, row.key, range, 'fiscal'));
          expect(whole.periods).toHaveLength(1);
        }
      },
    ),
    { numRuns: 50 },
  ));

it('any whole range has one value: flows summed, stocks last, formulas computed again', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, anyFiscalStart, anyRange, async (terms, start, range) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const whole = async (key: string) =>
        nullable((await read(series, key, range, 'range')).own.values);
      const months = async (key: string) => nullable((await read(series, key, range)).own.values);
      const [a, b] = await Promise.all([whole('a'), whole('b')]);
      expect(a).toEqual([sum(await months('a'))]);
      expect(await whole('c')).toEqual([
        (await months('c')).filter((value) => value !== null).at(-1) ?? null,
      ]);
      const [part, all] = [a[0] ?? null, b[0] ?? null];
      expect(await whole('ratio')).toEqual([
        part === null || all === null || all === 0 ? null : part / all + 0,
      ]);
    }),
  ));

it("a running total's last month is the fiscal year's group, for every kind of term", () =>
  fc.assert(
    fc.asyncProperty(anyTerms, anyFiscalStart, async (terms, start) => {
      const fiscalStart = startOfFiscalYear(start);
      const series = await buildSeries({ fiscalStart: start, terms });
      const lastKnown = series.lastKnown;
      fc.pre(lastKnown !== null);
      // Whole fiscal years up to the one in which the data ends.
      const end = fiscalYearEnd(lastKnown ?? 0, fiscalStart);
      const range = { start: end - 59, end };
      for (const { row } of series.terms) {
        const cumulative = entries((await read(series, row.key, range)).cumulative);
        const years = await read(series, row.key, range, 'fiscal');
        expect(years.periods).toHaveLength(5);
        const lastMonths = years.periods.map((year) => Math.min(year.end, lastKnown ?? 0));
        const untilData = years.periods.map((year, i) => ({
          formula: parseFormula(row.key),
          range: { start: year.start, end: lastMonths[i] ?? 0 },
        }));
        const expected = await readSingleValues(series, untilData);
        lastMonths.forEach((month, i) => {
          const value = cumulative[month - range.start];
          expect(value?.value).toBe(nullable(years.own.values)[i]);
          expect(value?.verified === 1).toBe(expected[i]?.isVerified);
        });
        expect(entries(years.own)).toEqual(entries(years.cumulative));
      }
    }),
    { numRuns: 50 },
  ));

it('a running total starts again with every fiscal year and does not depend on the range', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, anyFiscalStart, anyRange, async (terms, start, range) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const wide = { start: range.start - 30, end: range.end + 7 };
      const cut = entries((await read(series, 'mixed', range)).cumulative);
      const all = entries((await read(series, 'mixed', wide)).cumulative);
      expect(cut).toEqual(all.slice(30, 30 + cut.length));
      const firstMonths = cut.filter((_, i) => (range.start + i) % 12 === start - 1);
      const months = entries((await read(series, 'mixed', range)).own);
      expect(firstMonths).toEqual(months.filter((_, i) => (range.start + i) % 12 === start - 1));
    }),
  ));

it('verifying a month more never makes anything less verified, nor changes a value', () =>
  fc.assert(
    fc.asyncProperty(
      anyTerms,
      fc.record(anySetting),
      fc.nat({ max: 2 }),
      fc.nat({ max: 39 }),
      async (terms, { start, range, grouping }, which, month) => {
        const more = terms.map((term, i) =>
          i === which && 'verified' in term
            ? { ...term, verified: term.verified.map((was, m) => was || m === month) }
            : term,
        );
        const [before, after] = await Promise.all(
          [terms, more].map((spec) => buildSeries({ fiscalStart: start, terms: spec })),
        );
        if (before === undefined || after === undefined) throw new Error('nothing was built');
        for (const { row } of before.terms) {
          const was = await read(before, row.key, range, grouping);
          const is = await read(after, row.key, range, grouping);
          for (const part of ['own', 'cumulative', 'percentage'] as const) {
            const [old, now] = [was[part], is[part]];
            if (old === null || now === null) throw new Error('percentages were asked for');
            expect(nullable(now.values)).toEqual(nullable(old.values));
            old.verified.forEach((flag, i) => {
              expect(now.verified[i]).toBeGreaterThanOrEqual(flag);
            });
          }
        }
      },
    ),
  ));

it('what is missing is never verified', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, fc.record(anySetting), async (terms, { start, range, grouping }) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      for (const { row } of series.terms) {
        const { own, cumulative } = await read(series, row.key, range, grouping);
        for (const { value, verified } of [...entries(own), ...entries(cumulative)])
          if (value === null) expect(verified).toBe(0);
      }
    }),
  ));

it('a single value over a group is the value of the group', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, fc.record(anySetting), async (terms, { start, range, grouping }) => {
      fc.pre(range.end - range.start + 1 >= MIN_MONTHS[grouping]);
      const series = await buildSeries({ fiscalStart: start, terms });
      const { own, periods } = await read(series, 'mixed', range, grouping);
      const requests = periods.map((period) => ({ formula: parseFormula('mixed'), range: period }));
      const singles = await readSingleValues(series, requests);
      expect(
        singles.map(({ value, isVerified }) => ({
          value: value === null ? null : value + 0,
          verified: isVerified ? 1 : 0,
        })),
      ).toEqual(entries(own));
    }),
  ));

it('a running total is verified while every month before it in its fiscal year is', () =>
  fc.assert(
    fc.asyncProperty(anyMonths, fc.record(anySetting), async (data, { start, range, grouping }) => {
      const series = await buildSeries({
        fiscalStart: start,
        terms: [{ key: 'a', ...monthsSpec(data) }],
      });
      // Long enough before the range to hold the beginning of any fiscal year in it.
      const from = range.start - 12;
      const months = entries((await read(series, 'a', { start: from, end: range.end })).own);
      const { cumulative, periods } = await read(series, 'a', range, grouping);
      expect(Array.from(cumulative.verified)).toEqual(
        periods.map(({ end }) => {
          const first = fiscalYearStart(end, startOfFiscalYear(start));
          const before = months.slice(first - from, end - from + 1);
          return before.every(({ verified }) => verified === 1) ? 1 : 0;
        }),
      );
    }),
  ));

it('a running total is of a part of its period only while the period goes on', () =>
  fc.assert(
    fc.asyncProperty(anyMonths, fc.record(anySetting), async (data, { start, range, grouping }) => {
      const series = await buildSeries({
        fiscalStart: start,
        terms: [{ key: 'a', ...monthsSpec(data) }],
      });
      const { periods, totalsPartial } = await read(series, 'a', range, grouping);
      const length = { month: 1, quarter: 3, fiscal: 12 }[grouping];
      const periodOf = (month: number) => Math.floor((month - (start - 1)) / length);
      expect(totalsPartial).toEqual(periods.map(({ end }) => periodOf(end) === periodOf(end + 1)));
    }),
  ));

it('what is read as far as it is verified ends there, and is what a read to that month is', () =>
  fc.assert(
    fc.asyncProperty(anyTerms, fc.record(anySetting), async (terms, { start, range, grouping }) => {
      const series = await buildSeries({ fiscalStart: start, terms });
      const request = {
        terms: series.terms,
        range,
        grouping,
        withPercentage: true,
        onlyVerified: false,
      };
      const parts = await readVerifiedData(series, request);
      const endOf = new Map(
        parts.flatMap(({ columns, end }) => columns.map(({ term }) => [term.row.key, end])),
      );
      for (const { row } of series.terms) {
        const { own } = await read(series, row.key, range);
        const newest = own.verified.lastIndexOf(1);
        expect(endOf.get(row.key)).toBe(newest < 0 ? undefined : range.start + newest);
      }
      for (const { end, columns, ...part } of parts)
        for (const column of columns) {
          const until = { start: range.start, end };
          const { periods, totalsPartial, ...own } = await read(
            series,
            column.term.row.key,
            until,
            grouping,
          );
          expect(column).toEqual(own);
          expect(part).toEqual({ periods, totalsPartial });
        }
      expect(endOf.size).toBe(parts.flatMap(({ columns }) => columns).length);
    }),
    { numRuns: 50 },
  ));

it('shares of additional parents follow the rule of the primary one', () =>
  fc.assert(
    fc.asyncProperty(anyMonths, anyMonths, anyRange, async (part, whole, range) => {
      const series = await buildSeries({
        terms: [
          { key: 'first', ...monthsSpec(whole) },
          { key: 'second', ...monthsSpec(whole) },
          { key: 'part', parent: 'first', additionalParents: ['second'], ...monthsSpec(part) },
          { key: '%', unit: '%', additionalParents: ['second', '%'], ...monthsSpec(part) },
        ],
      });
      const { columns } = await readData(series, {
        terms: series.termsOf(['part', '%', 'first']),
        range,
        grouping: 'month',
        withPercentage: true,
        withAdditionalParents: true,
        onlyVerified: false,
      });
      const [own, percentage, root] = columns;
      expect(own?.additional.map(({ parent }) => parent.row.key)).toEqual(['second']);
      expect(own?.additional[0]?.share).toEqual(own?.percentage);
      expect(percentage?.additional.map(({ parent }) => parent.row.key)).toEqual(['second']);
      expect(
        nullable(percentage?.additional[0]?.share.values).every((value) => value === null),
      ).toBe(true);
      expect(root?.additional).toEqual([]);
    }),
  ));
