export * from './numbers.js';
