export type { RoadmapLabels, RoadmapTableLabels } from './labels.js';
export { Roadmap, type RoadmapProps } from './Roadmap.js';
export { RoadmapTable, type RoadmapTableProps } from './RoadmapTable.js';
export { TASK_SORTS, type TaskSort, type TaskSortBy } from './tableSorting.js';
export type * from './types.js';
