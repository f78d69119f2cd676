/** A bar on whole months, counted from the first one shown. */
export interface Bar {
  id: number;
  title: string;
  start: number;
  /** The last month, included. */
  end: number;
  progress: number;
}

export interface Lane {
  id: number;
  title: string;
  bars: Bar[];
}

export const MONTHS = 36;
const LANES = 200;
const BARS = 5;
export const COUNT = LANES * BARS;
/** Lanes of the plan in which ours alone drags a bar as well, and its bars. */
export const MANY_LANES = 1_000;
export const MANY = MANY_LANES * BARS;
export const FIRST_YEAR = 2026;

/** Lanes with five bars of four months each, three months apart. */
export const lanes = (count = LANES): Lane[] =>
  Array.from({ length: count }, (_, l) => ({
    id: l + 1,
    title: `Main task ${l + 1}`,
    bars: Array.from({ length: BARS }, (_bar, b) => ({
      id: l * BARS + b + 1,
      title: `Task ${l + 1}.${b + 1}`,
      start: b * 7 + (l % 3),
      end: b * 7 + (l % 3) + 3,
      progress: (l * 13 + b * 29) % 101,
    })),
  }));

export const bars = (): Bar[] => lanes().flatMap((lane) => lane.bars);

/** The first day of a month; an `end` is the first day after it. */
export const dateOf = (month: number) => new Date(FIRST_YEAR, month, 1);
