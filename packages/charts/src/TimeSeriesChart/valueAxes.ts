import { formatNumber, type Locale } from '@tavoite/model';
import type { AxisDomain } from '../kernel/domain.js';
import { valueScale } from '../kernel/scale.js';
import { widestText } from '../kernel/text.js';
import { decimalsOf } from '../kernel/ticks.js';
import { FONT_SIZE } from '../theme/text.js';
import type { AxisSide, ValueAxisConfig } from '../types.js';
import type { ValueAxisLayout } from './layoutTypes.js';
import type { TimeSeriesModel } from './model.js';
import type { Box } from './places.js';

/** Between an axis and its labels. */
export const AXIS_GAP_PX = 8;
/** Between what is drawn and the edge of the chart. */
export const EDGE_PX = 2;
const NO_BREAK_SPACE = '\u00a0';
/** Room for the highest tick's label and for half a mark. */
const TOP_PX = 10;
/** Room for the unit, and for notes. */
const UNIT_PX = 18;
/** Least height of a step between two ticks. */
const TICK_ROOM_PX = 26;
const LOW_TICK_ROOM_PX = 16;
/** Beyond this share of the width, an axis's labels would leave no chart. */
const MAX_AXIS_SHARE = 0.3;

/**
 * Text of an axis's ticks: as many decimals as it takes to tell them apart, the same for all but zero, which has none.
 * @param isWhole of what has no decimals: half an accident is none, and its tick says nothing
 * @param divisor see `ValueAxisConfig`
 */
export function tickLabels(
  { ticks }: Pick<AxisDomain, 'ticks'>,
  locale: Locale,
  isWhole = false,
  divisor = 1,
): string[] {
  const isCounted = isWhole && divisor === 1 && ticks.filter(Number.isInteger).length > 1;
  const written = ticks.map((tick) => tick / divisor);
  const decimals = isCounted ? 0 : decimalsOf(written);
  return written.map((tick) =>
    isCounted && !Number.isInteger(tick)
      ? ''
      : formatNumber(tick, { locale, decimals: tick === 0 ? 0 : decimals }),
  );
}

/** Labels of which the highest has the unit. */
const lastWithUnit = (labels: readonly string[], unit: string): string[] =>
  labels.map((label, i) =>
    unit !== '' && i === labels.length - 1 ? `${label}${NO_BREAK_SPACE}${unit}` : label,
  );

export type AxisUnits = {
  readonly [Side in AxisSide]?: Pick<ValueAxisConfig, 'unit' | 'divisor'> | undefined;
};

/** Both value axes, and the room that they leave. */
export interface ValueAxes {
  readonly plot: Box;
  readonly left: ValueAxisLayout;
  readonly right: ValueAxisLayout | null;
}

/** Lays the value axes out: the plot is what is between them. */
export function valueAxes(
  model: TimeSeriesModel,
  options: {
    readonly locale: Locale;
    /** Width of the chart. */
    readonly width: number;
    /** Lower edge of the plot. */
    readonly bottom: number;
    readonly units: AxisUnits;
    /** What is written over the axes. */
    readonly caption: Readonly<Record<AxisSide, string>>;
    /** Whether something else is written above the plot. */
    readonly hasTopLine: boolean;
    readonly axisWidth: number | undefined;
    readonly bare: boolean;
    readonly marksOnly: boolean;
  },
): ValueAxes {
  const { locale, width, bottom, units, caption, axisWidth, bare, marksOnly } = options;
  // Charts above one another are low: their ticks may be closer.
  const tickRoom = axisWidth === undefined ? TICK_ROOM_PX : LOW_TICK_ROOM_PX;
  const labelsOf = (domain: AxisDomain, side: AxisSide) =>
    lastWithUnit(
      tickLabels(domain, locale, model.isWhole[side], units[side]?.divisor),
      bare ? (units[side]?.unit ?? '') : '',
    );
  const measured = (hasCaptions: boolean) => {
    // The unit is at the edge: marks, words and it share a line where there is one.
    const top = marksOnly ? EDGE_PX : TOP_PX + (hasCaptions || options.hasTopLine ? UNIT_PX : 0);
    // In a small picture there are few ticks: what reached beyond the last one would seem cut off.
    const domains = model.axes(Math.floor((bottom - top) / tickRoom) + 1, bare && !marksOnly);
    return { top, domains, labels: model.usesLeft ? labelsOf(domains.left, 'left') : [] };
  };
  // Where all charts have the same room for labels, a short unit needs no line of its own.
  const compact = axisWidth !== undefined && caption.right === '' ? measured(false) : null;
  const withUnit = compact && lastWithUnit(compact.labels, caption.left);
  const isCompact =
    withUnit !== null && widestText(withUnit, FONT_SIZE) <= (axisWidth ?? 0) - AXIS_GAP_PX;
  const { top, domains, labels } =
    compact && isCompact ? compact : measured(caption.left !== '' || caption.right !== '');
  const leftLabels = isCompact ? withUnit : labels;
  const rightLabels = domains.right ? labelsOf(domains.right, 'right') : [];
  const room = (texts: readonly string[]) =>
    marksOnly
      ? 0
      : Math.min(width * MAX_AXIS_SHARE, Math.ceil(widestText(texts, FONT_SIZE)) + AXIS_GAP_PX);
  const plot: Box = {
    left: EDGE_PX + Math.max(axisWidth ?? 0, room(leftLabels)),
    top,
    right: width - EDGE_PX - (domains.right || marksOnly ? room(rightLabels) : AXIS_GAP_PX),
    bottom,
  };
  const axis = (
    side: AxisSide,
    domain: AxisDomain,
    texts: readonly string[],
    unit: string,
  ): ValueAxisLayout => {
    const scale = valueScale([domain.low, domain.high], [plot.bottom, plot.top]);
    const ticks = (marksOnly ? [] : domain.ticks).map((tick, i) => ({
      rank: i,
      y: scale(tick),
      label: texts[i] ?? '',
    }));
    return { side, ticks, unit, scale };
  };
  return {
    plot,
    left: axis('left', domains.left, leftLabels, isCompact ? '' : caption.left),
    right: domains.right ? axis('right', domains.right, rightLabels, caption.right) : null,
  };
}
