import { ESTIMATE, MISSING, PARTIAL } from './columns.js';

/** How a stroke is drawn: whole for actual points, dashed to estimates, dotted to partial ones. */
export type StrokeLook = 'solid' | 'open' | 'partial';

/** Neighbouring points drawn in one stroke: positions `from` to `to`, both included. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** A stretch is as uncertain as the less certain of its ends. */
  readonly look: StrokeLook;
}

/** A column parted into strokes. */
export interface Runs {
  readonly runs: readonly Run[];
  /** Points without a neighbour, which a stroke cannot show. */
  readonly lone: readonly number[];
}

function lookOf(kind: number | undefined, next: number | undefined): StrokeLook {
  if (kind === ESTIMATE || next === ESTIMATE) return 'open';
  return kind === PARTIAL || next === PARTIAL ? 'partial' : 'solid';
}

/** Parts a column into strokes of one look each; a missing point ends a stroke. */
export function runsOf(kinds: Uint8Array): Runs {
  const runs: Run[] = [];
  const lone: number[] = [];
  let from = -1;
  let look: StrokeLook = 'solid';
  const close = (to: number) => {
    if (from >= 0 && to > from) runs.push({ from, to, look });
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
    const next = lookOf(kinds[i], kinds[i + 1]);
    if (from >= 0 && next !== look) close(i);
    if (from < 0) {
      from = i;
      look = next;
    }
  }
  return { runs, lone };
}
