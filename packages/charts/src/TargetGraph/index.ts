export { type TargetGraphRow, type TargetGraphTitles, targetSeries } from './series.js';
export { TargetGraph, type TargetGraphProps } from './TargetGraph.js';
export { TargetSvg, type TargetSvgProps } from './TargetSvg.js';
