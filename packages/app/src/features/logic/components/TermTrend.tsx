import '@tavoite/charts/styles.css';
import { Sparkline } from '@tavoite/charts/Sparkline';
import { trendPoints } from '../months.js';
import { useLogicSelector } from '../state.js';

/** As much as a row has room for, or a card in the place of a meter. */
const SIZES = {
  list: { width: 72, height: 24 },
  cards: { width: 268, height: 20 },
};

export interface TermTrendProps {
  termKey: string;
  /** Where it is drawn. */
  form: keyof typeof SIZES;
}

/** A term over the twelve months up to the period's end, as a small line; nothing without a value. */
export const TermTrend = ({ termKey, form }: TermTrendProps) => {
  const period = useLogicSelector((state) => state.logic.view.period);
  const months = useLogicSelector((state) => state.logic.view.months[termKey]);
  const points = months && period ? trendPoints(months, period) : [];
  // For the eye only: those who listen hear the value and how it changed.
  return points.length === 0 ? null : <Sparkline points={points} {...SIZES[form]} label="" />;
};
