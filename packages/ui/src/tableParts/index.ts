export { narrowHeads } from './narrowHeads.js';
export { SortHead, type SortOrder } from './SortHead.js';
