export type { TargetSort } from './sorting.js';
export * from './TargetTable.js';
export type { TargetTableLabels } from './types.js';
