export { default as Page } from './GraphPage.js';
export { part } from './part.js';
