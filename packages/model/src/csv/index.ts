export * from './fileName.js';
