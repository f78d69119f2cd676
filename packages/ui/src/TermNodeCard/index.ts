export * from './TermNodeCard.js';
