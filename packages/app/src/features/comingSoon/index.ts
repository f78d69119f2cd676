export { ComingSoonPage } from './ComingSoonPage.js';
