export * from './Skeleton.js';
