export { default as Page } from './LogicPage.js';
export { part } from './part.js';
