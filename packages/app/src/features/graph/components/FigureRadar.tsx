import { RadarChart } from '@tavoite/charts';
import { isMostlyActual, radarSpec } from '@tavoite/charts/mappedGraph';
import { formatRange, type MonthRange, monthOfDate, rangeLength } from '@tavoite/model';
import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { useMemo, useState } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useChartLabels } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { ChartDownload } from '../../downloads/index.js';
import { failedKeys } from '../selectors.js';
import { type GraphValues, retryAsked } from '../slice.js';
import { useGraphSelector } from '../state.js';
import { useCompactTools } from '../useCompactTools.js';
import type { DrawnGraphProps } from '../useGraphValues.js';
import { useTracedLabels } from '../useTimeSeriesLabels.js';
import { useRadarTrace } from '../useTrace.js';
import { GraphComments } from './GraphComments.js';
import { SaveGraph } from './SaveGraph.js';

const HEIGHT_PX = 480;
/** What a higher window leaves. */
const HIGHER = { query: '(min-height: 880px)', px: 520 };
/** The names beside the shape keep it small: no empty room above and below. */
const NARROW_HEIGHT_PX = 250;
const NO_FIGURES: GraphValues['figures'] = {};

/** How many months of a range are after the newest verified one. */
function useEstimatedMonths({ start, end }: MonthRange): number {
  const { data } = useGraphSelector((state) => state.graph.lastUpdate);
  const last = data?.end_date ? monthOfDate(data.end_date) : null;
  return last === null ? end - start + 1 : Math.max(0, end - Math.max(start - 1, last));
}

/** All terms of a mapping over the whole range, against their targets. */
export const FigureRadar = ({ timeline, ...props }: DrawnGraphProps) => {
  const { mapping, parameters, set, values, pending, retrying, terms } = props;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const words = useChartLabels().mappedGraph;
  const labels = useTracedLabels('radarChart');
  const trace = useRadarTrace(values);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const compact = useCompactTools();
  const isHigher = useMediaQuery(HIGHER.query);
  const [commentsOpen, setCommentsOpen] = useState(false);
  const { filteredKeys } = parameters;
  const estimatedMonths = useEstimatedMonths(props.period.range);
  const monthCount = rangeLength(props.period.range);
  const spec = useMemo(() => {
    const { figures = NO_FIGURES, targets } = values ?? {};
    return radarSpec(
      mapping,
      {
        terms,
        figures,
        targets,
        filteredKeys,
        isMostlyActual: isMostlyActual(estimatedMonths, monthCount),
      },
      words,
    );
  }, [mapping, terms, values, filteredKeys, words, estimatedMonths, monthCount]);
  const months = formatRange(props.period.range);
  // The longer words keep the place of either until values are there.
  const hasEstimates = !values || Object.values(values.figures).some((one) => !one.isVerified);
  const failed = failedKeys(values);
  const allFailed = terms.length > 0 && failed.length >= terms.length;
  const loading = pending || retrying.length > 0;
  return (
    <RadarChart
      {...spec}
      title={mapping.view_title}
      showTitle={false}
      timeline={timeline}
      period={
        estimatedMonths > 0 && hasEstimates
          ? text('whole-of-estimates', { months, count: estimatedMonths, of: monthCount })
          : text('whole-of', { months })
      }
      state={loading ? 'loading' : allFailed ? 'error' : 'ready'}
      onRetry={() => dispatch(retryAsked(failed))}
      labels={labels}
      onActivate={trace}
      height={isNarrow ? NARROW_HEIGHT_PX : isHigher ? HIGHER.px : HEIGHT_PX}
      noAnimation={parameters.noAnimation}
      onFilteredKeysChange={(filteredKeys) => set({ filteredKeys })}
      actions={
        allFailed ? null : (
          <>
            <GraphComments
              {...{ mapping, terms, compact }}
              period={props.period}
              open={commentsOpen}
              onOpenChange={setCommentsOpen}
            />
            <SaveGraph {...props} compact={compact} />
            <ChartDownload
              compact={compact}
              title={mapping.view_title}
              range={props.period.range}
              waiting={loading}
              drawing={() => ({ type: 'radar', spec })}
            />
          </>
        )
      }
    />
  );
};
