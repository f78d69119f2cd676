export * from './TopBar.js';
