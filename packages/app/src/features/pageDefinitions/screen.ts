export { default as Page } from './PagesPage.js';
export { part } from './part.js';
