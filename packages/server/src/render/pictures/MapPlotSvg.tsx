import { textWidth, truncatedText } from '@tavoite/charts/kernel';
import { NO_VALUE, titleWithUnit } from '@tavoite/model';
import { type ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import type { DataMapItem, DataMapRow } from '../items/index.js';
import { MapCell } from './MapCell.js';
import { figureWidth, SMALL_PX } from './map-layout.js';

/** At least so many of its last months, as far as it has them. */
const MIN_MONTHS = 2;
/** Letters are as large as those of a graph beside it. */
const FONT_PX = SMALL_PX;
/** As far from the edge as the words below it. */
const PADDING_PX = 14;
/** Twice as much is between figures, more than between their thousands. */
const CELL_PADDING_PX = 5.5;
const INDENT_PX = 8;
const MIN_TITLE_PX = 104;
/** The head and the air over it. */
const TOP_PX = 12;
const HEAD_PX = 22;
const FOOT_PX = 10;
const MIN_ROW_PX = 25;
const MAX_ROW_PX = 30;
/** Middle of a line of text above its baseline. */
const HALF_HEIGHT_EM = 0.36;
const MORE = '…';

/** What is written behind the name of a row, which may say its unit itself. */
const unitBehind = ({ title, unit }: DataMapRow): string =>
  titleWithUnit(title, unit).slice(title.length);

/** The unit that all rows have but those whose names say it; undefined where they differ. */
function commonUnit(rows: readonly DataMapRow[]): string | undefined {
  const units = new Set(
    rows.filter((row) => row.unit === '' || unitBehind(row) !== '').map(({ unit }) => unit),
  );
  const [unit = ''] = units;
  return units.size > 1 ? undefined : unit;
}

/**
 * The beginning of a data map and as many of its last months as fit beside its names, whole columns and
 * rows in a size of two to one.
 * @param minWidth of the picture, in pixels; a map of very long figures is wider
 */
export function mapPlotLayout({ months, rows }: DataMapItem, minWidth: number) {
  const least = Math.min(MIN_MONTHS, months.length);
  let widest = 0;
  for (const { title } of months) widest = Math.max(widest, textWidth(title, FONT_PX));
  for (const { cells } of rows)
    for (const { text } of cells) widest = Math.max(widest, figureWidth(text || NO_VALUE, FONT_PX));
  const monthWidth = Math.ceil(widest) + 2 * CELL_PADDING_PX;
  const width =
    2 * Math.ceil(Math.max(minWidth, MIN_TITLE_PX + least * monthWidth + 2 * PADDING_PX) / 2);
  const inside = width - 2 * PADDING_PX;
  const height = width / 2;
  const room = height - TOP_PX - HEAD_PX - FOOT_PX;
  const shownRows = rows.slice(0, Math.floor(room / MIN_ROW_PX));
  const unit = commonUnit(shownRows);
  const unitOf = (row: DataMapRow) => (unit === undefined ? unitBehind(row) : '');
  let names = MIN_TITLE_PX;
  for (const row of shownRows) {
    const text = textWidth(row.title + unitOf(row), FONT_PX);
    names = Math.max(names, row.level * INDENT_PX + text);
  }
  const fitting = Math.floor((inside - names) / monthWidth);
  const first = months.length - Math.max(least, Math.min(months.length, fitting));
  const shownMonths = months.slice(first);
  return {
    size: { width, height },
    first,
    months: shownMonths,
    rows: shownRows,
    monthWidth,
    titleWidth: inside - shownMonths.length * monthWidth,
    rowHeight: Math.min(MAX_ROW_PX, room / Math.max(1, shownRows.length)),
    unit,
    unitOf,
  };
}

export interface MapPlotSvgProps {
  readonly item: DataMapItem;
  readonly theme: ThemeName;
  /** Of the picture, in pixels. */
  readonly minWidth: number;
}

/** A data map for a small place: no heading or marks; renders an `<svg>`. */
export function MapPlotSvg({ item, theme, minWidth }: MapPlotSvgProps): ReactElement {
  const colors = themeValues[theme];
  const { size, first, months, rows, monthWidth, titleWidth, rowHeight, unit, unitOf } =
    mapPlotLayout(item, minWidth);
  const right = size.width - PADDING_PX;
  const titleEnd = PADDING_PX + titleWidth;
  const columnEnd = (index: number) => titleEnd + (index + 1) * monthWidth - CELL_PADDING_PX;
  const middle = (y: number, height: number) => y + height / 2 + FONT_PX * HALF_HEIGHT_EM;
  const head = middle(TOP_PX, HEAD_PX);
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
      <g fill={colors['color-text-muted']}>
        {unit ? (
          <text x={PADDING_PX} y={head}>
            {unit}
          </text>
        ) : null}
        {first > 0 ? (
          <text x={titleEnd - CELL_PADDING_PX} y={head} textAnchor="end">
            {MORE}
          </text>
        ) : null}
        {months.map(({ month, title }, index) => (
          <text key={month} x={columnEnd(index)} y={head} textAnchor="end" fontWeight={600}>
            {title}
          </text>
        ))}
      </g>
      {rows.map((row, index) => {
        const top = TOP_PX + HEAD_PX + index * rowHeight;
        const y = middle(top, rowHeight);
        const start = PADDING_PX + Math.min(row.level * INDENT_PX, titleWidth / 3);
        const behind = unitOf(row);
        const room = titleEnd - start - textWidth(behind, FONT_PX);
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
              {behind === '' ? null : <tspan fill={colors['color-text-muted']}>{behind}</tspan>}
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
                fontPx={FONT_PX}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
