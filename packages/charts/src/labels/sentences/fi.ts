import type { AimWords, GraphSentenceLabels } from '../types.js';

/*
 * Titles and periods stand as they are: they are names, and Finnish would inflect them. Only the verb
 * follows the title.
 */

const BEFORE_DETAILS = /^[^,(:/–]+/;
/** The nominative of several things ends in a vowel and t, as participles and few nouns of one do. */
const PLURAL = /[aeiouyäö]t$/i;
const SINGULAR = /(n[uy]t|kevät|olut)$/i;

/** Whether a title reads as several things: `Henkilöstökulut`. */
const isPlural = (title: string): boolean =>
  (BEFORE_DETAILS.exec(title)?.[0] ?? '')
    .trim()
    .split(/\s+/)
    .some((word) => PLURAL.test(word) && !SINGULAR.test(word));

function aimText({ side, amount }: AimWords): string {
  if (side === 'at') return 'tavoitteen tasolla';
  const place = side === 'above' ? 'yli tavoitteen' : 'alle tavoitteen';
  return amount === null ? place : `${amount} ${place}`;
}

const marked = (value: string, isEstimate: boolean) => (isEstimate ? `${value}, arvio` : value);

export const graphSentence: GraphSentenceLabels = {
  cumulative: (series) => `${series} (kumulatiivinen)`,
  partial: (period, coverage) => `${period}, ${coverage}`,
  points: (number) => `${number}\u00a0%-yks.`,
  change({ series, direction, amount, first, firstPeriod, last, lastPeriod, aim, ...estimates }) {
    const plural = isPlural(series);
    const { isFirstEstimate, isLastEstimate } = estimates;
    const verbs = {
      grew: plural ? ['kasvoivat', 'kasvavat'] : ['kasvoi', 'kasvaa'],
      fell: plural ? ['laskivat', 'laskevat'] : ['laski', 'laskee'],
      same: plural ? ['pysyivät', 'pysyvät'] : ['pysyi', 'pysyy'],
    };
    const [past, present] = verbs[direction];
    const verb = isLastEstimate ? `${present} arviolta` : past;
    const much = direction === 'same' ? 'ennallaan' : amount;
    const did = much === null ? verb : `${verb} ${much}`;
    const from = `${firstPeriod}: ${marked(first, isFirstEstimate)}`;
    const to = `${lastPeriod}: ${marked(last, isLastEstimate)}`;
    const held = aim === null ? '' : `; ${plural ? 'ne ovat' : 'se on'} ${aimText(aim)}`;
    return `${series} ${did} (${from} → ${to})${held}.`;
  },
  value({ series, value, isEstimate, period, aim, target }) {
    const verb = `${isPlural(series) ? 'ovat' : 'on'}${isEstimate ? ' arviolta' : ''}`;
    const when = period === null ? '' : ` (${period})`;
    const of = target === null ? '' : ` (${target})`;
    const held = aim === null ? '' : `, ${aimText(aim)}${of}`;
    return `${series} ${verb} ${value}${when}${held}.`;
  },
};
