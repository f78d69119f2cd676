import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { tickBaseline } from '../primitives/PeriodAxis.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import { browserTheme as theme } from '../theme/theme.js';
import { chosenName } from './chosenName.js';
import type { TimeSeriesLayout } from './layoutTypes.js';

/** From the lower end of the line that leads to a name to the name. */
const LEADER_GAP_PX = 2;

/**
 * The name of the period whose values are written beside the plot: the axis names every other month, or
 * fewer. Renders a `<g>`.
 */
export function ChosenPeriod(props: { layout: TimeSeriesLayout; index: number }): ReactElement {
  const { layout } = props;
  const { label, year, textX, leaderX, covered } = chosenName(layout, props.index);
  const { bottom } = layout.plot;
  const y = tickBaseline(bottom) + (leaderX === null ? 0 : LINE_HEIGHT);
  const name = useRef<SVGTextElement>(null);
  const places = covered.join();
  // Straight in the document: the marks are not rendered again while the cursor moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other elements
  useLayoutEffect(() => {
    const picture = name.current?.ownerSVGElement;
    const labels = places.split(',').flatMap((place) => {
      const hidden = `[data-tick="${place}"]${year === '' ? '' : `, [data-tick-year="${place}"]`}`;
      return [...(picture?.querySelectorAll<SVGElement>(hidden) ?? [])];
    });
    for (const one of labels) one.style.visibility = 'hidden';
    return () => {
      for (const one of labels) one.style.visibility = '';
    };
  }, [layout, places, year]);
  return (
    <g className="tavoite-chart-axis" fontFamily={theme.fontFamily} fontSize={FONT_SIZE}>
      {leaderX === null ? null : (
        <path
          d={`M${Math.round(leaderX) + 0.5},${bottom}V${y - FONT_SIZE - LEADER_GAP_PX}`}
          stroke={theme.text}
          fill="none"
        />
      )}
      <text ref={name} x={textX} y={y} fill={theme.text} fontWeight={600} textAnchor="middle">
        {label}
      </text>
      {year === '' ? null : (
        <text
          x={textX}
          y={y + LINE_HEIGHT}
          fill={theme.axisText}
          fontWeight={600}
          textAnchor="middle"
        >
          {year}
        </text>
      )}
    </g>
  );
}
