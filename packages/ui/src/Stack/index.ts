export * from './Stack.js';
