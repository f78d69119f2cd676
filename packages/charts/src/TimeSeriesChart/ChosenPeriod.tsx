import type { ReactElement } from 'react';
import { textWidth } from '../kernel/text.js';
import { tickBaseline } from '../primitives/PeriodAxis.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { PeriodTickLayout, TimeSeriesLayout } from './layout.js';

/** A semibold text against a regular one. */
const SEMIBOLD = 1.06;
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
  return (
    <g className="tavoite-chart-axis" fontFamily={theme.fontFamily} fontSize={FONT_SIZE}>
      {touched.map((tick) => (
        <rect
          key={tick.index}
          x={tick.textX - halfOf(tick)}
          y={y - FONT_SIZE}
          width={2 * halfOf(tick)}
          height={LINE_HEIGHT}
          fill={theme.surface}
        />
      ))}
      <text x={chosen.textX} y={y} fill={theme.text} fontWeight={600} textAnchor="middle">
        {chosen.label}
      </text>
    </g>
  );
}
