export { DataMap, type DataMapLabels, type DataMapProps } from './DataMap.js';
export { type DataMapNode, expandablePaths } from './rows.js';
