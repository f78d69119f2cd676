import { type MonthRange, yearOf } from '@tavoite/model';
import { rem } from '@tavoite/tokens';
import { type ReactElement, useMemo } from 'react';
import { extentOf } from '../kernel/extent.js';
import { type MonthScale, monthScale } from '../kernel/scale.js';
import { textWidth } from '../kernel/text.js';
import { sparklineLayout } from '../Sparkline/layout.js';
import { FONT_SIZE } from '../theme/text.js';
import { browserTheme as theme } from '../theme/theme.js';
import type { ChartPoint } from '../types.js';

/** Height of the track, and of the years under it. */
export const HEIGHT_PX = 28;
export const AXIS_PX = 18;
/** Width of what is seen of a handle. */
const BAR_PX = 7;

/** The time series, the years and the ground of the timeline. */
export function BrushPicture(props: {
  scale: MonthScale;
  bounds: MonthRange;
  range: MonthRange;
  width: number;
  points: readonly ChartPoint[] | undefined;
}): ReactElement {
  const { scale, bounds, range, width, points } = props;
  const [left, right] = [scale(bounds.start), scale(bounds.end + 1)];
  const [from, to] = [scale(range.start), scale(range.end + 1)];
  const drawn = useMemo(() => {
    const inside =
      points?.filter(({ month }) => month >= bounds.start && month <= bounds.end) ?? [];
    const extent = extentOf(inside.map(({ month }) => month));
    if (inside.length < 2 || extent === null) return null;
    const [first, last] = extent;
    const at = monthScale(bounds.start, bounds.end, [left, right]);
    const size = { width: at(last + 1) - at(first), height: HEIGHT_PX - 6 };
    return { x: at(first), ...sparklineLayout(inside, size) };
  }, [points, bounds.start, bounds.end, left, right]);
  return (
    <svg
      className="tavoite-chart"
      width={rem(width)}
      height={rem(HEIGHT_PX + AXIS_PX)}
      viewBox={`0 0 ${width} ${HEIGHT_PX + AXIS_PX}`}
      aria-hidden="true"
    >
      <rect
        className="tavoite-chart-brush-ground"
        x={left}
        width={right - left}
        height={HEIGHT_PX}
        rx={6}
      />
      <rect className="tavoite-chart-brush-window" x={from} width={to - from} height={HEIGHT_PX} />
      {drawn ? (
        <g transform={`translate(${drawn.x},3)`}>
          <path d={drawn.face} fill={theme.accent} fillOpacity={0.12} />
          <path
            className="tavoite-chart-stroke"
            d={drawn.solidLine}
            stroke={theme.accent}
            strokeWidth={1.25}
            fill="none"
          />
          <path
            className="tavoite-chart-stroke"
            d={drawn.openLine}
            stroke={theme.accent}
            strokeWidth={1.5}
            strokeDasharray="4 3"
            fill="none"
          />
        </g>
      ) : null}
      <path
        className="tavoite-chart-brush-edge"
        d={`M${from},0.75H${to}M${from},${HEIGHT_PX - 0.75}H${to}`}
        strokeWidth={1.5}
      />
      {[from, to].map((x) => (
        <g key={x} transform={`translate(${x},0)`}>
          <rect
            className="tavoite-chart-brush-handle"
            x={-BAR_PX / 2}
            width={BAR_PX}
            height={HEIGHT_PX}
            rx={BAR_PX / 2}
          />
          <path
            className="tavoite-chart-brush-grip"
            d={`M0,${HEIGHT_PX / 2 - 6}v12`}
            strokeWidth={1.5}
          />
        </g>
      ))}
      <g
        className="tavoite-chart-axis"
        fill={theme.axisText}
        fontSize={FONT_SIZE}
        fontFamily={theme.fontFamily}
        textAnchor="middle"
      >
        {yearTicks(bounds, scale, width).map(({ year, x, textX }) => (
          <g key={year}>
            <path d={`M${Math.round(x) + 0.5},${HEIGHT_PX}v4`} stroke={theme.axis} />
            <text x={textX} y={HEIGHT_PX + AXIS_PX - 3}>
              {year}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

const YEAR_STRIDES = [1, 2, 5, 10, 20, 50, 100];

/** Labels at the starts of years, as many as there is room for, and always one. */
function yearTicks(bounds: MonthRange, scale: MonthScale, width: number) {
  const room = textWidth('2000', FONT_SIZE) + 12;
  const stride = YEAR_STRIDES.find((years) => years * 12 * scale.step >= room) ?? 1000;
  const first = yearOf(bounds.start + 11);
  const years: number[] = [];
  for (let year = first; year * 12 <= bounds.end; year += 1) {
    if (year % stride === 0) years.push(year);
  }
  const shown = years.length > 0 ? years : [yearOf(bounds.start)];
  return shown.map((year) => {
    const x = scale(Math.max(bounds.start, year * 12));
    return { year, x, textX: Math.min(width - room / 2, Math.max(room / 2, x)) };
  });
}
