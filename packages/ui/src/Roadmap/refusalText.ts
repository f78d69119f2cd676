import type { Outcome } from './changes.js';
import type { RoadmapLabels } from './labels.js';

/** Why a change is refused and what to do instead; empty when it is not. Shown as it is spoken. */
export function refusalText(
  { refusal, blocked, inTheWay }: Omit<Outcome, 'changes'>,
  { refused, anotherRow }: Pick<RoadmapLabels, 'refused' | 'anotherRow'>,
): string {
  if (!refusal || !blocked) return '';
  if (refusal === 'length') return refused.length(blocked.title);
  // A row that the main task does not have is free of bars, and yet no place.
  if (refusal === 'outside' || !inTheWay) return refused.outside(blocked.title);
  return `${refused.overlap(blocked.title, inTheWay.title)} ${anotherRow}`;
}
