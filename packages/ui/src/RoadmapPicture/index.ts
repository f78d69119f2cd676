export { ROADMAP_PAGES, type RoadmapPicture, roadmapPictures } from './picture.js';
export type { RoadmapPictureOptions } from './pictureTypes.js';
