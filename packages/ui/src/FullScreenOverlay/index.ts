export * from './FullScreenOverlay.js';
