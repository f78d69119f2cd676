export * from './ObjectiveCards.js';
