export { default as ConfirmResetPage } from './ConfirmResetPage.js';
export { part } from './part.js';
export { default as RequestResetPage } from './RequestResetPage.js';
