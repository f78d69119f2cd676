import { textWidth, truncatedText } from '@tavoite/charts/kernel';
import { NO_VALUE } from '@tavoite/model';
import { type ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import type { DataMapItem } from '../items/index.js';
import { MapCell } from './MapCell.js';
import { FONT_PX, figureWidth, SMALL_PX } from './map-layout.js';

/** Of its range, the last months. */
const MAX_MONTHS = 2;
/** As far from the edge as the words below it. */
const PADDING_PX = 16;
const CELL_PADDING_PX = 6;
const INDENT_PX = 8;
const MIN_TITLE_PX = 112;
const HEAD_PX = 30;
const FOOT_PX = 8;
const MIN_ROW_PX = 25;
const MAX_ROW_PX = 32;
/** Middle of a line of text above its baseline. */
const HALF_HEIGHT_EM = 0.36;
const MIN_WIDTH_PX = 320;

/** The beginning of a data map and its last months, whole columns and rows in a size of two to one. */
export function mapPlotLayout({ months, rows }: DataMapItem) {
  const first = Math.max(0, months.length - MAX_MONTHS);
  const shownMonths = months.slice(first);
  const figures = rows.flatMap(({ cells }) => cells.slice(first));
  let widest = 0;
  for (const { title } of shownMonths) widest = Math.max(widest, textWidth(title, FONT_PX));
  for (const { text } of figures) widest = Math.max(widest, figureWidth(text || NO_VALUE));
  const monthWidth = Math.ceil(widest) + 2 * CELL_PADDING_PX;
  const inside = Math.max(MIN_WIDTH_PX, MIN_TITLE_PX + shownMonths.length * monthWidth);
  const width = 2 * Math.ceil(inside / 2) + 2 * PADDING_PX;
  const height = width / 2;
  const room = height - HEAD_PX - FOOT_PX;
  const shownRows = rows.slice(0, Math.floor(room / MIN_ROW_PX));
  return {
    size: { width, height },
    first,
    months: shownMonths,
    rows: shownRows,
    monthWidth,
    titleWidth: width - 2 * PADDING_PX - shownMonths.length * monthWidth,
    rowHeight: Math.min(MAX_ROW_PX, room / Math.max(1, shownRows.length)),
  };
}

export interface MapPlotSvgProps {
  readonly item: DataMapItem;
  readonly theme: ThemeName;
}

/** A data map for a small place: no heading, units or marks; renders an `<svg>`. */
export function MapPlotSvg({ item, theme }: MapPlotSvgProps): ReactElement {
  const colors = themeValues[theme];
  const { size, first, months, rows, monthWidth, titleWidth, rowHeight } = mapPlotLayout(item);
  const right = size.width - PADDING_PX;
  const columnEnd = (index: number) =>
    PADDING_PX + titleWidth + (index + 1) * monthWidth - CELL_PADDING_PX;
  const middle = (y: number, height: number) => y + height / 2 + FONT_PX * HALF_HEIGHT_EM;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      fontFamily={colors['font-family-sans']}
      fontSize={FONT_PX}
      role="img"
      aria-label={item.title}
    >
      <rect width={size.width} height={size.height} fill={colors['color-surface']} />
      <g fill={colors['color-text-muted']} fontSize={SMALL_PX} fontWeight={600}>
        {months.map(({ month, title }, index) => (
          <text key={month} x={columnEnd(index)} y={middle(0, HEAD_PX)} textAnchor="end">
            {title}
          </text>
        ))}
      </g>
      {rows.map((row, index) => {
        const top = HEAD_PX + index * rowHeight;
        const y = middle(top, rowHeight);
        const start = PADDING_PX + Math.min(row.level * INDENT_PX, titleWidth / 3);
        const room = PADDING_PX + titleWidth - CELL_PADDING_PX - start;
        return (
          // A term can stand in several rows.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and none moves
          <g key={index}>
            <path
              d={`M${PADDING_PX},${top}H${right}`}
              stroke={colors[index === 0 ? 'color-border-strong' : 'color-border']}
            />
            <text x={start} y={y} fill={colors['color-text']}>
              {truncatedText(row.title, room, FONT_PX)}
            </text>
            {row.cells.slice(first).map((cell, column) => (
              <MapCell
                key={months[column]?.month}
                cell={cell}
                mark=""
                right={columnEnd(column)}
                y={y}
                colors={colors}
                isAligned
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
