import type { AimWords, GraphSentenceLabels } from '../types.js';

/** What follows in a title tells more about the noun before it: `Sales by region`. */
const DETAILS = / (?:of|in|for|from|to|by|per|with)\b|[,(:/–]| - /i;
const PLURAL = /[^sui\s]s$/;

/** Whether a title reads as several things: `Personnel costs`. */
const isPlural = (title: string): boolean => PLURAL.test((title.split(DETAILS)[0] ?? '').trim());

function aimText({ side, amount }: AimWords, plural: boolean): string {
  const by = side === 'at' || amount === null ? side : `${amount} ${side}`;
  return `${by} ${plural ? 'their' : 'its'} target`;
}

const marked = (value: string, isEstimate: boolean) => (isEstimate ? `${value} (estimate)` : value);

export const graphSentence: GraphSentenceLabels = {
  cumulative: (series) => `${series} (cumulative)`,
  partial: (period, coverage) => `${period}, ${coverage}`,
  points: (number) =>
    `${number} ${/^1(\.0+)?$/.test(number) ? 'percentage point' : 'percentage points'}`,
  change({ series, direction, amount, first, firstPeriod, last, lastPeriod, aim, ...estimates }) {
    const plural = isPlural(series);
    const { isFirstEstimate, isLastEstimate } = estimates;
    const past = { grew: 'grew', fell: 'fell', same: 'stayed the same' };
    const future = { grew: 'to grow', fell: 'to fall', same: 'to stay the same' };
    const verb = isLastEstimate
      ? `${plural ? 'are' : 'is'} estimated ${future[direction]}`
      : past[direction];
    const did = amount === null ? verb : `${verb} by ${amount}`;
    const from = marked(first, isFirstEstimate);
    const values =
      direction === 'same'
        ? `, ${from} in ${firstPeriod} and ${last} in ${lastPeriod}`
        : ` from ${from} in ${firstPeriod} to ${last} in ${lastPeriod}`;
    const held = aim === null ? '' : `; ${plural ? 'they are' : 'it is'} ${aimText(aim, plural)}`;
    return `${series} ${did}${values}${held}.`;
  },
  value({ series, value, isEstimate, period, aim, target }) {
    const plural = isPlural(series);
    const verb = `${plural ? 'are' : 'is'}${isEstimate ? ' estimated at' : ''}`;
    const when = period === null ? '' : ` in ${period}`;
    const of = target === null ? '' : ` of ${target}`;
    const held = aim === null ? '' : `, ${aimText(aim, plural)}${of}`;
    return `${series} ${verb} ${value}${when}${held}.`;
  },
};
