export { DataMap, type DataMapLabels, type DataMapProps } from './DataMap.js';
export type { DataMapExtra, ExtraFigure } from './extras.js';
export type { DataMapStatus } from './lines.js';
export { type DataMapNode, expandablePaths } from './rows.js';
