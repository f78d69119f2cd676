import { formatNumber, type Locale, titleWithUnit } from '@tavoite/model';
import { MISSING } from '../kernel/columns.js';
import type { AxisDomain } from '../kernel/domain.js';
import {
  needsBreaks,
  type PeriodNaming,
  type PeriodTick,
  periodTicks,
} from '../kernel/periodTicks.js';
import { type PeriodScale, periodScale, type ValueScale, valueScale } from '../kernel/scale.js';
import { clampSize } from '../kernel/size.js';
import { textWidth, widestText } from '../kernel/text.js';
import { decimalsOf } from '../kernel/ticks.js';
import { titlesAt } from '../primitives/LineTitle.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import type { AxisSide, Size, ThresholdConfig } from '../types.js';
import type { DrawnSeries, TimeSeriesModel } from './model.js';
import { type ChartNote, noteSpans, numbersText } from './notes.js';
import { type SeriesShapes, seriesShapes } from './shapes.js';

/** A rectangle in the chart's pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A value axis in pixels. */
export interface ValueAxisLayout {
  readonly side: AxisSide;
  /** From the lowest; `rank` counts from 0. */
  readonly ticks: ReadonlyArray<{
    readonly rank: number;
    readonly y: number;
    readonly label: string;
  }>;
  /** Its unit, or what it measures; empty for nothing. */
  readonly unit: string;
  readonly scale: ValueScale;
}

/** A label under the x axis, in pixels. */
export interface PeriodTickLayout extends PeriodTick {
  /** Middle of the period. */
  readonly x: number;
  /** Middle of the text, moved inwards where it would leave the chart. */
  readonly textX: number;
}

/** A drawn series in pixels. */
export interface SeriesLayout extends SeriesShapes {
  readonly series: DrawnSeries;
}

/** A threshold in pixels. */
export interface ThresholdLayout {
  readonly config: ThresholdConfig;
  readonly y: number;
}

/** A mark over periods about which something was written, in pixels. */
export interface NoteLayout {
  /** Place of the first period. */
  readonly from: number;
  /** Place of the last period. */
  readonly to: number;
  /** Middle of the first period. */
  readonly startX: number;
  /** Middle of the last period, to which the mark points. */
  readonly x: number;
  readonly count: number;
  /** The numbers of the notes; empty where they have none. */
  readonly label: string;
}

/** A time-series chart in pixels: all that has to be painted, and nothing about how. */
export interface TimeSeriesLayout {
  /** Size of the chart in pixels, axes included. */
  readonly size: Size;
  /** Edges of the part that values are drawn in. */
  readonly plot: Box;
  /** Whether marks have to be cut off at the plot's edge. */
  readonly isClipped: boolean;
  /** Where each period is from left to right. */
  readonly periods: PeriodScale;
  /** Without a label where everything is measured on the other axis; its ticks are the grid's. */
  readonly left: ValueAxisLayout;
  /** The right axis; null without one. */
  readonly right: ValueAxisLayout | null;
  /** Labels of the time axis. */
  readonly periodTicks: readonly PeriodTickLayout[];
  /** Whether the second line of a period's label is the end of its name, not a heading. */
  readonly breaksYears: boolean;
  /** Periods that are not whole: the band behind each, in pixels. */
  readonly partialBands: readonly { readonly x: number; readonly width: number }[];
  /** Where fiscal years of running totals begin, in pixels. */
  readonly yearLines: readonly number[];
  /** Shapes of each series, in drawing order. */
  readonly series: readonly SeriesLayout[];
  /** Horizontal lines with their names. */
  readonly thresholds: readonly ThresholdLayout[];
  /** Names of targets, at the ends of their lines: the baseline of each that has room. */
  readonly lineTitles: readonly LineTitleLayout[];
  /** Marks above the plot. */
  readonly notes: readonly NoteLayout[];
}

export interface LineTitleLayout {
  readonly entry: SeriesLayout;
  /** Right end of the name: over the end of its line, as far as the plot has room. */
  readonly x: number;
  readonly y: number;
}

