export * from './NotificationItem.js';
