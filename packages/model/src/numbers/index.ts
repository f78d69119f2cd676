export * from './numbers.js';
export * from './parse.js';
