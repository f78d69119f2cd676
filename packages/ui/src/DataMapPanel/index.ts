export {
  DataMapPanel,
  type DataMapPanelLabels,
  type DataMapPanelProps,
} from './DataMapPanel.js';
export { DataMapSkeleton, type DataMapSkeletonProps } from './DataMapSkeleton.js';
