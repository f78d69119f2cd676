export * from './Banner.js';
