export * from './AppFrame.js';
