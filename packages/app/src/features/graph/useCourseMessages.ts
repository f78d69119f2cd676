import type { ChartMessages } from '@tavoite/charts';
import type { TimeGrouping } from '@tavoite/model';
import { useMemo } from 'react';
import { useChartMessages } from '../../i18n/chartMessages.js';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';

/** What is said in the place of a graph without periods: its range may be too short for them. */
const NO_PERIODS: Record<TimeGrouping, MessageKey> = {
  month: 'no-values-in-period',
  quarter: 'too-short-quarter',
  fiscal: 'too-short-fiscal',
};

/** Texts of charts whose values tell how they came about. */
export function useCourseMessages(grouping: TimeGrouping, isTooShort: boolean): ChartMessages {
  const { text } = useText();
  const messages = useChartMessages();
  return useMemo(
    () => ({
      ...messages,
      empty: text(isTooShort ? NO_PERIODS[grouping] : 'no-values-in-period'),
      activate: text('trace-figure'),
      keyboardHint: `${messages.keyboardHint} ${text('chart-trace-hint')}`,
    }),
    [messages, text, grouping, isTooShort],
  );
}
