export * from './EmptyState.js';
