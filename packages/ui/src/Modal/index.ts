export * from './Modal.js';
