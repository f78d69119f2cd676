export * from './ConfirmDialog.js';
