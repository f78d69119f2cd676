export * from './Toasts.js';
