import { decimalsOfType } from '@tavoite/model';
import { kindName } from '../kernel/columns.js';
import { type PeriodNaming, periodName } from '../kernel/periodTicks.js';
import { type ChartColumn, type ChartData, type ChartRow, chartCell } from '../table/data.js';
import type { AxisSide } from '../types.js';
import { type TimeSeriesContent, type TimeSeriesModel, timeSeriesModel } from './model.js';

type TableSpec = Pick<
  TimeSeriesContent,
  'grouping' | 'fiscalStart' | 'left' | 'right' | 'decimals'
>;

/** What a model shows, as numbers. */
export function modelTable(spec: TableSpec, model: TimeSeriesModel): ChartData {
  const naming: Omit<PeriodNaming, 'shortMonths'> = {
    grouping: spec.grouping ?? 'month',
    fiscalStart: spec.fiscalStart ?? 1,
  };
  const unitOf = (axis: AxisSide | undefined) => spec[axis ?? 'left']?.unit ?? '';
  const decimals = spec.decimals ?? decimalsOfType(null);
  const series = model.series.map(
    ({ config, axis }): ChartColumn => ({
      key: config.key,
      title: config.title,
      isTarget: config.targetOf !== undefined,
      unit: config.unit ?? unitOf(axis),
      decimals: config.decimals ?? decimals,
    }),
  );
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
        ...model.series.map(({ column }) =>
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
 */
export const timeSeriesTable = (spec: TimeSeriesContent): ChartData =>
  modelTable(spec, timeSeriesModel(spec));
