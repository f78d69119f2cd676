import type { ReactElement } from 'react';

/** Dashes of estimated strokes, in pixels. */
export const ESTIMATE_DASH = '5 4';
const LINE_PX = 2;
const HALO_PX = 5;
/** Light enough for the grid and for other areas to be seen through. */
const AREA_OPACITY = 0.22;

interface MarkProps {
  readonly color: string;
}

const path = (d: string, props: React.SVGProps<SVGPathElement>): ReactElement | null =>
  d === '' ? null : <path d={d} {...props} />;

export interface LineMarkProps extends MarkProps {
  /** Strokes between actual points. */
  readonly solid: string;
  /** Strokes that touch an estimate. */
  readonly open: string;
  /** Painted along the line where it crosses faces, so that it stands off from them. */
  readonly halo?: string | undefined;
}

/** A line: solid where actual, dashed where estimated; renders up to two `<path>`s. */
export function LineMark({ solid, open, color, halo }: LineMarkProps): ReactElement {
  const stroke = {
    className: 'tavoite-chart-stroke',
    stroke: color,
    strokeWidth: LINE_PX,
    strokeLinejoin: 'round',
    fill: 'none',
  } as const;
  return (
    <>
      {halo === undefined
        ? null
        : path(solid + open, {
            className: 'tavoite-chart-halo',
            stroke: halo,
            strokeWidth: HALO_PX,
            strokeOpacity: 0.75,
            strokeLinejoin: 'round',
            fill: 'none',
          })}
      {path(solid, stroke)}
      {path(open, { ...stroke, strokeDasharray: ESTIMATE_DASH })}
    </>
  );
}

export interface AreaMarkProps extends LineMarkProps {
  readonly solidFill: string;
  readonly openFill: string;
  /** Id of the hatching that fills estimated parts. */
  readonly patternId: string;
}

/** An area: tinted where actual, hatched with a dashed outline where estimated. */
export function AreaMark(props: AreaMarkProps): ReactElement {
  return (
    <>
      {path(props.solidFill, {
        className: 'tavoite-chart-face',
        fill: props.color,
        fillOpacity: AREA_OPACITY,
      })}
      {path(props.openFill, { fill: `url(#${props.patternId})` })}
      <LineMark solid={props.solid} open={props.open} color={props.color} />
    </>
  );
}

export interface BarMarkProps extends MarkProps {
  /** Bars of actual points. */
  readonly solid: string;
  /** Bars of estimates. */
  readonly open: string;
  /** Id of the texture that fills estimated bars: stripes, or a hatching for stacked ones. */
  readonly patternId: string;
  /** Draws a line around estimated bars; left out where bars are thinner than the line. */
  readonly outlined?: boolean | undefined;
}

/** Bars, alone or stacked: full where actual, textured and outlined where estimated. */
export function BarMark(props: BarMarkProps): ReactElement {
  const { solid, open, color, patternId, outlined = true } = props;
  return (
    <>
      {path(solid, { className: 'tavoite-chart-face', fill: color })}
      {path(open, {
        className: outlined ? 'tavoite-chart-outline' : undefined,
        fill: `url(#${patternId})`,
        stroke: outlined ? color : undefined,
        strokeWidth: 1,
      })}
    </>
  );
}

export interface MarkerProps extends MarkProps {
  /** Marks of actual points. */
  readonly solid: string;
  /** Marks of estimates. */
  readonly open: string;
  /** The ground that hollow marks show and that parts marks from their line. */
  readonly surface: string;
}

/** The marks of a series' points: filled where actual, hollow where estimated. */
export function Marker({ solid, open, color, surface }: MarkerProps): ReactElement {
  return (
    <>
      {path(solid, {
        className: 'tavoite-chart-glyph',
        fill: color,
        stroke: surface,
        strokeWidth: 1.5,
        paintOrder: 'stroke',
      })}
      {path(open, {
        className: 'tavoite-chart-glyph-open',
        fill: surface,
        stroke: color,
        strokeWidth: 1.5,
      })}
    </>
  );
}
