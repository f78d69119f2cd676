import type { ComponentPropsWithRef, ReactElement } from 'react';
import { ESTIMATE_DASH } from '../primitives/marks.js';
import { browserTheme, type ChartTheme } from '../theme/theme.js';
import type { ChartPoint } from '../types.js';
import { sparklineLayout } from './layout.js';

export interface SparklineProps
  extends Omit<ComponentPropsWithRef<'svg'>, 'points' | 'width' | 'height' | 'children'> {
  /** The values in their order; estimates are dashed, gaps stay open. */
  readonly points: readonly ChartPoint[];
  /** What the line shows, in words; empty where nearby text says the same. */
  readonly label: string;
  /** In pixels. */
  readonly width?: number | undefined;
  /** In pixels. */
  readonly height?: number | undefined;
  /** As a series' colour; the accent unless given. */
  readonly color?: string | undefined;
  /** Colours; the page's own by default, literal ones for a picture. */
  readonly theme?: ChartTheme | undefined;
}

/** A figure over time, without axes; dashed where estimated. Renders an `<svg>`. */
export function Sparkline(props: SparklineProps): ReactElement {
  const {
    points,
    label,
    width = 120,
    height = 32,
    color,
    theme = browserTheme,
    className,
    ...rest
  } = props;
  const layout = sparklineLayout(points, { width, height });
  const ink = color === undefined ? theme.accent : theme.series(0, color);
  const stroke = {
    className: 'tavoite-chart-stroke',
    stroke: ink,
    strokeWidth: 1.75,
    strokeLinejoin: 'round',
    fill: 'none',
  } as const;
  return (
    <svg
      {...rest}
      className={className ? `tavoite-chart-sparkline ${className}` : 'tavoite-chart-sparkline'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role={label === '' ? undefined : 'img'}
      aria-label={label === '' ? undefined : label}
      aria-hidden={label === '' || undefined}
    >
      {layout.face === '' ? null : <path d={layout.face} fill={ink} fillOpacity={0.1} />}
      {layout.solidLine === '' ? null : <path d={layout.solidLine} {...stroke} />}
      {layout.openLine === '' ? null : (
        <path d={layout.openLine} {...stroke} strokeDasharray={ESTIMATE_DASH} />
      )}
      {layout.dots === '' ? null : (
        <path className="tavoite-chart-face" d={layout.dots} fill={ink} />
      )}
      {layout.last ? (
        <circle
          className={layout.last.estimate ? 'tavoite-chart-glyph-open' : 'tavoite-chart-stroke'}
          cx={layout.last.x}
          cy={layout.last.y}
          // No halo: it would hide the end of the line, and the point would float beside it.
          r={2}
          fill={layout.last.estimate ? theme.surface : ink}
          stroke={ink}
          strokeWidth={1.5}
        />
      ) : null}
    </svg>
  );
}
