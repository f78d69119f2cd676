import {
  groupRange,
  type MonthNumber,
  type MonthRange,
  rangeToDates,
  startOfMonth,
  type Target,
  type TargetGraphPoint,
  type TargetTrend,
  type TimeGrouping,
} from '@tavoite/model';
import { type Formula, formulaKeys } from '../formula/index.js';
import {
  cumulativeRange,
  isTotalPartial,
  monthRanges,
  type OrganizationSeries,
  Reading,
  readNewestMonths,
  readSingleValues,
  type SingleValue,
  type SingleValueRequest,
  singleValue,
  termsOfFormulas,
  Yielder,
} from '../series/index.js';
import { type AskedPeriod, lastMonthAsked, monthsOfPeriod } from './period.js';
import type { PreparedTarget } from './prepared-targets.js';
import { parseTarget, parseTargetFormula } from './target-formulas.js';
import type { TargetRow } from './target-queries.js';

const NO_VALUE: SingleValue = { value: null, isVerified: false };

function earlier({ start, end }: MonthRange, months: number): MonthRange {
  return { start: start - months, end: end - months };
}

/**
 * The months that a target's values are of: those asked for; one end alone means its month. Without
 * any, the newest month in which the target's own data is verified, else has any value.
 */
async function rangesOf(
  series: OrganizationSeries,
  targets: readonly PreparedTarget[],
  asked: AskedPeriod,
  today: MonthNumber,
): Promise<MonthRange[]> {
  const { start_date, end_date } = asked;
  if (start_date !== undefined && end_date !== undefined) {
    const range = monthsOfPeriod({ start_date, end_date });
    return targets.map(() => range);
  }
  const fallback = lastMonthAsked(asked, today);
  if (start_date !== undefined || end_date !== undefined) return targets.map(() => fallback);
  const measured = targets.map(({ formulas }) => formulas.current ?? NOTHING);
  const newest = await readNewestMonths(series, measured);
  return newest.map((month) => (month === null ? fallback : { start: month, end: month }));
}

/** A formula without a value, in place of one that is missing. */
const NOTHING: Formula = { kind: 'number', value: Number.NaN };

/** Targets with their values over the period asked for. */
export async function readTargets(
  series: OrganizationSeries,
  prepared: readonly PreparedTarget[],
  { asked, today }: { readonly asked: AskedPeriod; readonly today: MonthNumber },
): Promise<Target[]> {
  const asks = await rangesOf(series, prepared, asked, today);
  const targets = prepared.map(({ row, formulas, facts }, i) => {
    const range = asks[i] ?? lastMonthAsked(asked, today);
    return { formulas, facts, range, compareRange: earlier(range, row.compareMonthsEarlier) };
  });
  const requests = targets.flatMap(({ formulas, range, compareRange }): SingleValueRequest[] => [
    { formula: formulas.current ?? NOTHING, range },
    { formula: formulas.target ?? NOTHING, range },
    { formula: formulas.compare ?? NOTHING, range: compareRange },
  ]);
  const values = await readSingleValues(series, requests);
  return targets.map(({ facts, range, compareRange }, i) => {
    const [current = NO_VALUE, target = NO_VALUE, compare = NO_VALUE] = values.slice(
      i * 3,
      i * 3 + 3,
    );
    return {
      current_value: current.value,
      target_value: target.value,
      compare_value: compare.value,
      value_period: rangeToDates(range),
      compare_period: rangeToDates(compareRange),
      data_available_for_current_value: current.value !== null,
      is_verified: current.isVerified,
      // At the end: V8 takes twenty times as long to add properties to what was spread.
      ...facts,
    };
  });
}

/** The current values of targets, month by month. */
export async function readTargetTrends(
  series: OrganizationSeries,
  prepared: readonly PreparedTarget[],
  range: MonthRange,
): Promise<TargetTrend[]> {
  const formulas = prepared.map((target) => target.formulas.current ?? NOTHING);
  const months = monthRanges(range);
  const yielder = new Yielder();
  const reading = await Reading.of(series, termsOfFormulas(series, formulas), months, yielder);
  const dates = months.map(({ start }) => startOfMonth(start));
  const trends: TargetTrend[] = [];
  for (const [i, { row }] of prepared.entries()) {
    if (yielder.due) await yielder.rest();
    const columns = reading.evaluate(formulas[i] ?? NOTHING);
    const points = dates.map((start_date, at) => {
      const { value, isVerified } = singleValue(columns, at);
      return { start_date, value, is_verified: isVerified };
    });
    trends.push({ id: row.id, points });
  }
  return trends;
}

/** A target's values per month or group of months of the range; none where it is too short. */
export async function readTargetGraph(
  series: OrganizationSeries,
  row: TargetRow,
  {
    range,
    grouping,
    cumulative,
  }: {
    readonly range: MonthRange;
    readonly grouping: TimeGrouping;
    /** Running totals from the fiscal-year start. */
    readonly cumulative: boolean;
  },
): Promise<TargetGraphPoint[]> {
  const { current, target, compare } = parseTarget(series, row);
  const formulas = [current, target, compare].map((formula) => formula ?? NOTHING);
  const periods = groupRange(range, grouping, series.fiscalStart);
  const ranges: MonthRange[] = cumulative
    ? periods.map((period) => cumulativeRange(period, series.fiscalStart))
    : periods;
  const reading = await Reading.of(
    series,
    termsOfFormulas(series, formulas),
    [...ranges, ...ranges.map((own) => earlier(own, row.compareMonthsEarlier))],
    new Yielder(),
  );
  const [currents, targets, compares] = formulas.map((formula) => reading.evaluate(formula));
  const at = (columns: typeof currents, i: number) =>
    columns === undefined ? NO_VALUE : singleValue(columns, i);
  return periods.map((period, i) => ({
    ...rangeToDates(period),
    current_value: at(currents, i).value,
    target_value: at(targets, i).value,
    compare_value: at(compares, periods.length + i).value,
    is_verified: at(currents, i).isVerified && !period.is_partial,
    is_partial: cumulative ? isTotalPartial(period) : period.is_partial,
  }));
}

/** Keys of the terms from which the targets' current values come. */
export function keysMeasured(
  series: OrganizationSeries,
  formulas: readonly { readonly formula: string }[],
): string[] {
  return formulas.flatMap(({ formula }) => {
    const parsed = parseTargetFormula(series, formula);
    return parsed === null ? [] : formulaKeys(parsed);
  });
}
