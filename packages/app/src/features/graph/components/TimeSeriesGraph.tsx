import { TimeSeriesChart } from '@tavoite/charts';
import { Reserved, Toolbar } from '@tavoite/ui';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { ChartDownload } from '../../downloads/index.js';
import { axesOf, decimalsOf, seriesOf, targetSeries } from '../chart.js';
import { SINGLE } from '../labels.js';
import { pointsOf } from '../points.js';
import { failedKeys } from '../selectors.js';
import { retryAsked } from '../slice.js';
import type { GraphViewProps } from '../useGraphValues.js';
import { useShares } from '../useShares.js';
import { useTimeSeriesLabels } from '../useTimeSeriesLabels.js';
import { useTrace } from '../useTrace.js';

const HEIGHT_PX = 440;

/** All terms of a mapping, and their targets, as time series in one chart. */
export const TimeSeriesGraph = (props: GraphViewProps) => {
  const { mapping, parameters, period, set, values, pending, retrying, terms, columns } = props;
  const { cumulative, filteredKeys, noAnimation } = parameters;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  // As the shown values are grouped; those being loaded may be grouped differently.
  const grouping = values?.request.grouping ?? parameters.grouping;
  const { fiscalStart } = period;

  const series = useMemo(
    () =>
      terms.map((term) => {
        const loaded = columns.get(term.key);
        const options = { grouping, cumulative };
        return seriesOf(mapping, term, loaded ? pointsOf(loaded, options) : []);
      }),
    [mapping, terms, columns, grouping, cumulative],
  );
  const targets = useMemo(
    () =>
      targetSeries(
        mapping,
        terms.map(({ key }) => key),
        values?.targets ?? [],
        (title) => text('target-of', { title }),
      ),
    [mapping, terms, values, text],
  );
  const all = useMemo(() => [...series, ...targets], [series, targets]);
  const labels = useTimeSeriesLabels(grouping, period.range);
  const shareOf = useShares(mapping, values, columns, cumulative);
  const trace = useTrace(columns, grouping, cumulative);

  const failed = failedKeys(values);
  const allFailed = terms.length > 0 && failed.length >= terms.length;
  const loading = pending || retrying.length > 0;
  const isReady = !loading && !allFailed;
  const spec = {
    series: all,
    ...axesOf(mapping.properties),
    tickCount: mapping.properties.tick_count,
    decimals: decimalsOf(mapping.properties, terms),
    grouping,
    fiscalStart,
    locale,
    filteredKeys,
  };
  return (
    <>
      <TimeSeriesChart
        {...spec}
        title={mapping.view_title}
        showTitle={false}
        state={loading ? 'loading' : allFailed ? 'error' : 'ready'}
        onRetry={() => dispatch(retryAsked(failed))}
        labels={labels}
        shareOf={shareOf}
        onActivate={trace}
        height={HEIGHT_PX}
        noAnimation={noAnimation}
        onFilteredKeysChange={(keys) => set({ filteredKeys: keys })}
      />
      <Reserved active={!isReady}>
        <Toolbar>
          <ChartDownload
            title={mapping.view_title}
            details={[
              ...(grouping === 'month' ? [] : [text(SINGLE[grouping])]),
              ...(cumulative ? [text('cumulative')] : []),
            ]}
            range={period.range}
            drawing={() => ({ type: 'timeSeries', spec })}
          />
        </Toolbar>
      </Reserved>
    </>
  );
};
