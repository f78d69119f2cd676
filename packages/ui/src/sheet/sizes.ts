import type { CSSProperties } from 'react';
import type { SheetWidths } from './widths.js';

/** What the styles of the frame count with. */
export const sheetSizes = (
  widths: SheetWidths & { readonly view: number; readonly whole: number },
  rows: number,
  months: number,
  topOf: (row: number) => number,
): CSSProperties =>
  ({
    // Scrolled to its end, a sheet begins with a whole month, too.
    '--room-after':
      months > widths.whole
        ? `${widths.view - widths.title - widths.whole * widths.month}px`
        : '0px',
    '--title-width': `${widths.title}px`,
    '--month-width': `${widths.month}px`,
    '--row-height': `${widths.row}px`,
    '--view-width': `${widths.view}px`,
    '--rows-height': `${topOf(rows)}px`,
    '--months': months,
  }) as CSSProperties;
