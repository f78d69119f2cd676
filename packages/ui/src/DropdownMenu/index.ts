export * from './DropdownMenu.js';
