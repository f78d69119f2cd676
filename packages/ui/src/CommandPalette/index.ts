export * from './CommandPalette.js';
