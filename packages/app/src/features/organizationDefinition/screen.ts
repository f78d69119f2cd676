export { default as Page } from './OrganizationPage.js';
export { part } from './part.js';
