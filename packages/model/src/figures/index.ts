export * from './unusual.js';
