import type { ReportItem } from './items.js';
import type { ReportsAppState } from './state.js';

/** Items whose pictures are being drawn. */
export const selectProcessing = ({ reports }: ReportsAppState): ReportItem[] =>
  (reports.items ?? []).filter(({ state }) => state === 'processing');
