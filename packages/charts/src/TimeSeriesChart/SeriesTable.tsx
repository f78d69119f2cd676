import type { ReactElement } from 'react';
import type { TimeSeriesLabels } from '../labels/types.js';
import { ChartTable } from '../primitives/ChartTable.js';
import type { ChartData } from '../table/data.js';
import type { TimeSeriesModel } from './model.js';
import type { SeriesPoint } from './TimeSeriesPlot.js';
import type { Wording } from './words.js';

/** A chart's values as a table. */
export function SeriesTable(props: {
  data: ChartData;
  words: Wording;
  title: string;
  labels: TimeSeriesLabels;
  model: TimeSeriesModel;
  onActivate: ((point: SeriesPoint) => void) | undefined;
}): ReactElement {
  const { data, words, title, labels, model, onActivate } = props;
  // Totals and thresholds are no series: nothing is known of where they come from.
  const seriesOf = new Map(model.series.map((series) => [series.config.key, series]));
  const isAskable = (key: string) => {
    const series = seriesOf.get(key);
    return series !== undefined && series.config.earlierOf === undefined;
  };
  return (
    <ChartTable
      caption={title}
      rowHeading={labels.periodColumn}
      columns={data.columns.map((column) => ({ ...column, isFixed: !isAskable(column.key) }))}
      estimate={labels.estimate}
      missing={labels.missing}
      onActivate={onActivate && ((key, month) => onActivate({ key, month: Number(month) }))}
      activateLabel={labels.activate}
      rows={data.rows.map(({ key, title: period, cells }, row) => ({
        key,
        title: period,
        note: [words.coverage(row), words.notes(row)].filter(Boolean).join(' · ') || null,
        cells: cells.map(({ kind, value }, column) => {
          const writing = data.columns[column];
          const series = seriesOf.get(writing?.key ?? '');
          return { kind, text: series ? words.value(series, row) : words.level(value, writing) };
        }),
      }))}
    />
  );
}
