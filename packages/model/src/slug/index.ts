export * from './slug.js';
