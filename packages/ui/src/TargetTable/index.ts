export type { TargetSort } from './sorting.js';
export * from './TargetTable.js';
