export { default as Page } from './HistoryPage.js';
export { part } from './part.js';
