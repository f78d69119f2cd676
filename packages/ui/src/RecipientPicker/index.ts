export * from './RecipientPicker.js';
