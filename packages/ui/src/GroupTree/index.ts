export * from './GroupTree.js';
