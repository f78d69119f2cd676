import type { ChartMessages, RadarMessages } from '@tavoite/charts';
import {
  formatMonth,
  MIN_MONTHS,
  type MonthRange,
  rangeLength,
  type TimeGrouping,
} from '@tavoite/model';
import { useMemo } from 'react';
import { useChartMessages } from '../../i18n/chartMessages.js';
import type { MessageKey } from '../../i18n/message.js';
import { useText } from '../../i18n/Texts.js';

type LongGrouping = Exclude<TimeGrouping, 'month'>;

const TOO_SHORT: Record<LongGrouping, MessageKey> = {
  quarter: 'too-short-quarter',
  fiscal: 'too-short-fiscal',
};
const TOO_FEW_VERIFIED: Record<LongGrouping, MessageKey> = {
  quarter: 'too-few-verified-quarter',
  fiscal: 'too-few-verified-fiscal',
};

/** `03/2026`, or `01/2026 – 03/2026`. */
export const writeMonths = ({ start, end }: MonthRange): string =>
  [...new Set([start, end])].map((month) => formatMonth(month, 'MM/YYYY')).join(' – ');

/** Texts of charts whose values tell how they came about. */
export function useTracedMessages(): RadarMessages {
  const { text } = useText();
  const messages = useChartMessages();
  return useMemo(
    () => ({
      ...messages,
      activate: text('trace-figure'),
      activateHint: text('chart-click-hint'),
      keyboardHint: `${messages.keyboardHint} ${text('chart-trace-hint')}`,
    }),
    [messages, text],
  );
}

/**
 * The same, and what is said in the place of a graph without periods: its range may be too short.
 * @param verified where only verified months count, these months; null where none is
 */
export function useCourseMessages(
  grouping: TimeGrouping,
  range: MonthRange,
  verified?: MonthRange | null,
): ChartMessages {
  const { text } = useText();
  const messages = useTracedMessages();
  const isTooShort = (months: MonthRange) => rangeLength(months) < MIN_MONTHS[grouping];
  let empty = text('no-values-in-period');
  if (grouping !== 'month' && isTooShort(range)) empty = text(TOO_SHORT[grouping]);
  else if (verified === null) empty = text('nothing-verified-in-period');
  else if (grouping !== 'month' && verified && isTooShort(verified)) {
    empty = text(TOO_FEW_VERIFIED[grouping], { months: writeMonths(verified) });
  }
  return useMemo(() => ({ ...messages, empty }), [messages, empty]);
}
