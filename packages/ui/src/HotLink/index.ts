export * from './HotLink.js';
