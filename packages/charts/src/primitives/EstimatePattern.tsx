import type { ReactElement } from 'react';

export interface EstimatePatternProps {
  /** Unique in the document; faces refer to it. */
  readonly id: string;
  /** Broad stripes for bars, fine hatching for stacked bars and areas. */
  readonly kind: 'stripes' | 'hatching';
  /** Colour of the stripes. */
  readonly color: string;
  /** What is seen between the lines; `none` lets the ground through. */
  readonly ground: string;
}

/** Distance between lines and their width, in pixels. */
const TEXTURES = {
  stripes: { distance: 6, width: 2.2, tint: 0.12 },
  hatching: { distance: 6, width: 1.2, tint: 0.12 },
} as const;

/** The texture of estimated faces; renders a `<pattern>` for a chart's `<defs>`. */
export function EstimatePattern({ id, kind, color, ground }: EstimatePatternProps): ReactElement {
  const { distance, width, tint } = TEXTURES[kind];
  return (
    <pattern
      id={id}
      width={distance}
      height={distance}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={distance} height={distance} fill={ground} />
      {tint > 0 ? (
        <rect
          className="tavoite-chart-tint"
          width={distance}
          height={distance}
          fill={color}
          fillOpacity={tint}
        />
      ) : null}
      <path
        className="tavoite-chart-ink"
        d={`M${distance / 2},0V${distance}`}
        stroke={color}
        strokeWidth={width}
      />
    </pattern>
  );
}
