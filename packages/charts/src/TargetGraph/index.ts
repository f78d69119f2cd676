export {
  TargetGraph,
  type TargetGraphProps,
  type TargetGraphRow,
  type TargetGraphTitles,
  targetSeries,
} from './TargetGraph.js';
