export * from './FigureTrace.js';
