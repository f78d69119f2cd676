export * from './GroupCard.js';