const AXIS_GAP_PX = 8;
const EDGE_PX = 2;
/** Room for the highest tick's label and for half a mark. */
const TOP_PX = 10;
/** Room for the unit, and for notes. */
const UNIT_PX = 18;
const TICK_LINES_TOP_PX = 6;
/** From the middle of a line's mark to its edge. */
const MARK_PX = 3;
/** Least height of a step between two ticks. */
const TICK_ROOM_PX = 26;
/** Beyond this share of the width, an axis's labels would leave no chart. */
const MAX_AXIS_SHARE = 0.3;

/**
 * Text of an axis's ticks: as many decimals as it takes to tell them apart, the same for all.
 * @param isWhole of what has no decimals: half an accident is none, and its tick says nothing
 */
export function tickLabels(
  { ticks }: Pick<AxisDomain, 'ticks'>,
  locale: Locale,
  isWhole = false,
): string[] {
  const isCounted = isWhole && ticks.filter(Number.isInteger).length > 1;
  const decimals = isCounted ? 0 : decimalsOf(ticks);
  return ticks.map((tick) =>
    isCounted && !Number.isInteger(tick) ? '' : formatNumber(tick, { locale, decimals }),
  );
}

/** Of the width, before a caption is no longer one of an axis's own side. */
const MAX_CAPTION_SHARE = 0.48;

/**
 * What is written over an axis: its unit; where there are two, what each of them measures, as far as
 * there is room.
 */
function captions(
  model: TimeSeriesModel,
  units: Record<AxisSide, string | undefined>,
  width: number,
  runningTotal: string | undefined,
): Record<AxisSide, string> {
  const { usesLeft, usesRight, series } = model;
  const plain = {
    left: (usesLeft && units.left) || '',
    right: (usesRight && units.right) || '',
  };
  const named = (side: AxisSide) => {
    const titles = series
      .filter(({ axis, config }) => axis === side && config.targetOf === undefined)
      .map(({ config }) => config.title);
    return usesLeft && usesRight && titles.length > 0
      ? titleWithUnit(titles.join(', '), plain[side])
      : plain[side];
  };
  const room = width * (usesLeft && usesRight ? MAX_CAPTION_SHARE : 1);
  const fitting = (texts: readonly string[]) =>
    texts.find((text) => textWidth(text, FONT_SIZE) <= room) ?? '';
  const total = (text: string) => [text, runningTotal].filter(Boolean).join(', ');
  const left = named('left');
  return {
    // Both of it first, then what the values are, then what they are of.
    left: fitting([total(left), total(plain.left), left, plain.left]),
    right: fitting([named('right'), plain.right]),
  };
}

