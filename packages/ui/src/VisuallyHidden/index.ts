export * from './VisuallyHidden.js';
