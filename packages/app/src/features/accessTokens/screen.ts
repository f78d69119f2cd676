export { default as Page } from './AccessTokensPage.js';
export { part } from './part.js';
