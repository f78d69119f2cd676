import {
  type DateRange,
  formatWithUnit,
  type Target,
  type Term,
  valueFormat,
} from '@tavoite/model';
import { useAppSelector } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { type TextFunctions, useText } from '../../i18n/Texts.js';
import { changeText, effectFor, monthOf, yearEarlier } from './change.js';
import { useLogicSelector } from './state.js';
import type { useFigure } from './useFigure.js';

/** "−5.1 % vs 10/2025", or where there are several months, in a year. */
export function changeOn(change: string, period: DateRange, text: TextFunctions['text']): string {
  const month = monthOf(yearEarlier(period));
  return month === null ? text('change-on-year', { change }) : text('change-on', { change, month });
}

/** The same for all terms of a list, said once: "vs 10/2025". */
export function changeHead(period: DateRange, text: TextFunctions['text']): string {
  const month = monthOf(yearEarlier(period));
  return month === null ? text('change-in-a-year') : text('change-from', { month });
}

/** How a term's value changed in a year, in words, and whether that is good; null where it is not known. */
export function useTermChange(
  term: Term,
  figure: ReturnType<typeof useFigure>,
  targets: readonly Target[],
) {
  const { text } = useText();
  const { points } = useLabels().targetMeter;
  const locale = useAppSelector((state) => state.preferences.language);
  const period = useLogicSelector((state) => state.logic.view.period);
  const earlier = useLogicSelector((state) => state.logic.view.earlier[term.key]);
  const value = figure?.status === 'fulfilled' ? figure.value : null;
  const change = changeText(value, earlier, term, { locale, points });
  if (change === null || period === null) return null;
  return {
    /** Where its head says what it is counted from. */
    bare: change,
    text: changeOn(change, period, text),
    /** What it is counted from: "was 2 357 k€". */
    earlier: text('was-figure', {
      figure: formatWithUnit(earlier ?? null, valueFormat(term, locale)),
    }),
    effect: effectFor((value ?? 0) - (earlier ?? 0), targets),
  };
}
