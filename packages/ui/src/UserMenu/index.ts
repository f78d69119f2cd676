export * from './content.js';
export * from './UserMenu.js';
