export { default as Page } from './FigureComments.js';
export { part } from './part.js';
