export type { RoadmapLabels, RoadmapTableLabels } from './labels.js';
export { ROADMAP_PAGES, type RoadmapPicture, roadmapPictures } from './picture.js';
export type { RoadmapPictureOptions } from './pictureTypes.js';
export { Roadmap, type RoadmapProps } from './Roadmap.js';
export { RoadmapTable, type RoadmapTableProps } from './RoadmapTable.js';
export type * from './types.js';
