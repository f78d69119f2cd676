import { ESTIMATE, MISSING } from './columns.js';

/** Neighbouring points drawn in one stroke: positions `from` to `to`, both included. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** A stretch with an estimate at either end is an estimate: it must not look certain. */
  readonly estimate: boolean;
}

/** A column parted into strokes. */
export interface Runs {
  readonly runs: readonly Run[];
  /** Points without a neighbour, which a stroke cannot show. */
  readonly lone: readonly number[];
}

/** Parts a column into solid and estimated strokes; a missing point ends a stroke. */
export function runsOf(kinds: Uint8Array): Runs {
  const runs: Run[] = [];
  const lone: number[] = [];
  let from = -1;
  let estimate = false;
  const close = (to: number) => {
    if (from >= 0 && to > from) runs.push({ from, to, estimate });
    from = -1;
  };
  for (let i = 0; i < kinds.length; i += 1) {
    if (kinds[i] === MISSING) continue;
    const before = i > 0 && kinds[i - 1] !== MISSING;
    const after = i + 1 < kinds.length && kinds[i + 1] !== MISSING;
    if (!before && !after) lone.push(i);
    if (!after) {
      close(i);
      continue;
    }
    const next = kinds[i] === ESTIMATE || kinds[i + 1] === ESTIMATE;
    if (from >= 0 && next !== estimate) close(i);
    if (from < 0) {
      from = i;
      estimate = next;
    }
  }
  return { runs, lone };
}
