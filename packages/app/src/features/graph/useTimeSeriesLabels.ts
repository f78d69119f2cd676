import type { FrameLabels, TimeSeriesLabels } from '@tavoite/charts';
import { tooShort } from '@tavoite/charts/mappedGraph';
import { formatRange, type MonthRange, type TimeGrouping } from '@tavoite/model';
import { useMemo } from 'react';
import { useChartLabels } from '../../i18n/Charts.js';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';

type TracedLabels = Pick<
  FrameLabels,
  'activate' | 'activateHint' | 'activateTapHint' | 'keyboardHint'
>;

const TOO_FEW_VERIFIED: Record<Exclude<TimeGrouping, 'month'>, MessageKey> = {
  quarter: 'too-few-verified-quarter',
  fiscal: 'too-few-verified-fiscal',
};

/** The texts of a chart whose values show how they came about. */
export function useTracedLabels(chart: 'timeSeriesChart' | 'radarChart'): TracedLabels {
  const { text } = useText();
  const { keyboardHint } = useChartLabels()[chart];
  return useMemo(
    () => ({
      activate: text('trace-figure'),
      activateHint: text('chart-click-hint'),
      activateTapHint: text('chart-tap-hint'),
      keyboardHint: `${keyboardHint} ${text('chart-trace-hint')}`,
    }),
    [keyboardHint, text],
  );
}

/**
 * The same for a time series, and the text instead of a graph without periods: its range may be
 * too short.
 * @param verified where only verified months count, these months; null where none is
 */
export function useTimeSeriesLabels(
  grouping: TimeGrouping,
  range: MonthRange,
  verified?: MonthRange | null,
): Partial<TimeSeriesLabels> {
  const { text } = useText();
  const traced = useTracedLabels('timeSeriesChart');
  const { timeSeriesChart, mappedGraph } = useChartLabels();
  const isTooShort = tooShort(range, grouping, mappedGraph);
  let { empty } = timeSeriesChart;
  if (isTooShort !== null) empty = isTooShort;
  else if (verified === null) empty = text('nothing-verified-in-period');
  else if (grouping !== 'month' && verified && tooShort(verified, grouping, mappedGraph)) {
    empty = text(TOO_FEW_VERIFIED[grouping], { months: formatRange(verified) });
  }
  return useMemo(() => ({ ...traced, empty }), [traced, empty]);
}
