export * from './TextArea.js';
