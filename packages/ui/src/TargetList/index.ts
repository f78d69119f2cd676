export * from './TargetList.js';
export type { TargetListItem, TargetListLabels } from './types.js';
