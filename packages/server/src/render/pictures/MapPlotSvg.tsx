import { textWidth, truncatedText } from '@tavoite/charts/kernel';
import { NO_VALUE, titleWithUnit, wrapText } from '@tavoite/model';
import { type ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import { translate } from '../../messages/texts.js';
import type { DataMapItem, DataMapRow } from '../items/index.js';
import { MapCell } from './MapCell.js';
import { FONT_PX, figureWidth, SMALL_PX } from './map-layout.js';

/** So many of its last months, as in the maps beside it; fewer where their figures leave names no room. */
const MONTHS = 3;
const FEW_MONTHS = 2;
/** As far from the edge as the words below it. */
const PADDING_PX = 14;
/** Twice as much is between figures, more than between their thousands. */
const CELL_PADDING_PX = 5.5;
const INDENT_PX = 8;
const MIN_TITLE_PX = 92;
/** The head and the air over it. */
const TOP_PX = 12;
const HEAD_PX = 22;
const FOOT_PX = 10;
/** Of one that says how many rows are shown. */
const MORE_FOOT_PX = 24;
/** In every map, so that those beside each other have the same rows. */
const ROW_PX = 24;
/** Between the two lines of a long name. */
const LINE_PX = 14;
/** Middle of a line of text above its baseline. */
const HALF_HEIGHT_EM = 0.36;
const MORE = '…';

/** What is written behind the name of a row, which may say its unit itself. */
const unitBehind = ({ title, unit }: DataMapRow): string =>
  titleWithUnit(title, unit).slice(title.length);

/** The unit that all rows have but those whose names say theirs; undefined where others differ. */
function commonUnit(rows: readonly DataMapRow[]): string | undefined {
  const units = new Set(
    rows.filter((row) => row.unit === '' || unitBehind(row) !== '').map(({ unit }) => unit),
  );
  const [unit = ''] = units;
  return units.size > 1 ? undefined : unit;
}

/** A row with its unit behind its figures where the one over the rows is another: `34.93 %`. */
function withOwnUnit(row: DataMapRow, common: string): DataMapRow {
  if (common === '' || row.unit === '' || row.unit === common) return row;
  const cells = row.cells.map((cell) => ({ ...cell, text: textWithUnit(cell.text, row.unit) }));
  return { ...row, cells };
}

const textWithUnit = (text: string, unit: string): string =>
  text === '' || unit === '' ? text : `${text}\u00a0${unit}`;

/** A name with what is written behind it, in one line or two; one that is longer is cut. */
function nameLines(title: string, behind: string, width: number): string[] {
  const room = width - textWidth(behind, FONT_PX);
  if (textWidth(title, FONT_PX) <= room) return [title];
  const [first = '', second = '', ...more] = wrapText(title, width, FONT_PX);
  const rest = more.length > 0 ? `${second.replace(/-$/, '')}${MORE}` : second;
  return [first, truncatedText(rest, room, FONT_PX)];
}

/** A row with the lines of its name. */
interface PlotRow {
  readonly row: DataMapRow;
  readonly lines: readonly string[];
  readonly indent: number;
  readonly behind: string;
  readonly top: number;
  readonly height: number;
}

/** The first rows that there is room for. */
function plotRows(rows: readonly Omit<PlotRow, 'top' | 'height'>[], room: number): PlotRow[] {
  const begin = TOP_PX + HEAD_PX;
  const shown: PlotRow[] = [];
  let top = begin;
  for (const row of rows) {
    const height = ROW_PX + (row.lines.length - 1) * LINE_PX;
    if (top + height > begin + room) break;
    shown.push({ ...row, top, height });
    top += height;
  }
  return shown;
}

/**
 * The beginning of a data map and its last months, whole columns and rows in a size of two to one.
 * @param minWidth of the picture, in pixels; a map of very long figures is wider
 */
export function mapPlotLayout({ months, rows }: DataMapItem, minWidth: number) {
  let widest = 0;
  for (const { title } of months) widest = Math.max(widest, textWidth(title, SMALL_PX));
  for (const row of rows) {
    const unit = unitBehind(row) === '' ? row.unit : '';
    for (const { text } of row.cells)
      widest = Math.max(widest, figureWidth(textWithUnit(text, unit) || NO_VALUE));
  }
  const monthWidth = Math.ceil(widest) + 2 * CELL_PADDING_PX;
  const widthOf = (count: number) =>
    MIN_TITLE_PX + Math.min(count, months.length) * monthWidth + 2 * PADDING_PX;
  const count = widthOf(MONTHS) <= minWidth ? MONTHS : FEW_MONTHS;
  const width = 2 * Math.ceil(Math.max(minWidth, widthOf(count)) / 2);
  const height = width / 2;
  const first = Math.max(0, months.length - count);
  const shownMonths = months.slice(first);
  const titleWidth = width - 2 * PADDING_PX - shownMonths.length * monthWidth;
  const above = height - TOP_PX - HEAD_PX;
  const begin = rows.slice(0, Math.floor((above - FOOT_PX) / ROW_PX));
  const unit = commonUnit(begin);
  const named = begin.map((one) => {
    const row = withOwnUnit(one, unit ?? '');
    const behind = unit === undefined ? unitBehind(row) : '';
    const indent = Math.min(row.level * INDENT_PX, titleWidth / 3);
    return { row, indent, behind, lines: nameLines(row.title, behind, titleWidth - indent) };
  });
  const all = plotRows(named, above - FOOT_PX);
  return {
    size: { width, height },
    first,
    months: shownMonths,
    rows: all.length === rows.length ? all : plotRows(named, above - MORE_FOOT_PX),
    monthWidth,
    titleWidth,
    unit,
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
  const { size, first, months, rows, monthWidth, titleWidth, unit } = mapPlotLayout(item, minWidth);
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
      <g fontSize={SMALL_PX} fill={colors['color-text-muted']}>
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
          <text key={month} x={columnEnd(index)} y={head} textAnchor="end" fontWeight={500}>
            {title}
          </text>
        ))}
      </g>
      {rows.map(({ row, lines, indent, behind, top, height }, index) => {
        const y = middle(top, height);
        const firstY = y - ((lines.length - 1) * LINE_PX) / 2;
        return (
          // A term can stand in several rows.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and none moves
          <g key={index}>
            <path
              d={`M${PADDING_PX},${top}H${right}`}
              stroke={colors[index === 0 ? 'color-border-strong' : 'color-border']}
            />
            {lines.map((line, number) => (
              <text
                key={line}
                x={PADDING_PX + indent}
                y={firstY + number * LINE_PX}
                fill={colors['color-text']}
              >
                {line}
                {behind === '' || number < lines.length - 1 ? null : (
                  <tspan fill={colors['color-text-muted']}>
                    {line === '' ? behind.trimStart() : behind}
                  </tspan>
                )}
              </text>
            ))}
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
      {rows.length < item.rows.length ? (
        <text
          x={PADDING_PX}
          y={middle(size.height - MORE_FOOT_PX, MORE_FOOT_PX)}
          fontSize={SMALL_PX}
          fill={colors['color-text-muted']}
        >
          {translate(item.language, 'data_map_rows_shown', {
            shown: rows.length,
            total: item.rows.length,
          })}
        </text>
      ) : null}
    </svg>
  );
}
