export * from './Toolbar.js';
