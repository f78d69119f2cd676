export * from './Link.js';
