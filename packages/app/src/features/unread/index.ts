export { isPolled, unreadCounted } from './slice.js';
