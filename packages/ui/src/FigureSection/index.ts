export * from './FigureSection.js';
