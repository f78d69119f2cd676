import { decimalsOfType } from '@tavoite/model';
import { kindName } from '../kernel/columns.js';
import { type PeriodNaming, periodName } from '../kernel/periodTicks.js';
import { type ChartColumn, type ChartData, type ChartRow, chartCell } from '../table/data.js';
import type { AxisSide } from '../types.js';
import { type TimeSeriesContent, type TimeSeriesModel, timeSeriesModel } from './model.js';
import { isTotal, totalTitle, withTotals } from './totals.js';

type TableSpec = Pick<
  TimeSeriesContent,
  'grouping' | 'fiscalStart' | 'left' | 'right' | 'decimals'
>;

/**
 * What a model shows, as numbers.
 * @param total the word for what a stack comes to; without it, the parts stand for themselves
 */
export function modelTable(spec: TableSpec, model: TimeSeriesModel, total?: string): ChartData {
  const naming: Omit<PeriodNaming, 'shortMonths'> = {
    grouping: spec.grouping ?? 'month',
    fiscalStart: spec.fiscalStart ?? 1,
  };
  const unitOf = (axis: AxisSide | undefined) => spec[axis ?? 'left']?.unit ?? '';
  const decimals = spec.decimals ?? decimalsOfType(null);
  const measured = total === undefined ? model.series : withTotals(model);
  const series = measured.map((one): ChartColumn => {
    const named = isTotal(one)
      ? { key: one.key, title: totalTitle(one, model, total ?? ''), isTarget: false }
      : {
          key: one.config.key,
          title: one.config.title,
          isTarget: one.config.targetOf !== undefined,
        };
    return {
      ...named,
      unit: one.config.unit ?? unitOf(one.axis),
      decimals: one.config.decimals ?? decimals,
    };
  });
  const thresholds = model.thresholds.map(
    ({ key, title, axis }): ChartColumn => ({
      key,
      title,
      isTarget: true,
      unit: unitOf(axis),
      decimals,
    }),
  );
  const rows = model.periods.months.map(
    (month, index): ChartRow => ({
      key: String(month),
      title: periodName(month, naming),
      month,
      coverage: model.periods.coverage.get(index) ?? null,
      cells: [
        ...measured.map(({ column }) =>
          chartCell(kindName(column.kinds[index]), column.values[index]),
        ),
        ...model.thresholds.map(({ value }) => chartCell('actual', value)),
      ],
    }),
  );
  return { columns: [...series, ...thresholds], rows };
}

/**
 * What a time-series chart shows, as numbers: a row for each period, a column for each series that
 * is not filtered out, then one for each threshold.
 * @param total heads a column after each stack with what it comes to; left out, there is none
 */
export const timeSeriesTable = (spec: TimeSeriesContent, total?: string): ChartData =>
  modelTable(spec, timeSeriesModel(spec), total);
