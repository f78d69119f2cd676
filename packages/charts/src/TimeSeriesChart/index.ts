export { timeSeriesLayout } from './layout.js';
export type { TimeSeriesLayout } from './layoutTypes.js';
export {
  type TimeSeriesContent,
  type TimeSeriesModel,
  type TimeSeriesSpec,
  timeSeriesModel,
} from './model.js';
export { type ChartNote, numbersText } from './notes.js';
export { TimeSeriesChart, type TimeSeriesChartProps } from './TimeSeriesChart.js';
export type { SeriesPoint } from './TimeSeriesPlot.js';
export { TimeSeriesSvg, type TimeSeriesSvgProps } from './TimeSeriesSvg.js';
export { timeSeriesTable } from './table.js';
export type { ShareOf } from './words.js';
