export * from './MessageHead.js';
