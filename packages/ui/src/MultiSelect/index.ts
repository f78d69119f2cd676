export * from './MultiSelect.js';
