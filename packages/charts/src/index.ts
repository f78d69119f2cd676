export * from './constants.js';
export * from './messages.js';
export * from './points.js';
export { browserTheme, type ChartTheme, literalTheme } from './theme/theme.js';
export {
  TimeSeriesChart,
  type TimeSeriesChartProps,
} from './TimeSeriesChart/TimeSeriesChart.js';
export { TimeSeriesSvg, type TimeSeriesSvgProps } from './TimeSeriesChart/TimeSeriesSvg.js';
export * from './types.js';
