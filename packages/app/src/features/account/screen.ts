export { default as Page } from './AccountPage.js';
export { part } from './part.js';
