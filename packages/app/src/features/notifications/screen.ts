export { default as Page } from './NotificationsPage.js';
export { part } from './part.js';
