export * from './progress.js';
export * from './targetFigures.js';
