import { formatNumber, type Locale } from '@tavoite/model';
import type { AxisDomain } from '../kernel/domain.js';
import {
  labelOf,
  needsBreaks,
  type PeriodNaming,
  type PeriodTick,
  periodTicks,
  ticksBeside,
} from '../kernel/periodTicks.js';
import { type PeriodScale, periodScale, type ValueScale, valueScale } from '../kernel/scale.js';
import { clampSize } from '../kernel/size.js';
import { textWidth, widestText } from '../kernel/text.js';
import { decimalsOf } from '../kernel/ticks.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import type { AxisSide, Size, ThresholdConfig } from '../types.js';
import { captions } from './captions.js';
import { type EstimatesLayout, estimatesLayout } from './estimates.js';
import { gutterWidth, type LineTitleLayout, lineTitles, type TargetWords } from './lineTitles.js';
import type { TimeSeriesModel, TimeSeriesSpec } from './model.js';
import { type ChartNote, noteSpans, numbersText } from './notes.js';
import type { Box, SeriesLayout } from './places.js';
import { seriesShapes } from './shapes.js';

export type { Box, SeriesLayout } from './places.js';

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
  /** Right end of the year where it stands before the first label, not below it. */
  readonly yearEnd?: number | undefined;
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
  /** The label of any period, whether it has one or not. */
  tickAt(index: number): PeriodTickLayout;
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
  /** What targets come to, beside the ends of their lines: those that have room. */
  readonly lineTitles: readonly LineTitleLayout[];
  /** Marks above the plot. */
  readonly notes: readonly NoteLayout[];
  /** Where actual values end and estimates begin; null where there is no such border. */
  readonly estimates: EstimatesLayout | null;
}

const AXIS_GAP_PX = 8;
const EDGE_PX = 2;
const NO_BREAK_SPACE = '\u00a0';
/** Room for the highest tick's label and for half a mark. */
const TOP_PX = 10;
/** Room for the unit, and for notes. */
const UNIT_PX = 18;
/** Half of a mark above the plot, about. */
const NOTE_HALF_PX = 16;
const TICK_LINES_TOP_PX = 6;
/** Least height of a step between two ticks. */
const TICK_ROOM_PX = 26;
const LOW_TICK_ROOM_PX = 16;
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

