import { RadarChart } from '@tavoite/charts';
import { Reserved, Toolbar } from '@tavoite/ui';
import { useMemo } from 'react';
import { useAppDispatch } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';
import { ChartDownload } from '../../downloads/index.js';
import { decimalsOf, radarOf } from '../chart.js';
import { failedKeys } from '../selectors.js';
import { retryAsked } from '../slice.js';
import type { GraphViewProps } from '../useGraphValues.js';
import { useTracedLabels } from '../useTimeSeriesLabels.js';
import { useRadarTrace } from '../useTrace.js';

const HEIGHT_PX = 480;
const NO_FIGURES = {};

/** All terms of a mapping over the whole range, against their targets. */
export const FigureRadar = (props: GraphViewProps) => {
  const { mapping, parameters, set, values, pending, retrying, terms } = props;
  const { properties } = mapping;
  const dispatch = useAppDispatch();
  const { text } = useText();
  const labels = useTracedLabels('radarChart');
  const trace = useRadarTrace(values);
  const radar = useMemo(
    () =>
      radarOf(mapping, terms, values?.figures ?? NO_FIGURES, values?.targets ?? [], {
        current: text('current-value'),
        target: text('target-value'),
      }),
    [mapping, terms, values, text],
  );
  const failed = failedKeys(values);
  const allFailed = terms.length > 0 && failed.length >= terms.length;
  const isReady = !pending && retrying.length === 0 && !allFailed;
  const spec = {
    ...radar,
    unit: properties.unit,
    min: properties.y_axis_min,
    max: properties.y_axis_max,
    tickCount: properties.tick_count,
    decimals: decimalsOf(properties, terms),
    filteredKeys: parameters.filteredKeys,
  };
  return (
    <>
      <RadarChart
        {...spec}
        title={mapping.view_title}
        showTitle={false}
        state={pending || retrying.length > 0 ? 'loading' : allFailed ? 'error' : 'ready'}
        onRetry={() => dispatch(retryAsked(failed))}
        labels={labels}
        onActivate={trace}
        height={HEIGHT_PX}
        noAnimation={parameters.noAnimation}
        onFilteredKeysChange={(filteredKeys) => set({ filteredKeys })}
      />
      <Reserved active={!isReady}>
        <Toolbar>
          <ChartDownload
            title={mapping.view_title}
            range={props.period.range}
            drawing={() => ({ type: 'radar', spec })}
          />
        </Toolbar>
      </Reserved>
    </>
  );
};
