export * from './GroupCardSkeleton.js';
