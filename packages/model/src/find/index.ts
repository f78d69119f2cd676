export * from './findWords.js';
