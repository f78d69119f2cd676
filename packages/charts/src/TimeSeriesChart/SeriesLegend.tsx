import { type ReactElement, type Ref, useImperativeHandle, useMemo, useState } from 'react';
import type { Alignment } from '../kernel/columns.js';
import { Legend, type LegendProps } from '../primitives/Legend.js';
import { firstPlace } from '../shell/cursor.js';
import type { ChartSeries } from '../types.js';
import { legendCellWidths } from './legend.js';
import { type ReadoutSource, readoutOf, targetsBeside } from './readout.js';

export interface SeriesLegendHandle {
  /** Has the values of a period written; null for those of the newest actual one. */
  showPeriod(index: number | null): void;
}

export interface SeriesLegendProps
  extends ReadoutSource,
    Omit<LegendProps, 'label' | 'readout' | 'cellWidths' | 'target'> {
  readonly series: readonly ChartSeries[];
  readonly alignment: Alignment;
  readonly ref: Ref<SeriesLegendHandle>;
}

/**
 * A chart's legend with the values of a period beside its entries. The period is its own state, so that a
 * moving cursor renders nothing but this and itself.
 */
export function SeriesLegend(props: SeriesLegendProps): ReactElement {
  const { series, alignment, model, words, labels, ref, ...legend } = props;
  const [period, setPeriod] = useState<number | null>(null);
  useImperativeHandle(ref, () => ({ showPeriod: setPeriod }), []);
  const newest = useMemo(() => firstPlace(model.series.map(({ column }) => column.kinds)), [model]);
  const index = period ?? newest?.index ?? null;
  const { filteredKeys } = legend;
  const hasTargets = useMemo(
    () => [...targetsBeside(series).values()].some((key) => !filteredKeys.has(key)),
    [series, filteredKeys],
  );
  const readout = useMemo(() => {
    if (index === null) return null;
    // As in a narrow chart: without shares.
    const pointed = { index, row: null, near: null, docked: 'all' } as const;
    const values = readoutOf({ model, words, labels }, pointed);
    // The tooltip says more of the period; this has one size for all.
    return { ...values, note: hasTargets ? labels.fromTarget : null };
  }, [model, words, labels, index, hasTargets]);
  const cellWidths = useMemo(
    () => legendCellWidths(series, alignment, words, labels.target),
    [series, alignment, words, labels],
  );
  return (
    <Legend
      {...legend}
      label={labels.legend}
      target={labels.target}
      readout={readout}
      cellWidths={cellWidths}
    />
  );
}
