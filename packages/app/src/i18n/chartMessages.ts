import type { PointWords, RadarMessages, TimelineMessages } from '@tavoite/charts';
import { useMemo } from 'react';
import { type TextFunctions, useText } from './Texts.js';

/** Texts of all charts. */
export type AllChartMessages = RadarMessages & TimelineMessages;

export function chartMessages(text: TextFunctions['text']): AllChartMessages {
  const kinds = {
    actual: text('actual'),
    estimate: text('estimate'),
    missing: text('no-value'),
  };
  const periodOf = ({ period, coverage, months }: PointWords) =>
    coverage === null || months === null
      ? period
      : text('period-coverage', { period, coverage, months });
  return {
    ...kinds,
    chartRole: text('chart'),
    legend: text('chart-series'),
    showTable: text('show-as-table'),
    showChart: text('show-as-chart'),
    empty: text('no-values-in-period'),
    loading: text('loading-chart'),
    error: text('values-failed'),
    retry: text('retry'),
    keyboardHint: text('chart-keyboard-hint'),
    periodColumn: text('period'),
    keyColumn: text('term'),
    shortMonths: text('short-months').split(' '),
    coverage: (part, months) => text('coverage', { part, months }),
    point: (words) =>
      [
        words.series,
        periodOf(words),
        ...(words.kind === 'missing' ? [kinds.missing] : [words.value, kinds[words.kind]]),
      ].join(', '),
    summary: (words) => text('chart-summary', words),
    seriesSummary: (words) => text('chart-series-summary', { ...words }),
    filtered: ({ series, hidden }) => text(hidden ? 'series-hidden' : 'series-shown', { series }),
    filterRefused: (words) => text('filter-refused', words),
    start: text('range-start'),
    end: text('range-end'),
    window: text('range-window'),
    range: (words) => text('range-words', words),
  };
}

/** Texts of all charts in the chosen language: the same object until it changes. */
export function useChartMessages(): AllChartMessages {
  const { text } = useText();
  return useMemo(() => chartMessages(text), [text]);
}
