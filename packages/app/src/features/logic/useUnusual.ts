import { formatWithUnit, type Term, valueFormat } from '@tavoite/model';
import { useAppSelector } from '../../core/hooks.js';
import { useLabels } from '../../i18n/labels.js';
import { usualInstead } from './months.js';
import { useLogicSelector } from './state.js';

/** That a term's value is unusual, and what is usual, as in the data map; undefined where it is usual. */
export function useUnusual(term: Term): string | undefined {
  const { unusual } = useLabels().dataMap;
  const locale = useAppSelector((state) => state.preferences.language);
  const period = useLogicSelector((state) => state.logic.view.period);
  const months = useLogicSelector((state) => state.logic.view.months[term.key]);
  const usual = months && period && usualInstead(months, period);
  if (!usual) return undefined;
  const written = (value: number) => formatWithUnit(value, valueFormat(term, locale));
  return unusual?.(written(usual.low), written(usual.high));
}
