export * from './FormStack.js';
