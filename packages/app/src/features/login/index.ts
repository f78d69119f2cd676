export { LoginPage } from './LoginPage.js';
