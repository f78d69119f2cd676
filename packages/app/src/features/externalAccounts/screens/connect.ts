export { ConnectPage as Page } from '../ConnectPage.js';
export { part } from '../part.js';
