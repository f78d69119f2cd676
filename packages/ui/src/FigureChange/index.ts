export * from './FigureChange.js';
