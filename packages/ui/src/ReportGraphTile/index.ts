export * from './ReportGraphTile.js';
