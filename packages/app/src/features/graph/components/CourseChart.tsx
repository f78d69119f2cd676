import { TimeSeriesChart } from '@tavoite/charts';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks.js';
import { useChartMessages } from '../../../i18n/chartMessages.js';
import { useText } from '../../../i18n/Texts.js';
import { axesOf, decimalsOf, seriesOf, targetSeries } from '../chart.js';
import { TOO_SHORT } from '../labels.js';
import { pointsOf } from '../points.js';
import { failedKeys } from '../selectors.js';
import { retryAsked } from '../slice.js';
import type { GraphViewProps } from '../useGraphValues.js';

const HEIGHT_PX = 440;

/** The courses of all terms of a mapping, and of their targets, in one chart. */
export const CourseChart = (props: GraphViewProps) => {
  const { mapping, parameters, period, set, values, pending, retrying, terms, columns } = props;
  const { cumulative, filteredKeys, noAnimation } = parameters;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const messages = useChartMessages();
  // As the values are grouped, which may be otherwise than what is on its way.
  const grouping = values?.request.grouping ?? parameters.grouping;
  const { fiscalStart } = period;

  const series = useMemo(
    () =>
      terms.map((term) => {
        const loaded = columns.get(term.key);
        const options = { grouping, cumulative, fiscalStart };
        return seriesOf(mapping, term, loaded ? pointsOf(loaded, options) : []);
      }),
    [mapping, terms, columns, grouping, cumulative, fiscalStart],
  );
  const targets = useMemo(
    () => targetSeries(mapping, values?.targets ?? [], (title) => text('target-of', { title })),
    [mapping, values, text],
  );
  const all = useMemo(() => [...series, ...targets], [series, targets]);
  const told = useMemo(
    () => ({ ...messages, empty: text(TOO_SHORT[grouping]) }),
    [messages, grouping, text],
  );

  const failed = failedKeys(values);
  const allFailed = terms.length > 0 && failed.length >= terms.length;
  const loading = pending || retrying.length > 0;
  return (
    <TimeSeriesChart
      title={mapping.view_title}
      showTitle={false}
      state={loading ? 'loading' : allFailed ? 'error' : 'ready'}
      onRetry={() => dispatch(retryAsked(failed))}
      series={all}
      {...axesOf(mapping.properties)}
      tickCount={mapping.properties.tick_count}
      decimals={decimalsOf(mapping.properties, terms)}
      grouping={grouping}
      fiscalStart={fiscalStart}
      locale={locale}
      messages={told}
      height={HEIGHT_PX}
      noAnimation={noAnimation}
      filteredKeys={filteredKeys}
      onFilteredKeysChange={(keys) => set({ filteredKeys: keys })}
    />
  );
};
