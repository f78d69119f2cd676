export { part } from '../part.js';
export { SignInOptions as Page } from '../SignInOptions.js';
