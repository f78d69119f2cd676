export * from './syllables.js';
