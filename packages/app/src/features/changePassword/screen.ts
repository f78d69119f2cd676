export { default as Page } from './ChangePasswordPage.js';
export { part } from './part.js';
