import { TimeSeriesChart } from '@tavoite/charts';
import { graphDetails, graphSeries, graphSpec } from '@tavoite/charts/mappedGraph';
import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useMonthNotes } from '../../comments/index.js';
import { ChartDownload } from '../../downloads/index.js';
import { failedKeys } from '../selectors.js';
import { type GraphValues, retryAsked } from '../slice.js';
import { useCompactTools } from '../useCompactTools.js';
import type { DrawnGraphProps } from '../useGraphValues.js';
import { useShares } from '../useShares.js';
import { useTimeSeriesLabels } from '../useTimeSeriesLabels.js';
import { useTrace } from '../useTrace.js';
import { GraphComments } from './GraphComments.js';
import { GraphSwitches, useSwitchesSummary } from './GraphSwitches.js';
import { SaveGraph } from './SaveGraph.js';

const HEIGHT_PX = 424;
/** What a higher or a lower window leaves below the switches and the legend. */
const HIGHER = { query: '(min-height: 880px)', px: 474 };
const LOWER = { query: '(max-height: 799px)', px: 324 };
/** The plot is in sight with its values above it. */
const NARROW_HEIGHT_PX = 270;
const NO_TARGETS: GraphValues['targets'] = [];

/** As high as the window has room for, within limits. */
function useHeight(): number {
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const isHigher = useMediaQuery(HIGHER.query);
  const isLower = useMediaQuery(LOWER.query);
  if (isNarrow) return NARROW_HEIGHT_PX;
  return isHigher ? HIGHER.px : isLower ? LOWER.px : HEIGHT_PX;
}

/** All terms of a mapping, and their targets, as time series in one chart. */
export const TimeSeriesGraph = ({ timeline, ...props }: DrawnGraphProps) => {
  const { mapping, parameters, period, set, values, pending, retrying, terms, columns } = props;
  const { cumulative, filteredKeys, noAnimation } = parameters;
  const dispatch = useAppDispatch();
  const words = useChartLabels().mappedGraph;
  const locale = useAppSelector((state) => state.preferences.language);
  // As the shown values are grouped; those being loaded may be grouped differently.
  const grouping = values?.request.grouping ?? parameters.grouping;
  const { fiscalStart } = period;
  const height = useHeight();
  const compact = useCompactTools();

  const targets = values?.targets ?? NO_TARGETS;
  const series = useMemo(
    () => graphSeries(mapping, { terms, columns, targets, grouping, cumulative }, words),
    [mapping, terms, columns, targets, grouping, cumulative, words],
  );
  const labels = useTimeSeriesLabels(grouping, period.range);
  const shareOf = useShares(mapping, values, columns, cumulative);
  const trace = useTrace(columns, grouping, cumulative);

  const notes = useMonthNotes();
  const [commentsOpen, setCommentsOpen] = useState(false);

  const failed = failedKeys(values);
  const allFailed = terms.length > 0 && failed.length >= terms.length;
  const loading = pending || retrying.length > 0;
  const spec = graphSpec(mapping, terms, series, {
    grouping,
    cumulative,
    fiscalStart,
    locale,
    filteredKeys,
  });
  return (
    <TimeSeriesChart
      {...spec}
      title={mapping.view_title}
      showTitle={false}
      timeline={timeline}
      controls={<GraphSwitches parameters={parameters} set={set} />}
      controlsSummary={useSwitchesSummary(parameters)}
      actions={
        allFailed ? null : (
          <>
            <GraphComments
              {...{ mapping, period, terms, compact }}
              open={commentsOpen}
              onOpenChange={setCommentsOpen}
            />
            <SaveGraph {...props} compact={compact} />
            <ChartDownload
              compact={compact}
              title={mapping.view_title}
              details={graphDetails({ grouping, cumulative }, words)}
              range={period.range}
              waiting={loading}
              drawing={() => ({ type: 'timeSeries', spec })}
            />
          </>
        )
      }
      state={loading ? 'loading' : allFailed ? 'error' : 'ready'}
      onRetry={() => dispatch(retryAsked(failed))}
      labels={labels}
      shareOf={shareOf}
      onActivate={trace}
      notes={notes}
      onNotesOpen={() => setCommentsOpen(true)}
      height={height}
      noAnimation={noAnimation}
      onFilteredKeysChange={(keys) => set({ filteredKeys: keys })}
    />
  );
};
