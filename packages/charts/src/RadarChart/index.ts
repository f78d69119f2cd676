export type { RadarKey, RadarPoint, RadarSeries, RadarSpec } from './model.js';
export { RadarChart, type RadarChartProps, type SpokePoint } from './RadarChart.js';
export { RadarSvg, type RadarSvgProps } from './RadarSvg.js';
export { radarTable } from './table.js';
