export * from './GroupTree.js';
export type { ScrollLabels } from './ScrollHints.js';
