export type { RoadmapLabels, RoadmapTableLabels } from './labels.js';
export { Roadmap, type RoadmapProps } from './Roadmap.js';
export type * from './types.js';
