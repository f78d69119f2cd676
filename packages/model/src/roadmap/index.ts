export * from './bars.js';
export * from './dependencies.js';
export * from './order.js';
export * from './progress.js';
export * from './standing.js';
export * from './tasks.js';
