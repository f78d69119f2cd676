export type { RootTerm } from './RootTermRow.js';
export * from './TermRootCard.js';
