export * from './PagePreview.js';
