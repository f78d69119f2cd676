export { limitResize, resizeTask } from './geometry.js';
export { Roadmap, type RoadmapProps } from './Roadmap.js';
export type * from './types.js';
