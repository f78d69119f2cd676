export * from './Dot.js';
