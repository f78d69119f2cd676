export type { RoadmapLabels, RoadmapTableLabels } from './labels.js';
export { Roadmap, type RoadmapProps } from './Roadmap.js';
export { RoadmapTable, type RoadmapTableProps } from './RoadmapTable.js';
export type * from './types.js';
