export { LoginPage } from './LoginPage.js';
export type { LoginLocationState } from './returnPath.js';
