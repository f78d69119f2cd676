export { standingOf, standingText } from './standing.js';
export * from './TermNodeCard.js';
export type { TermNodeUses } from './TermNodeLinks.js';
export { TermNodeRow, type TermNodeRowProps } from './TermNodeRow.js';
export {
  TermNodeRowHead,
  type TermNodeRowHeadLabels,
  type TermNodeRowHeadProps,
} from './TermNodeRowHead.js';
export { TermNodeSummary, type TermNodeSummaryProps } from './TermNodeSummary.js';
export type { TermNodeTarget } from './TermNodeTargets.js';
export type { TermNodeChange } from './TermNodeValue.js';
