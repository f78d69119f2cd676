import type { CSSProperties } from 'react';

/** What the styles of the frame count with. */
export const sheetSizes = (
  widths: { readonly title: number; readonly month: number; readonly view: number },
  rows: number,
  months: number,
): CSSProperties =>
  ({
    '--title-width': `${widths.title}px`,
    '--month-width': `${widths.month}px`,
    '--view-width': `${widths.view}px`,
    '--rows': rows,
    '--months': months,
  }) as CSSProperties;
