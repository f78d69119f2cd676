import { LoadFailure } from '../../../core/page/LoadFailure.js';
import '@tavoite/charts/styles.css';
import { TargetGraph } from '@tavoite/charts/TargetGraph';
import type { DateRange, Target } from '@tavoite/model';
import { Skeleton } from '@tavoite/ui';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../core/hooks.js';
import { Charts } from '../../../i18n/Charts.js';
import { useText } from '../../../i18n/Texts.js';
import { graphCall } from '../slice.js';
import { useStrategySelector } from '../state.js';
import { monthsBack } from '../trend.js';

const HEIGHT_PX = 220;

export interface TargetTrendProps {
  target: Target;
  /** The months that the values are of. */
  period: DateRange;
}

/** A target over the twelve months up to the period's end: current value, target and compare value. */
const TargetTrend = ({ target, period }: TargetTrendProps) => {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const { data, error } = useStrategySelector((state) => state.strategy.graph);
  const { id } = target;
  const { end_date } = period;
  const load = useCallback(
    () => dispatch(graphCall.request({ id, ...monthsBack(end_date) })),
    [id, end_date, dispatch],
  );
  useEffect(() => {
    load();
  }, [load]);
  if (error) {
    return <LoadFailure title={text('trend-failed')} error={error} onRetry={load} />;
  }
  // Another target's are not shown while this one's are on their way.
  if (data?.id !== id) return <Skeleton shape="block" height={HEIGHT_PX} />;
  return (
    <Charts>
      <TargetGraph
        title={text('trend-of-months')}
        rows={data.rows}
        titles={{
          current: text('current-value'),
          target: text('target-value'),
          compare: text('compare-value'),
        }}
        unit={`${target.measurement_type_prefix}${target.unit}`}
        decimals={target.value_numeric_type === 'int' ? 0 : 2}
        height={HEIGHT_PX}
        // The rows below it name its lines.
        showLegend={false}
        readout="rows"
        locale={locale}
      />
    </Charts>
  );
};

export default TargetTrend;
