export { default as Page } from './DataMapPage.js';
export { part } from './part.js';
