import { ESTIMATE, MISSING } from './columns.js';

/** How a stroke is drawn: whole between actual points, dashed where it touches an estimate. */
export type StrokeLook = 'solid' | 'open';

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
  /** Points that no stroke reaches: without a neighbour, or of a part of a period. */
  readonly lone: readonly number[];
}

/**
 * Parts a column into strokes of one look each. A missing point ends a stroke, and no stroke reaches
 * a value of a part of a period: five months beside a whole year would look like a collapse.
 * @param startsAfresh whether the value at a position is not joined to the one before
 */
export function runsOf(
  kinds: Uint8Array,
  partial?: Uint8Array,
  startsAfresh: (index: number) => boolean = () => false,
): Runs {
  const runs: Run[] = [];
  const lone: number[] = [];
  const isJoined = (i: number) =>
    i >= 0 && i < kinds.length && kinds[i] !== MISSING && partial?.[i] !== 1;
  let from = -1;
  let look: StrokeLook = 'solid';
  const close = (to: number) => {
    if (from >= 0 && to > from) runs.push({ from, to, look });
    from = -1;
  };
  for (let i = 0; i < kinds.length; i += 1) {
    if (kinds[i] === MISSING) continue;
    const after = isJoined(i) && isJoined(i + 1) && !startsAfresh(i + 1);
    const before = isJoined(i) && isJoined(i - 1) && !startsAfresh(i);
    if (!after && !before) lone.push(i);
    if (!after) {
      close(i);
      continue;
    }
    const next = kinds[i] === ESTIMATE || kinds[i + 1] === ESTIMATE ? 'open' : 'solid';
    if (from >= 0 && next !== look) close(i);
    if (from < 0) {
      from = i;
      look = next;
    }
  }
  return { runs, lone };
}