/** Lays a chart out in a size. */
export function timeSeriesLayout(
  model: TimeSeriesModel,
  options: PeriodNaming & {
    readonly locale: Locale;
    readonly size: Size;
    readonly leftUnit?: string | undefined;
    readonly rightUnit?: string | undefined;
    /** What running totals are, in words. */
    readonly runningTotal?: string | undefined;
    /** What was written about months. */
    readonly notes?: readonly ChartNote[] | undefined;
  },
): TimeSeriesLayout {
  const size = clampSize(options.size);
  const { months, coverage } = model.periods;
  const caption = captions(
    model,
    { left: options.leftUnit, right: options.rightUnit },
    size.width,
    model.isRunning ? options.runningTotal : undefined,
  );
  const hasUnit = caption.left !== '' || caption.right !== '';
  const notes = noteSpans(months, options.notes);
  // The unit is at the edge: marks and it share a line where there is one.
  const top = TOP_PX + (hasUnit || notes.length > 0 ? UNIT_PX : 0);
  const breaksYears = needsBreaks(months, options, size.width, FONT_SIZE);
  const hasYears = options.grouping !== 'fiscal' || breaksYears;
  const lines = 1 + (hasYears ? 1 : 0) + (coverage.size > 0 ? 1 : 0);
  const bottom = size.height - TICK_LINES_TOP_PX - lines * LINE_HEIGHT - EDGE_PX;

  const domains = model.axes(Math.floor((bottom - top) / TICK_ROOM_PX) + 1);
  const leftLabels = model.usesLeft
    ? tickLabels(domains.left, options.locale, model.isWhole.left)
    : [];
  const rightLabels = domains.right
    ? tickLabels(domains.right, options.locale, model.isWhole.right)
    : [];
  const room = (labels: readonly string[]) =>
    Math.min(size.width * MAX_AXIS_SHARE, Math.ceil(widestText(labels, FONT_SIZE)) + AXIS_GAP_PX);
  const plot: Box = {
    left: EDGE_PX + room(leftLabels),
    top,
    right: size.width - EDGE_PX - (domains.right ? room(rightLabels) : AXIS_GAP_PX),
    bottom,
  };

  const periods = periodScale(months.length, [plot.left, plot.right]);
  const axis = (
    side: AxisSide,
    domain: AxisDomain,
    labels: readonly string[],
    unit: string,
  ): ValueAxisLayout => {
    const scale = valueScale([domain.low, domain.high], [plot.bottom, plot.top]);
    const ticks = domain.ticks.map((tick, i) => ({
      rank: i,
      y: scale(tick),
      label: labels[i] ?? '',
    }));
    return { side, ticks, unit, scale };
  };
  const left = axis('left', domains.left, leftLabels, caption.left);
  const right = domains.right ? axis('right', domains.right, rightLabels, caption.right) : null;
  const scaleOf = (side: AxisSide | undefined) =>
    side === 'right' && right ? right.scale : left.scale;

  const geometry = {
    periods,
    barColumns: model.barColumns,
    isAlone: model.series.length === 1,
    yearStarts: model.yearStarts,
  };
  const seriesLayouts = model.series.map(
    (series): SeriesLayout => ({
      series,
      ...seriesShapes(series, geometry, scaleOf(series.axis)),
    }),
  );
  return {
    size,
    plot,
    isClipped: model.mayOverflow,
    periods,
    left,
    right,
    breaksYears,
    periodTicks: periodTicks(
      months,
      coverage,
      { ...options, breaksYears },
      periods.step,
      FONT_SIZE,
    ).map((tick) => placeTick(tick, periods.center(tick.index), size.width)),
    partialBands: [...coverage.keys()].map((index) => ({
      x: periods.start(index),
      width: periods.step,
    })),
    yearLines: model.yearStarts.map((index) => periods.start(index)),
    series: seriesLayouts,
    // Above the plot there may be notes.
    lineTitles: lineTitles(seriesLayouts, plot, notes.length > 0 ? plot.top : 0),
    thresholds: model.thresholds.map((config) => ({
      config,
      y: scaleOf(config.axis)(config.value),
    })),
    notes: notes.map(({ from, to, count, numbers }) => ({
      from,
      to,
      startX: periods.center(from),
      x: periods.center(to),
      count,
      label: numbersText(numbers),
    })),
  };
}

/** Narrower plots have no room for names. */
const LEAST_TITLED_PX = 420;

/** Where the names of targets fit: over the end of the line or under it, never over one another. */
function lineTitles(
  series: readonly SeriesLayout[],
  plot: Box,
  ceiling: number,
): LineTitleLayout[] {
  if (plot.right - plot.left < LEAST_TITLED_PX) return [];
  const placed: LineTitleLayout[] = [];
  for (const entry of series) {
    const { config, column } = entry.series;
    if (config.targetOf === undefined || config.type !== 'line') continue;
    const last = column.kinds.findLastIndex(
      (kind, i) => kind !== MISSING && Number.isFinite(entry.pointY(i)),
    );
    const at = entry.pointY(last);
    const x = Math.min(
      plot.right - EDGE_PX,
      entry.pointX(last) + textWidth(config.title, FONT_SIZE) / 2,
    );
    const { above, below } = titlesAt(at, MARK_PX);
    const y = [above, below].find(
      (one) =>
        one - FONT_SIZE >= ceiling &&
        one <= plot.bottom &&
        placed.every((other) => Math.abs(other.y - one) >= LINE_HEIGHT),
    );
    if (y !== undefined) placed.push({ entry, x, y });
  }
  return placed;
}

function placeTick(tick: PeriodTick, x: number, width: number): PeriodTickLayout {
  const half =
    Math.max(...[tick.label, tick.year, tick.coverage].map((t) => textWidth(t, FONT_SIZE))) / 2;
  const textX = Math.min(width - half - EDGE_PX, Math.max(half + EDGE_PX, x));
  return { ...tick, x, textX };
}
