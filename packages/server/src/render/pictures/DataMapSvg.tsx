import { textWidth, truncatedText } from '@tavoite/charts/kernel';
import { NO_VALUE } from '@tavoite/model';
import { pixels, type ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import type { DataMapItem, DataMapRow, ItemCell } from '../items/index.js';
import { type MapLayout, mapLayout } from './map-layout.js';

const FONT_PX = pixels('font-size-sm');
const SMALL_PX = pixels('font-size-xs');
const TITLE_PX = 15;
const CELL_PADDING_PX = pixels('space-3');
const INDENT_PX = pixels('layout-data-map-indent');
/** Room for the mark of a row with others below it. */
const MARK_PX = 18;
const UNIT_GAP_PX = 8;
const WORD_GAP_PX = 12;
/** Digits as wide as the widest one, so that they stand under each other. */
const DIGIT_EM = 0.64;
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

/** The middles of a number's characters, so that its digits stand under those of other rows. */
function middlesOf(text: string, right: number): string {
  const characters = [...text];
  const advances = characters.map((one) =>
    /\d/.test(one) ? DIGIT_EM * FONT_PX : textWidth(one, FONT_PX),
  );
  let end = right - advances.reduce((sum, width) => sum + width, 0);
  const middles = advances.map((width) => {
    end += width;
    return (end - width / 2).toFixed(1);
  });
  return middles.join(' ');
}

/** A number, aligned to the right. */
function Figure(props: {
  text: string;
  right: number;
  y: number;
  fill: string;
  weight?: number;
  italic?: boolean;
  isAligned: boolean;
}): ReactElement {
  const { text, right, y, fill, weight, italic, isAligned } = props;
  return (
    <text
      x={isAligned ? middlesOf(text, right) : right}
      y={y}
      textAnchor={isAligned ? 'middle' : 'end'}
      fill={fill}
      fontWeight={weight}
      fontStyle={italic ? 'italic' : undefined}
    >
      {text}
    </text>
  );
}

/** As on screen: actuals heavy, estimates slanted, nothing where nothing is known. */
function Cell(props: {
  cell: ItemCell;
  right: number;
  y: number;
  colors: Colors;
  isAligned: boolean;
}): ReactElement {
  const { cell, right, y, colors, isAligned } = props;
  const shared = { right, y, isAligned };
  if (cell.kind === 'actual') {
    return <Figure {...shared} text={cell.text} fill={colors['color-text']} weight={600} />;
  }
  if (cell.kind === 'estimate') {
    return <Figure {...shared} text={cell.text} fill={colors['color-text-muted']} italic />;
  }
  return <Figure {...shared} text={NO_VALUE} fill={colors['color-text-subtle']} />;
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
    left + item.size.titleWidth + (index + 1) * item.size.monthWidth - CELL_PADDING_PX;
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
              <Cell
                key={item.months[column]?.month}
                cell={cell}
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
