export { MessageList, type MessageListProps } from './MessageList.js';
