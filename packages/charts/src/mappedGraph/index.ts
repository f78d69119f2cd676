export * from './columns.js';
export * from './description.js';
export * from './drawing.js';
export * from './mappedGraph.js';
export * from './sentence.js';
