import type { TimeGrouping } from '@tavoite/model';
import type { SegmentOption } from '@tavoite/ui';
import type { TextFunctions } from '../../i18n/Texts.js';

export const groupingOptions = (text: TextFunctions['text']): SegmentOption<TimeGrouping>[] => [
  { value: 'month', label: text('grouping-month') },
  { value: 'quarter', label: text('grouping-quarter') },
  { value: 'fiscal', label: text('grouping-fiscal') },
];
