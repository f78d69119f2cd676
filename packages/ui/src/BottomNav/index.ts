export * from './BottomNav.js';
