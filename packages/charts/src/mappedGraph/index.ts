export * from './columns.js';
export * from './drawing.js';
export * from './mappedGraph.js';
