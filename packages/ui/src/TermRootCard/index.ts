export * from './TermRootCard.js';
