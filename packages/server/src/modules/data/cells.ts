import { countEvaluated, type SeriesTerm } from '../../series/index.js';

/** A value on the way to an answer takes this many times less memory than one written into it. */
const EVALUATED_PER_WRITTEN = 8;

/**
 * What a read takes of the process's room, in values of an answer.
 *
 * @param written Columns in the response; a term can be in it several times.
 */
export function cellsToRead(
  terms: readonly SeriesTerm[] | ReadonlySet<SeriesTerm>,
  periods: number,
  written: number,
): number {
  return Math.ceil(periods * (written + countEvaluated(terms) / EVALUATED_PER_WRITTEN));
}
