export { standingOf } from './standing.js';
export * from './TermNodeCard.js';
export {
  TermNodeRow,
  TermNodeRowHead,
  type TermNodeRowHeadLabels,
  type TermNodeRowHeadProps,
  type TermNodeRowProps,
} from './TermNodeRow.js';
export { TermNodeSummary, type TermNodeSummaryProps } from './TermNodeSummary.js';
export type { TermNodeChange } from './TermNodeValue.js';
