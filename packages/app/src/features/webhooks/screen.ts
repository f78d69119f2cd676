export { part } from './part.js';
export { default as Page } from './WebhooksPage.js';
