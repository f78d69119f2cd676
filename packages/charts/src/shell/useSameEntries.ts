import { useState } from 'react';
import type { LegendEntry } from '../primitives/DrawnLegend.js';

const isSame = (a: LegendEntry, b: LegendEntry): boolean =>
  a.key === b.key &&
  a.title === b.title &&
  a.swatch?.type === b.swatch?.type &&
  a.swatch?.glyph === b.swatch?.glyph &&
  a.swatch?.color === b.swatch?.color &&
  a.swatch?.show === b.swatch?.show;

/** Keeps a legend's entries while they say the same: new values do not change a legend. */
export function useSameEntries(entries: readonly LegendEntry[]): readonly LegendEntry[] {
  const [kept, setKept] = useState(entries);
  const same =
    kept.length === entries.length &&
    kept.every((entry, i) => {
      const other = entries[i];
      return other !== undefined && isSame(entry, other);
    });
  if (!same) setKept(entries);
  return same ? kept : entries;
}
