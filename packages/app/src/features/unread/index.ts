export { unreadCounted } from './slice.js';
