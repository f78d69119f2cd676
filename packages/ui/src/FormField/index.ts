export * from './FormField.js';
