export { MessagesPage } from './MessagesPage.js';
