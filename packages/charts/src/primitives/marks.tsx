import type { ReactElement } from 'react';

/** Dashes of estimated strokes, in pixels. */
export const ESTIMATE_DASH = '5 4';
/** Dots of the level of a partial period; the ends of a stroke are round. */
export const PARTIAL_DASH = '0.1 5';
/** Dashes around the face of a partial period. */
export const PARTIAL_OUTLINE = '3 2';
/** The strokes of lines that share a colour, none like an estimate's. */
const STROKE_DASHES = [undefined, '14 3', '12 3 2 3', '24 3 7 3', '12 3 2 3 2 3'];

/** The dashes of a line's stroke, by its number from 0; undefined for a whole one. */
export const strokeDash = (stroke: number | undefined): string | undefined =>
  STROKE_DASHES[(stroke ?? 0) % STROKE_DASHES.length];
const LINE_PX = 2;
/** What is aimed at has the colour of what is measured, and is thinner. */
export const TARGET_LINE_PX = 1.25;
/** What was a year before is between the two: no less easily seen, and not taken for what is. */
export const EARLIER_LINE_PX = 1.5;
const HALO_PX = 4;
/** Wider along dashes, which would be lost among stripes. */
const OPEN_HALO_PX = 6;
/** Enough to set a thin line off, and too little to cut into the bars that it crosses. */
const TARGET_HALO_PX = 2.75;
/** Enough to part a light line from a light bar, and too little to seem a part of the bar cut out. */
const HALO_OPACITY = 0.85;
/** Light enough that the grid and other areas show through. */
const AREA_OPACITY = 0.22;
const PARTIAL_AREA_OPACITY = 0.1;
/** Paler than a whole bar at first sight, and still of its colour. */
export const PARTIAL_OPACITY = 0.35;

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
  /** Levels of actual points of partial periods. */
  readonly partial?: string | undefined;
  /** Dashes of the strokes between actual points, where lines share a colour. */
  readonly dash?: string | undefined;
  /** A target: thinner. */
  readonly isTarget?: boolean | undefined;
  /** Values of a year before: a little thinner. */
  readonly isEarlier?: boolean | undefined;
  /** Painted along the line where it crosses filled areas, to set it off from them. */
  readonly halo?: string | undefined;
}

/** A line: solid where actual, dashed where estimated, dotted in partial periods; renders `<path>`s. */
export function LineMark(props: LineMarkProps): ReactElement {
  const { solid, open, partial = '', color, halo, dash, isTarget, isEarlier } = props;
  const stroke = {
    className: 'tavoite-chart-stroke',
    stroke: color,
    strokeWidth: isTarget ? TARGET_LINE_PX : isEarlier ? EARLIER_LINE_PX : LINE_PX,
    strokeLinejoin: 'round',
    fill: 'none',
  } as const;
  const around = {
    className: 'tavoite-chart-halo',
    strokeOpacity: HALO_OPACITY,
    strokeLinejoin: 'round',
    fill: 'none',
  } as const;
  return (
    <>
      {halo === undefined
        ? null
        : path(solid + partial, {
            ...around,
            stroke: halo,
            strokeWidth: isTarget ? TARGET_HALO_PX : HALO_PX,
          })}
      {halo === undefined
        ? null
        : path(open, { ...around, stroke: halo, strokeWidth: OPEN_HALO_PX })}
      {path(solid, { ...stroke, strokeDasharray: dash })}
      {path(open, { ...stroke, strokeDasharray: ESTIMATE_DASH })}
      {path(partial, { ...stroke, strokeDasharray: PARTIAL_DASH, strokeLinecap: 'round' })}
    </>
  );
}

export interface AreaMarkProps extends LineMarkProps {
  /** Path of the face of actual values. */
  readonly solidFill: string;
  /** Path of the face of estimates. */
  readonly openFill: string;
  /** Path of the face of partial periods. */
  readonly partialFill?: string | undefined;
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
      {path(props.partialFill ?? '', {
        className: 'tavoite-chart-tint',
        fill: props.color,
        fillOpacity: PARTIAL_AREA_OPACITY,
      })}
      <LineMark solid={props.solid} open={props.open} partial={props.partial} color={props.color} />
    </>
  );
}

export interface BarMarkProps extends MarkProps {
  /** Bars of actual points. */
  readonly solid: string;
  /** Bars of estimates. */
  readonly open: string;
  /** Bars of actual points over part of a period. */
  readonly partial?: string | undefined;
  /** What is seen through partial bars. */
  readonly surface?: string | undefined;
  /** Id of the texture that fills estimated bars: stripes, or a hatching for stacked ones. */
  readonly patternId: string;
  /** Draws a line around estimated bars; left out where bars are thinner than the line. */
  readonly outlined?: boolean | undefined;
}

/**
 * Bars, alone or stacked: full where actual, textured and outlined where estimated, pale with a
 * dashed outline where only part of a period counts.
 */
export function BarMark(props: BarMarkProps): ReactElement {
  const { solid, open, partial = '', color, surface, patternId, outlined = true } = props;
  return (
    <>
      {path(solid, { className: 'tavoite-chart-face', fill: color })}
      {path(open, {
        className: outlined ? 'tavoite-chart-outline' : undefined,
        fill: `url(#${patternId})`,
        stroke: outlined ? color : undefined,
        strokeWidth: 1,
      })}
      {path(partial, { fill: surface ?? 'none' })}
      {path(partial, {
        className: 'tavoite-chart-partial',
        fill: color,
        fillOpacity: PARTIAL_OPACITY,
        stroke: color,
        strokeWidth: 1.25,
        strokeDasharray: PARTIAL_OUTLINE,
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
