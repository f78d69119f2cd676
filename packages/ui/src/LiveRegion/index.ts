export * from './LiveRegion.js';