/** Labels of which the highest has the unit. */
const lastWithUnit = (labels: readonly string[], unit: string): string[] =>
  labels.map((label, i) =>
    unit !== '' && i === labels.length - 1 ? `${label}${NO_BREAK_SPACE}${unit}` : label,
  );

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
    /** The word over periods that are estimated. */
    readonly estimates?: string | undefined;
    /** What is written beside the ends of targets' lines; left out for nothing. */
    readonly words?: TargetWords | undefined;
    readonly axisWidth?: TimeSeriesSpec['axisWidth'];
    /** With scales and periods only: the plot has the rest of the room. */
    readonly bare?: boolean | undefined;
    /** Without those, too, where no letter could be read. */
    readonly marksOnly?: boolean | undefined;
  },
): TimeSeriesLayout {
  const size = clampSize(options.size);
  const { months, coverage } = model.periods;
  const { marksOnly = false } = options;
  const bare = marksOnly || options.bare === true;
  const caption = bare
    ? { left: '', right: '' }
    : captions(
        model,
        { left: options.leftUnit, right: options.rightUnit },
        size.width,
        model.isRunning ? options.runningTotal : undefined,
      );
  const notes = bare ? [] : noteSpans(months, options.notes);
  const word = bare ? '' : (options.estimates ?? '');
  const hasWord = model.estimatesFrom !== null && word !== '';
  const breaksYears = needsBreaks(months, options, size.width, FONT_SIZE);
  const ticksOf = (step: number) =>
    periodTicks(months, coverage, { ...options, breaksYears }, step, FONT_SIZE);
  // Charts above one another are low: names of their periods have one line, or two, where there is room.
  const ownStep =
    (size.width - (options.axisWidth ?? 0) - 2 * EDGE_PX - AXIS_GAP_PX) /
    Math.max(1, months.length);
  const isLow = options.axisWidth !== undefined && !breaksYears;
  const onOne = isLow ? ticksBeside(ticksOf(ownStep), ownStep, FONT_SIZE) : null;
  const onTwo = isLow && !onOne ? ticksBeside(ticksOf(ownStep), ownStep, FONT_SIZE, 'years') : null;
  // One year is said once: before the months, where the labels of the value axis have their room.
  const isYearBefore = onTwo?.every(({ year }, i) => i === 0 || year === '') ?? false;
  const lowTicks = onOne ?? onTwo;
  const hasYears =
    onOne === null && !isYearBefore && (options.grouping !== 'fiscal' || breaksYears);
  const lines = 1 + (hasYears ? 1 : 0) + (!bare && lowTicks === null && coverage.size > 0 ? 1 : 0);
  const below = marksOnly ? 0 : TICK_LINES_TOP_PX + lines * LINE_HEIGHT;
  const bottom = size.height - below - EDGE_PX;

  // Charts above one another are low: their ticks may be closer.
  const tickRoom = options.axisWidth === undefined ? TICK_ROOM_PX : LOW_TICK_ROOM_PX;
  const labelsOf = (domain: AxisDomain, isWhole: boolean, unit = '') =>
    lastWithUnit(tickLabels(domain, options.locale, isWhole), bare ? unit : '');
  const measured = (hasCaptions: boolean) => {
    // The unit is at the edge: marks, words and it share a line where there is one.
    const top = marksOnly
      ? EDGE_PX
      : TOP_PX + (hasCaptions || hasWord || notes.length > 0 ? UNIT_PX : 0);
    const domains = model.axes(Math.floor((bottom - top) / tickRoom) + 1);
    const left = model.usesLeft ? labelsOf(domains.left, model.isWhole.left, options.leftUnit) : [];
    return { top, domains, left };
  };
  // Where all charts have the same room for labels, a short unit needs no line of its own.
  const compact = options.axisWidth !== undefined && caption.right === '' ? measured(false) : null;
  const withUnit = compact && lastWithUnit(compact.left, caption.left);
  const isCompact =
    withUnit !== null && widestText(withUnit, FONT_SIZE) <= (options.axisWidth ?? 0) - AXIS_GAP_PX;
  const { top, domains, ...labels } =
    compact && isCompact ? compact : measured(caption.left !== '' || caption.right !== '');
  const leftLabels = isCompact ? withUnit : labels.left;
  const rightLabels = domains.right
    ? labelsOf(domains.right, model.isWhole.right, options.rightUnit)
    : [];
  const room = (labels: readonly string[]) =>
    marksOnly
      ? 0
      : Math.min(
          size.width * MAX_AXIS_SHARE,
          Math.ceil(widestText(labels, FONT_SIZE)) + AXIS_GAP_PX,
        );
  const plot: Box = {
    left: EDGE_PX + Math.max(options.axisWidth ?? 0, room(leftLabels)),
    top,
    right: size.width - EDGE_PX - (domains.right || marksOnly ? room(rightLabels) : AXIS_GAP_PX),
    bottom,
  };

  // Charts above one another have the same months below each other: what they stand beside names their targets.
  const words = options.axisWidth === undefined && !bare ? options.words : undefined;
  const gutter = words ? gutterWidth(model, plot.right - plot.left, words) : 0;
  const periods = periodScale(months.length, [plot.left, plot.right - gutter]);
  const axis = (
    side: AxisSide,
    domain: AxisDomain,
    labels: readonly string[],
    unit: string,
  ): ValueAxisLayout => {
    const scale = valueScale([domain.low, domain.high], [plot.bottom, plot.top]);
    const ticks = (marksOnly ? [] : domain.ticks).map((tick, i) => ({
      rank: i,
      y: scale(tick),
      label: labels[i] ?? '',
    }));
    return { side, ticks, unit, scale };
  };
  const left = axis('left', domains.left, leftLabels, isCompact ? '' : caption.left);
  const right = domains.right ? axis('right', domains.right, rightLabels, caption.right) : null;
  const scaleOf = (side: AxisSide | undefined) =>
    side === 'right' && right ? right.scale : left.scale;

  const geometry = {
    periods,
    barColumns: model.barColumns,
    earlierColumns: model.earlierColumns,
    isAlone: model.series.length === 1,
    isUnmarked: bare,
    isLow: bare || options.axisWidth !== undefined,
    yearStarts: model.yearStarts,
  };
  const seriesLayouts = model.series.map(
    (series): SeriesLayout => ({
      series,
      ...seriesShapes(series, geometry, scaleOf(series.axis)),
    }),
  );
  const noteLayouts = notes.map(
    ({ from, to, count, numbers }): NoteLayout => ({
      from,
      to,
      startX: periods.center(from),
      x: periods.center(to),
      count,
      label: numbersText(numbers),
    }),
  );
  const place = (tick: PeriodTick) => ({
    ...placeTick(tick, periods.center(tick.index), size.width),
    yearEnd: isYearBefore && tick.year !== '' ? plot.left - AXIS_GAP_PX : undefined,
  });
  const ticks = (marksOnly ? [] : (lowTicks ?? ticksOf(periods.step))).map((tick) =>
    place(bare ? { ...tick, coverage: '' } : tick),
  );
  return {
    size,
    plot,
    isClipped: model.mayOverflow,
    periods,
    left,
    right,
    breaksYears,
    periodTicks: ticks,
    tickAt: (index) =>
      ticks.find((tick) => tick.index === index) ??
      place({
        index,
        label: labelOf(months[index] ?? 0, { ...options, breaksYears }).label,
        year: '',
        coverage: '',
      }),
    // So small, a shade would be taken for a bar; fainter marks say it.
    partialBands: bare
      ? []
      : [...coverage.keys()].map((index) => ({ x: periods.start(index), width: periods.step })),
    // So small, a line would be taken for a value that falls; the gap says it.
    yearLines: bare ? [] : model.yearStarts.map((index) => periods.start(index)),
    series: seriesLayouts,
    lineTitles: words && gutter > 0 ? lineTitles(seriesLayouts, plot, gutter, words) : [],
    thresholds: model.thresholds.map((config) => ({
      config: bare ? { ...config, title: '' } : config,
      y: scaleOf(config.axis)(config.value),
    })),
    notes: noteLayouts,
    estimates: estimatesLayout(model.estimatesFrom, word, {
      periods,
      plot,
      // Where little is estimated, the word may reach over the right axis, unless a label is there.
      end:
        (right?.ticks.some(({ y }) => y < plot.top + 2 * LINE_HEIGHT) ?? false)
          ? plot.right
          : size.width - EDGE_PX,
      taken: [
        ...noteLayouts.map(({ startX, x }) => [startX - NOTE_HALF_PX, x + NOTE_HALF_PX] as const),
        [0, textWidth(left.unit, FONT_SIZE)],
        [size.width - textWidth(right?.unit ?? '', FONT_SIZE), size.width],
      ],
    }),
  };
}

function placeTick(tick: PeriodTick, x: number, width: number): PeriodTickLayout {
  const half =
    Math.max(...[tick.label, tick.year, tick.coverage].map((t) => textWidth(t, FONT_SIZE))) / 2;
  const textX = Math.min(width - half - EDGE_PX, Math.max(half + EDGE_PX, x));
  return { ...tick, x, textX };
}
