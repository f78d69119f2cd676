export { default as Page } from './ChangePasswordForm.js';
export { part } from './part.js';
