export * from './PasswordField.js';
