export { default as Page } from './PeoplePage.js';
export { part } from './part.js';
