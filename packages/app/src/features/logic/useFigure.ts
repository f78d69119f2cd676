import { useEffect } from 'react';
import type { Figure } from './figures.js';
import { selectFigure } from './selectors.js';
import { useLogicSelector } from './state.js';

/** The figure of a term that is in view; requests it when it is not loaded. */
export function useFigure(key: string, needTerm: (key: string) => void): Figure | undefined {
  const period = useLogicSelector((state) => state.logic.view.period);
  const figure = useLogicSelector((state) => selectFigure(state, key));
  const isUnread = figure === undefined;
  useEffect(() => {
    if (period !== null && isUnread) needTerm(key);
  }, [key, period, isUnread, needTerm]);
  return figure;
}
