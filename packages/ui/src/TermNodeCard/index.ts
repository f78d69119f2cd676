export * from './TermNodeCard.js';
export { TermNodeSummary, type TermNodeSummaryProps } from './TermNodeSummary.js';
export type { TermNodeChange } from './TermNodeValue.js';
