export * from './constants.js';
export {
  HeadlineFigureCard,
  type HeadlineFigureCardProps,
} from './HeadlineFigureCard/HeadlineFigureCard.js';
export { kindsOf } from './kernel/columns.js';
export * from './messages.js';
export { NearViewport, type NearViewportProps } from './NearViewport/NearViewport.js';
export * from './points.js';
export * from './primitives/index.js';
export type { RadarKey, RadarPoint, RadarSeries, RadarSpec } from './RadarChart/model.js';
export { RadarChart, type RadarChartProps } from './RadarChart/RadarChart.js';
export { RadarSvg, type RadarSvgProps } from './RadarChart/RadarSvg.js';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline.js';
export type { ChartShellProps, ChartState } from './shell/ChartFrame.js';
export {
  TargetGraph,
  type TargetGraphProps,
  type TargetGraphRow,
  type TargetGraphTitles,
  targetSeries,
} from './TargetGraph/TargetGraph.js';
export {
  TimelineRangeBrush,
  type TimelineRangeBrushProps,
} from './TimelineRangeBrush/TimelineRangeBrush.js';
export {
  type TimeSeriesLayout,
  timeSeriesLayout,
} from './TimeSeriesChart/layout.js';
export {
  type TimeSeriesModel,
  type TimeSeriesSpec,
  timeSeriesModel,
} from './TimeSeriesChart/model.js';
export {
  TimeSeriesChart,
  type TimeSeriesChartProps,
} from './TimeSeriesChart/TimeSeriesChart.js';
export { TimeSeriesSvg, type TimeSeriesSvgProps } from './TimeSeriesChart/TimeSeriesSvg.js';
export { browserTheme, type ChartTheme, literalTheme } from './theme/theme.js';
export * from './types.js';
