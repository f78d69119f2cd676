import { textWidth } from './text.js';

/** Where an entry of a drawn legend is. */
export interface LegendSlot {
  readonly x: number;
  readonly y: number;
}

export interface LegendRows {
  readonly slots: readonly LegendSlot[];
  readonly height: number;
}

/** Sets entries in rows from left to right, breaking where the width ends. */
export function legendRows(
  titles: readonly string[],
  options: {
    readonly width: number;
    readonly fontSize: number;
    /** Room for the picture before each title, with its gap. */
    readonly swatch: number;
    /** Room between two entries of a row. */
    readonly gap: number;
    readonly rowHeight: number;
  },
): LegendRows {
  let x = 0;
  let y = 0;
  const slots = titles.map((title) => {
    const width = options.swatch + textWidth(title, options.fontSize);
    if (x > 0 && x + width > options.width) {
      x = 0;
      y += options.rowHeight;
    }
    const slot = { x, y };
    x += width + options.gap;
    return slot;
  });
  return { slots, height: titles.length === 0 ? 0 : y + options.rowHeight };
}
