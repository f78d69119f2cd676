export { ChangePasswordCard as Page } from './ChangePasswordCard.js';
export { part } from './part.js';
