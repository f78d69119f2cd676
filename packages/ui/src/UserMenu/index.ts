export * from './UserMenu.js';
