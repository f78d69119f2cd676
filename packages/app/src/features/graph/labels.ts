import type { TimeGrouping } from '@tavoite/model';
import type { SegmentOption } from '@tavoite/ui';
import type { MessageKey } from '../../i18n/message.js';
import type { TextFunctions } from '../../i18n/Texts.js';

export const groupingOptions = (text: TextFunctions['text']): SegmentOption<TimeGrouping>[] => [
  { value: 'month', label: text('grouping-month') },
  { value: 'quarter', label: text('grouping-quarter') },
  { value: 'fiscal', label: text('grouping-fiscal') },
];

/** What is said when a range is too short for a grouping. */
export const TOO_SHORT: Record<TimeGrouping, MessageKey> = {
  month: 'no-values-in-period',
  quarter: 'too-short-quarter',
  fiscal: 'too-short-fiscal',
};
