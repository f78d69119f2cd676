export { LinkedAccountsCard as Page } from '../LinkedAccountsCard.js';
export { part } from '../part.js';
