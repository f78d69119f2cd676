export * from './FileList.js';
