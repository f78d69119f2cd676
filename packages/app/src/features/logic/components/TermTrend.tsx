import '@tavoite/charts/styles.css';
import { Sparkline } from '@tavoite/charts/Sparkline';
import { trendPoints } from '../months.js';
import { useLogicSelector } from '../state.js';

/** As high as a row has room for. */
const SIZE = { width: 72, height: 24 };

/** A term over the twelve months up to the period's end, as a small line; nothing without a value. */
export const TermTrend = ({ termKey }: { termKey: string }) => {
  const period = useLogicSelector((state) => state.logic.view.period);
  const months = useLogicSelector((state) => state.logic.view.months[termKey]);
  const points = months && period ? trendPoints(months, period) : [];
  // The row is for the eye only; those who listen hear the card.
  return points.length === 0 ? null : <Sparkline points={points} {...SIZE} label="" />;
};
