export * from './ErrorState.js';
