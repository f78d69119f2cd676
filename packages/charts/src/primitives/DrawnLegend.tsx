import type { ReactElement } from 'react';
import { legendRows } from '../kernel/legendRows.js';
import { FONT_SIZE } from '../theme/text.js';
import type { ChartTheme } from '../theme/theme.js';
import { SWATCH_HEIGHT, SWATCH_WIDTH, Swatch, type SwatchProps } from './Swatch.js';

/** One entry of a legend. */
export interface LegendEntry {
  /** Unique in the legend. */
  readonly key: string;
  /** Name of the series. */
  readonly title: string;
  /** The picture before the title; left out where an entry is no series. */
  readonly swatch?: Omit<SwatchProps, 'theme'> | undefined;
  /** Key of the series whose target it is, where it stands beside that one's entry. */
  readonly targetOf?: string | undefined;
  /** On screen it is drawn only for those who tick it. */
  readonly isOption?: boolean | undefined;
}

const SWATCH_GAP_PX = 6;
const ENTRY_GAP_PX = 18;
const ROW_PX = 20;

const rowsFor = (entries: readonly LegendEntry[], width: number) =>
  legendRows(
    entries.map(({ title }) => title),
    {
      width,
      fontSize: FONT_SIZE,
      swatch: SWATCH_WIDTH + SWATCH_GAP_PX,
      gap: ENTRY_GAP_PX,
      rowHeight: ROW_PX,
    },
  );

/** Height that a drawn legend takes, in pixels. */
export const drawnLegendHeight = (entries: readonly LegendEntry[], width: number): number =>
  rowsFor(entries, width).height;

export interface DrawnLegendProps {
  readonly entries: readonly LegendEntry[];
  readonly width: number;
  readonly theme: ChartTheme;
}

/** A legend inside the picture, for charts drawn without a page around them; renders a `<g>`. */
export function DrawnLegend({ entries, width, theme }: DrawnLegendProps): ReactElement {
  const { slots } = rowsFor(entries, width);
  return (
    <g fontFamily={theme.fontFamily} fontSize={FONT_SIZE} fill={theme.axisText}>
      {entries.map(({ key, title, swatch }, i) => {
        const { x, y } = slots[i] ?? { x: 0, y: 0 };
        return (
          <g key={key} transform={`translate(${Math.round(x)},${y})`}>
            {swatch ? <Swatch {...swatch} theme={theme} /> : null}
            <text x={SWATCH_WIDTH + SWATCH_GAP_PX} y={SWATCH_HEIGHT / 2 + FONT_SIZE * 0.35}>
              {title}
            </text>
          </g>
        );
      })}
    </g>
  );
}
