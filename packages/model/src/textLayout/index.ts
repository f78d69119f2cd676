export * from './textLayout.js';
