import { TIME_GROUPINGS, type TimeGrouping } from '@tavoite/model';
import type { SegmentOption } from '@tavoite/ui';
import type { TextFunctions } from '../../i18n/Texts.js';

export const GROUPINGS = {
  month: 'grouping-month',
  quarter: 'grouping-quarter',
  fiscal: 'grouping-fiscal',
} as const satisfies Record<TimeGrouping, string>;

export const groupingOptions = (text: TextFunctions['text']): SegmentOption<TimeGrouping>[] =>
  TIME_GROUPINGS.map((value) => ({ value, label: text(GROUPINGS[value]) }));

export const accumulationOptions = (
  text: TextFunctions['text'],
): SegmentOption<'monthly' | 'cumulative'>[] => [
  { value: 'monthly', label: text('per-period') },
  { value: 'cumulative', label: text('cumulative') },
];
