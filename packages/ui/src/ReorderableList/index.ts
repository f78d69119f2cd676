export * from './ReorderableList.js';
