import { NearViewport, TimeSeriesChart, type TimeSeriesSpec } from '@tavoite/charts';
import type { LoadedColumn } from '@tavoite/charts/mappedGraph';
import { datesToRange, type MonthRange, type TimeGrouping } from '@tavoite/model';
import { MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import type { Figure } from '../slice.js';
import { useTimeSeriesLabels } from '../useTimeSeriesLabels.js';
import { useTrace } from '../useTrace.js';

/** Four of them, of a page's usual terms, fill a window. */
const HEIGHT_PX = 124;
/** As high as the figure where that has its change below it. */
const HIGHER = { query: '(max-width: 1203px)', px: 176 };
/** Below the figure, where a graph has the width of the screen. */
const NARROW_HEIGHT_PX = 140;
/** Room for the labels of most axes with their units: a phone has little to spare. */
const NARROW_AXIS_PX = 74;

export interface FigureGraphProps {
  title: string;
  spec: TimeSeriesSpec & { readonly grouping: TimeGrouping };
  /** What it draws, by key: a mark leads to where its value came from. */
  columns: ReadonlyMap<string, LoadedColumn>;
  range: MonthRange;
  /** Where only verified months count: the figure, which has them. */
  figure: Figure | undefined;
  /** The page offers once to try again. */
  state: 'loading' | 'error' | 'ready';
  asTable: boolean;
  noAnimation: boolean;
}

/** What a figure is made of over time, drawn once it comes into view. */
export const FigureGraph = (props: FigureGraphProps) => {
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const isHigher = useMediaQuery(HIGHER.query);
  const height = isNarrow ? NARROW_HEIGHT_PX : isHigher ? HIGHER.px : HEIGHT_PX;
  const axisWidth = isNarrow ? NARROW_AXIS_PX : props.spec.axisWidth;
  return (
    <NearViewport height={height}>
      {() => <NearGraph {...props} height={height} axisWidth={axisWidth} />}
    </NearViewport>
  );
};

const NearGraph = (props: FigureGraphProps & { height: number; axisWidth: number | undefined }) => {
  const { title, spec, columns, range, figure } = props;
  const verified = figure ? datesToRange(figure.start_date, figure.end_date) : null;
  const labels = useTimeSeriesLabels(spec.grouping, range, figure ? verified : undefined);
  const trace = useTrace(columns, spec.grouping, false);
  return (
    <TimeSeriesChart
      {...spec}
      title={title}
      showTitle={false}
      showLegend={false}
      state={props.state}
      labels={labels}
      onActivate={trace}
      height={props.height}
      axisWidth={props.axisWidth}
      readout="floating"
      asTable={props.asTable}
      noAnimation={props.noAnimation}
    />
  );
};
