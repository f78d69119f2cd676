export * from './Reserved.js';
