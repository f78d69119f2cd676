import { range } from 'd3-array';
import { stack, stackOffsetDiverging } from 'd3-shape';
import type { Column } from './columns.js';
import { MISSING } from './columns.js';
import { type Extent, extentOf, unite } from './extent.js';

type StackPart = Pick<Column, 'values' | 'kinds'>;

/** Where the parts of a stack are: from `start` (nearer to zero) to `end`, NaN where missing. */
export interface StackedColumn {
  readonly start: Float64Array;
  readonly end: Float64Array;
}

/** A stack's parts, the range they reach, and which part is outermost at each period. */
export interface Stack {
  readonly parts: readonly StackedColumn[];
  readonly extent: Extent | null;
  /** Position of the outermost part above and below zero for each period, -1 where there is none. */
  readonly top: Int16Array;
  readonly bottom: Int16Array;
}

/**
 * Stacks columns: values above zero grow upwards from zero, values below it downwards. A missing
 * part takes no room and is no zero; the parts over it close up. A zero is on top of the parts under
 * it, where d3 would put it at the foot of the stack.
 */
export function stackColumns(columns: readonly StackPart[], length: number): Stack {
  const top = new Int16Array(length).fill(-1);
  const bottom = new Int16Array(length).fill(-1);
  const above = new Float64Array(length);
  const stacked = stack<unknown, number, StackPart>()
    .keys(columns)
    .value((period, { values, kinds }) => (kinds[period] === MISSING ? 0 : (values[period] ?? 0)))
    .offset(stackOffsetDiverging)(range(length));
  const parts = columns.map(({ values, kinds }, part) => {
    const start = new Float64Array(length).fill(Number.NaN);
    const end = new Float64Array(length).fill(Number.NaN);
    for (let i = 0; i < length; i += 1) {
      const value = values[i];
      if (kinds[i] === MISSING || value === undefined) continue;
      const [low = 0, high = 0] = stacked[part]?.[i] ?? [];
      if (value < 0) {
        start[i] = high;
        end[i] = low;
        bottom[i] = part;
        continue;
      }
      start[i] = value === 0 ? (above[i] ?? 0) : low;
      end[i] = value === 0 ? (above[i] ?? 0) : high;
      above[i] = end[i] ?? 0;
      top[i] = part;
    }
    return { start, end };
  });
  const ends = parts.flatMap(({ start, end }) => [extentOf(start), extentOf(end)]);
  return { parts, extent: ends.reduce(unite, null), top, bottom };
}

/**
 * Where a value that is held against a part is, such as its target: as high above what is under the
 * part as the part would be with that value. Where the part is missing, it has no place.
 */
export function levelOn(
  columns: readonly StackPart[],
  part: number,
  level: StackPart,
): StackedColumn {
  const start = new Float64Array(level.values.length).fill(Number.NaN);
  const end = new Float64Array(level.values.length).fill(Number.NaN);
  level.values.forEach((value, i) => {
    if (level.kinds[i] === MISSING || columns[part]?.kinds[i] === MISSING) return;
    let foot = 0;
    for (const { values, kinds } of columns.slice(0, part)) {
      const under = values[i] ?? 0;
      if (kinds[i] !== MISSING && under < 0 === value < 0) foot += under;
    }
    start[i] = foot;
    end[i] = foot + value;
  });
  return { start, end };
}
