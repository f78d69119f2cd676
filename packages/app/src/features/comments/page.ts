export { default as Page } from './PageComments.js';
export { part } from './part.js';
