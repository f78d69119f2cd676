export { part } from './part.js';
export { default as SetUpPage } from './SetUpPage.js';
