export { default as Page } from './FirstSteps.js';
export { part } from './part.js';
