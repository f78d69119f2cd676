export * from './Columns.js';
