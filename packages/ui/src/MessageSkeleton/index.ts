export * from './MessageSkeleton.js';
