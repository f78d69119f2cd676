import { NO_VALUE } from '@tavoite/model';
import type { ThemeName, themeValues } from '@tavoite/tokens';
import type { ReactElement } from 'react';
import type { ItemCell } from '../items/index.js';
import { advancesOf, figureWidth, MARK_GAP_PX, SMALL_PX } from './map-layout.js';

/** How much the number of a comment stands above its figure's line. */
const MARK_RISE_PX = 4;

/** The middles of a number's characters, so that its digits stand under those of other rows. */
function middlesOf(text: string, right: number): string {
  let end = right - figureWidth(text);
  const middles = advancesOf(text).map((width) => {
    end += width;
    return (end - width / 2).toFixed(1);
  });
  return middles.join(' ');
}

export interface MapCellProps {
  readonly cell: ItemCell;
  /** Numbers of what was written about the value; empty for nothing. */
  readonly mark: string;
  /** Where figures end, in pixels. */
  readonly right: number;
  /** Baseline. */
  readonly y: number;
  readonly colors: (typeof themeValues)[ThemeName];
  /** Digits are placed one by one, to stand under each other. */
  readonly isAligned: boolean;
}

/** As on screen: actuals heavy, estimates slanted, nothing where nothing is known. */
export function MapCell(props: MapCellProps): ReactElement {
  const { cell, mark, right, y, colors, isAligned } = props;
  const { kind } = cell;
  const text = kind === 'missing' ? NO_VALUE : cell.text;
  const fill = {
    actual: colors['color-text'],
    estimate: colors['color-text-muted'],
    missing: colors['color-text-subtle'],
  }[kind];
  return (
    <>
      {mark === '' ? null : (
        <text
          x={right - figureWidth(text) - MARK_GAP_PX}
          y={y - MARK_RISE_PX}
          textAnchor="end"
          fontSize={SMALL_PX}
          fontWeight={600}
          fill={colors['color-accent-text']}
        >
          {mark}
        </text>
      )}
      <text
        x={isAligned ? middlesOf(text, right) : right}
        y={y}
        textAnchor={isAligned ? 'middle' : 'end'}
        fill={fill}
        fontWeight={kind === 'actual' ? 600 : undefined}
        fontStyle={kind === 'estimate' ? 'italic' : undefined}
      >
        {text}
      </text>
    </>
  );
}
