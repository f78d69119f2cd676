export { part } from './part.js';
export { SaveButton as Page } from './SaveButton.js';
