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
import type { Figure } from './figures.js';
import { useLogicSelector } from './state.js';

/** "−5.1 % vs 10/2025", or where there are several months, in a year. */
export function changeOn(change: string, period: DateRange, text: TextFunctions['text']): string {
  const month = monthOf(yearEarlier(period));
  return month === null ? text('change-on-year', { change }) : text('change-on', { change, month });
}

/** The same for all terms, said once: "vs 10/2025". */
export function changeHead(period: DateRange, text: TextFunctions['text']): string {
  const month = monthOf(yearEarlier(period));
  return month === null ? text('change-in-a-year') : text('change-from', { month });
}

/** How a term's value changed in a year. */
export interface TermChange {
  /** "−5.1 %", where its head says what it is counted from. */
  text: string;
  /** "−5.1 % vs 10/2025". */
  whole: string;
  /** What it is counted from: "2 357 k€". */
  earlier: string;
  /** Whether that is good; null where the targets do not say. */
  effect: 'better' | 'worse' | null;
}

/** Words for how values changed in a year; null for one that is not known. */
export function useChangeWords() {
  const { text } = useText();
  const { points } = useLabels().targetMeter;
  const locale = useAppSelector((state) => state.preferences.language);
  const period = useLogicSelector((state) => state.logic.view.period);
  return (
    term: Term,
    figure: Figure | undefined,
    earlier: number | null | undefined,
    targets: readonly Target[],
  ): TermChange | null => {
    const value = figure?.status === 'fulfilled' ? figure.value : null;
    const change = changeText(value, earlier, term, { locale, points });
    if (change === null || period === null) return null;
    return {
      text: change,
      whole: changeOn(change, period, text),
      earlier: formatWithUnit(earlier ?? null, valueFormat(term, locale)),
      effect: effectFor((value ?? 0) - (earlier ?? 0), targets),
    };
  };
}

/** How one term's value changed in a year, in words; null where it is not known. */
export function useTermChange(
  term: Term,
  figure: Figure | undefined,
  targets: readonly Target[],
): TermChange | null {
  const earlier = useLogicSelector((state) => state.logic.view.earlier[term.key]);
  return useChangeWords()(term, figure, earlier, targets);
}
