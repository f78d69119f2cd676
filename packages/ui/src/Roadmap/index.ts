export type { TaskSpan } from './geometry.js';
export { Roadmap, type RoadmapActions, type RoadmapLabels, type RoadmapProps } from './Roadmap.js';
export type * from './types.js';
