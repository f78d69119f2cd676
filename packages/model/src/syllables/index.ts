export { compoundWords } from './compounds.js';
export * from './syllables.js';
