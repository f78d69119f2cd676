import { textWidth } from '@tavoite/charts/kernel';
import { type ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import type { DataMapItem } from '../items/index.js';
import { FONT_PX } from './map-layout.js';

/** Of its range, the last months. */
const MAX_MONTHS = 2;
const MAX_ROWS = 6;
const ROW_PX = 16;
const LINE_PX = 4;
const FIGURE_PX = 24;
const FIGURE_GAP_PX = 12;
const INDENT_PX = 6;
const MAX_LEVEL = 4;
/** Length of a line to that of the title that it stands for. */
const LENGTH = 0.5;

export interface MapCoverSvgProps {
  readonly item: DataMapItem;
  readonly theme: ThemeName;
  readonly size: { readonly width: number; readonly height: number };
}

/** The beginning of a data map where no letter could be read: a line for each title and each figure; renders an `<svg>`. */
export function MapCoverSvg({ item, theme, size }: MapCoverSvgProps): ReactElement {
  const colors = themeValues[theme];
  const rows = item.rows.slice(0, MAX_ROWS);
  const months = Math.min(MAX_MONTHS, item.months.length);
  const figuresFrom = size.width - months * (FIGURE_PX + FIGURE_GAP_PX);
  const line = (index: number, from: number, length: number) =>
    `M${from},${index * ROW_PX + ROW_PX / 2}h${length}`;
  const titles = rows.map((row, index) => {
    // However deep it is, something is seen of it.
    const from = Math.min(row.level, MAX_LEVEL) * INDENT_PX;
    const room = figuresFrom - from - FIGURE_GAP_PX;
    return line(index, from, Math.min(room, textWidth(row.title, FONT_PX) * LENGTH));
  });
  const figures = rows.flatMap((_, index) =>
    Array.from({ length: months }, (_, column) =>
      line(index, figuresFrom + FIGURE_GAP_PX + column * (FIGURE_PX + FIGURE_GAP_PX), FIGURE_PX),
    ),
  );
  const rules = rows
    .slice(1)
    .map((_, index) => `M0,${(index + 1) * ROW_PX}H${size.width}`)
    .join('');
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={item.title}
    >
      <rect width={size.width} height={size.height} fill={colors['color-surface']} />
      <path d={rules} stroke={colors['color-border']} />
      <g strokeWidth={LINE_PX} fill="none">
        <path d={titles.join('')} stroke={colors['color-border-strong']} />
        <path d={figures.join('')} stroke={colors['color-accent']} />
      </g>
    </svg>
  );
}
