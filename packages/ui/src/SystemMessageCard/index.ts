export * from './SystemMessageCard.js';
