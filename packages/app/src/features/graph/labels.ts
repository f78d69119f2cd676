import type { TimeGrouping } from '@tavoite/model';
import type { SegmentOption } from '@tavoite/ui';
import type { TextFunctions } from '../../i18n/Texts.js';

export const groupingOptions = (text: TextFunctions['text']): SegmentOption<TimeGrouping>[] => [
  { value: 'month', label: text('grouping-month') },
  { value: 'quarter', label: text('grouping-quarter') },
  { value: 'fiscal', label: text('grouping-fiscal') },
];

/** How values are grouped, in a word. */
export const SINGLE = { month: 'monthly', quarter: 'quarterly', fiscal: 'yearly' } as const;

export const accumulationOptions = (
  text: TextFunctions['text'],
): SegmentOption<'monthly' | 'cumulative'>[] => [
  { value: 'monthly', label: text('per-period') },
  { value: 'cumulative', label: text('cumulative') },
];
