import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { textWidth } from '../kernel/text.js';
import { tickBaseline } from '../primitives/PeriodAxis.js';
import { FONT_SIZE, SEMIBOLD } from '../theme/text.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { PeriodTickLayout, TimeSeriesLayout } from './layout.js';

const GAP_PX = 4;

const halfOf = ({ label }: PeriodTickLayout) => (textWidth(label, FONT_SIZE) * SEMIBOLD) / 2;

/**
 * The name of the period whose values are written beside the plot, in place of the labels that it would
 * touch: the axis names every other month, or fewer. Renders a `<g>`.
 */
export function ChosenPeriod(props: { layout: TimeSeriesLayout; index: number }): ReactElement {
  const { layout, index } = props;
  const chosen = layout.tickAt(index);
  const y = tickBaseline(layout.plot.bottom);
  const touched = layout.periodTicks.filter(
    (tick) => Math.abs(tick.textX - chosen.textX) < halfOf(tick) + halfOf(chosen) + GAP_PX,
  );
  const name = useRef<SVGTextElement>(null);
  const places = touched.map((tick) => tick.index).join();
  // Straight in the document: the marks are not rendered again while the cursor moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other elements
  useLayoutEffect(() => {
    const labels = places.split(',').flatMap((place) => {
      const found = name.current?.ownerSVGElement?.querySelector<SVGElement>(
        `[data-tick="${place}"]`,
      );
      return found ?? [];
    });
    for (const label of labels) label.style.visibility = 'hidden';
    return () => {
      for (const label of labels) label.style.visibility = '';
    };
  }, [layout, places]);
  return (
    <g className="tavoite-chart-axis" fontFamily={theme.fontFamily} fontSize={FONT_SIZE}>
      <text
        ref={name}
        x={chosen.textX}
        y={y}
        fill={theme.text}
        fontWeight={600}
        textAnchor="middle"
      >
        {chosen.label}
      </text>
    </g>
  );
}
