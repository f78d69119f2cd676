export { default as Page } from './MonthlyFiguresPage.js';
export { part } from './part.js';
