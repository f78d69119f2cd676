export { type ChartPictureOptions, chartPicture } from './chartPicture.js';
