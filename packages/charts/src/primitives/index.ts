export { ChartTable, type ChartTableProps } from './ChartTable.js';
export { Crosshair, type CrosshairProps } from './Crosshair.js';
export type { LegendEntry } from './DrawnLegend.js';
export { EstimatePattern, type EstimatePatternProps } from './EstimatePattern.js';
export { Grid, type GridProps } from './Grid.js';
export { Legend, type LegendProps } from './Legend.js';
export {
  AreaMark,
  type AreaMarkProps,
  BarMark,
  type BarMarkProps,
  LineMark,
  type LineMarkProps,
  Marker,
  type MarkerProps,
} from './marks.js';
export { NoteMark, type NoteMarkProps } from './NoteMark.js';
export { PeriodAxis, type PeriodAxisProps } from './PeriodAxis.js';
export { RadarMark, type RadarMarkProps } from './RadarMark.js';
export { Swatch, type SwatchProps } from './Swatch.js';
export { Threshold, type ThresholdProps } from './Threshold.js';
export { Tooltip, type TooltipProps, type TooltipRow } from './Tooltip.js';
export { ValueAxis, type ValueAxisProps } from './ValueAxis.js';
