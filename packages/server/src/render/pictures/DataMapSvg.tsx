import { textWidth, truncatedText } from '@tavoite/charts/kernel';
import { pixels, type ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import type { DataMapItem, DataMapRow } from '../items/index.js';
import { MapCell } from './MapCell.js';
import { CELL_PADDING_PX, FONT_PX, type MapLayout, mapLayout, SMALL_PX } from './map-layout.js';

const TITLE_PX = 15;
const INDENT_PX = pixels('layout-data-map-indent');
/** Room for the mark of a row with others below it. */
const MARK_PX = 18;
const UNIT_GAP_PX = 8;
const WORD_GAP_PX = 12;
/** Larger maps are drawn too small for the alignment of digits to be seen; it takes most of the time. */
const MAX_ALIGNED_CELLS = 2_000;
const RADIUS_PX = pixels('radius-card');

/** Where the middle of a line of text is above its baseline. */
const HALF_HEIGHT_EM = 0.36;

type Colors = (typeof themeValues)[ThemeName];

interface Shared {
  readonly item: DataMapItem;
  readonly layout: MapLayout;
  readonly colors: Colors;
}

function RowTitle(props: { row: DataMapRow; y: number } & Shared): ReactElement {
  const { row, y, item, layout, colors } = props;
  const { titleWidth } = item.size;
  const start = layout.left + CELL_PADDING_PX + row.level * INDENT_PX;
  const end = layout.left + titleWidth - CELL_PADDING_PX;
  const unitWidth = row.unit === '' ? 0 : textWidth(row.unit, SMALL_PX) + UNIT_GAP_PX;
  // A deep row keeps room for some of its title.
  const textStart = Math.min(start + MARK_PX, end - unitWidth - titleWidth / 3);
  const title = truncatedText(row.title, end - unitWidth - textStart, FONT_PX);
  const mark = row.isOpen ? '−' : '+';
  return (
    <>
      {row.hasChildren ? (
        <text
          x={textStart - MARK_PX / 2}
          y={y}
          textAnchor="middle"
          fill={colors['color-text-muted']}
        >
          {mark}
        </text>
      ) : null}
      <text x={textStart} y={y} fill={colors['color-text']}>
        {title}
      </text>
      {row.unit === '' ? null : (
        <text x={end} y={y} textAnchor="end" fontSize={SMALL_PX} fill={colors['color-text-muted']}>
          {row.unit}
        </text>
      )}
    </>
  );
}

/** Title, period, and how actuals and estimates are told apart. */
function Heading({ item, layout, colors, words }: Shared & { words: MapWords }): ReactElement {
  const { left, right, titleBaseline, periodBaseline } = layout;
  return (
    <>
      <text
        x={left}
        y={titleBaseline}
        fontSize={TITLE_PX}
        fontWeight={600}
        fill={colors['color-text']}
      >
        {item.title}
      </text>
      <text x={left} y={periodBaseline} fontSize={SMALL_PX} fill={colors['color-text-muted']}>
        {item.period}
      </text>
      <text
        x={right - textWidth(words.estimate, SMALL_PX) - WORD_GAP_PX}
        y={periodBaseline}
        textAnchor="end"
        fontSize={SMALL_PX}
        fontWeight={600}
        fill={colors['color-text']}
      >
        {words.actual}
      </text>
      <text
        x={right}
        y={periodBaseline}
        textAnchor="end"
        fontSize={SMALL_PX}
        fontStyle="italic"
        fill={colors['color-text-muted']}
      >
        {words.estimate}
      </text>
    </>
  );
}

/** What is written beside the values. */
export interface MapWords {
  readonly term: string;
  readonly actual: string;
  readonly estimate: string;
}

export interface DataMapSvgProps {
  readonly item: DataMapItem;
  readonly theme: ThemeName;
  readonly words: MapWords;
}

/** A data map as one picture, all of it in view; renders an `<svg>`. */
export function DataMapSvg({ item, theme, words }: DataMapSvgProps): ReactElement {
  const colors = themeValues[theme];
  const layout = mapLayout(item);
  const { width, height, left, right, top, headHeight, rowHeight, bottom } = layout;
  const middle = (y: number, size: number) => y + size / 2 + FONT_PX * HALF_HEIGHT_EM;
  const shared = { item, layout, colors };
  const isAligned = item.rows.length * item.months.length <= MAX_ALIGNED_CELLS;
  const border = colors['color-border'];
  const columnEnd = (index: number) =>
    left + item.size.titleWidth + (index + 1) * layout.monthWidth - CELL_PADDING_PX;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={colors['font-family-sans']}
      fontSize={FONT_PX}
      role="img"
      aria-labelledby="map-title"
      aria-describedby="map-desc"
    >
      <title id="map-title">{item.title}</title>
      <desc id="map-desc">{item.summary}</desc>
      <rect width={width} height={height} fill={colors['color-surface']} />
      <Heading {...shared} words={words} />
      <g fill={colors['color-text-muted']} fontWeight={600}>
        <text x={left + CELL_PADDING_PX} y={middle(top, headHeight)}>
          {words.term}
        </text>
        {item.months.map(({ month, title }, index) => (
          <text key={month} x={columnEnd(index)} y={middle(top, headHeight)} textAnchor="end">
            {title}
          </text>
        ))}
      </g>
      {item.rows.map((row, index) => {
        const rowTop = top + headHeight + index * rowHeight;
        const y = middle(rowTop, rowHeight);
        return (
          // A term can stand in several rows.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and none moves
          <g key={index}>
            <path
              d={`M${left},${rowTop}H${right}`}
              stroke={index === 0 ? colors['color-border-strong'] : border}
            />
            <RowTitle {...shared} row={row} y={y} />
            {row.cells.map((cell, column) => (
              <MapCell
                key={item.months[column]?.month}
                cell={cell}
                mark={layout.markOf(row, column)}
                right={columnEnd(column)}
                y={y}
                colors={colors}
                isAligned={isAligned}
              />
            ))}
          </g>
        );
      })}
      <path d={`M${left + item.size.titleWidth},${top}V${bottom}`} stroke={border} />
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        rx={RADIUS_PX}
        fill="none"
        stroke={border}
      />
    </svg>
  );
}
