import type { Locale } from '@tavoite/model';
import type { PeriodNaming } from '../kernel/periodTicks.js';
import { periodScale } from '../kernel/scale.js';
import { clampSize } from '../kernel/size.js';
import { textWidth } from '../kernel/text.js';
import { FONT_SIZE, LINE_HEIGHT } from '../theme/text.js';
import type { AxisSide, Size } from '../types.js';
import { barShapes } from './barShapes.js';
import { captions } from './captions.js';
import { estimatesLayout } from './estimates.js';
import type { NoteLayout, TimeSeriesLayout } from './layoutTypes.js';
import { gutterWidth, hasTitles, lineTitles, type TargetWords } from './lineTitles.js';
import { marksTargets } from './markers.js';
import type { TimeSeriesModel, TimeSeriesSpec } from './model.js';
import { type ChartNote, noteSpans, numbersText } from './notes.js';
import { periodLabels } from './periodLabels.js';
import type { SeriesLayout } from './places.js';
import type { SlotGeometry } from './shapes.js';
import { strokeShapes } from './strokeShapes.js';
import { type AxisUnits, EDGE_PX, valueAxes } from './valueAxes.js';

/** Half of a mark above the plot, about. */
const NOTE_HALF_PX = 16;
const TICK_LINES_TOP_PX = 6;
/** Room for the marks at the ends of targets' lines. */
const END_MARKS_PX = 12;

/** Lays a chart out in a size. */
export function timeSeriesLayout(
  model: TimeSeriesModel,
  options: PeriodNaming & {
    readonly locale: Locale;
    readonly size: Size;
    /** What the axes are written in. */
    readonly units?: AxisUnits | undefined;
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
  const { marksOnly = false, axisWidth, units = {} } = options;
  const bare = marksOnly || options.bare === true;
  const size = clampSize(options.size);
  const { width } = size;
  const { months, coverage } = model.periods;
  const words = hasTitles({ width, axisWidth, bare }) ? options.words : undefined;
  // Beside the axes: a scale stands at what it measures.
  const gutter = words ? gutterWidth(model, words) : 0;
  const axesEnd = width - gutter;
  const caption = bare
    ? { left: '', right: '' }
    : captions(
        model,
        { left: units.left?.unit, right: units.right?.unit },
        axesEnd,
        model.isRunning ? options.runningTotal : undefined,
      );
  const notes = bare ? [] : noteSpans(months, options.notes);
  const word = bare ? '' : (options.estimates ?? '');
  const names = periodLabels(model.periods, { ...options, width, bare });
  const below = marksOnly ? 0 : TICK_LINES_TOP_PX + names.lines * LINE_HEIGHT;
  const { plot, left, right } = valueAxes(model, {
    locale: options.locale,
    width: axesEnd,
    bottom: size.height - below - EDGE_PX,
    units,
    caption,
    hasTopLine: notes.length > 0 || (model.estimatesFrom !== null && word !== ''),
    axisWidth,
    bare,
    marksOnly,
  });

  const hasEndMarks = marksTargets(model, words !== undefined);
  // Over the last bars, the marks of targets would be lost.
  const isOverBars = hasEndMarks && !bare && model.barColumns > 0;
  const endMarks = isOverBars && gutter === 0 ? END_MARKS_PX : 0;
  const periods = periodScale(months.length, [plot.left, plot.right - endMarks]);
  const { ticks, tickAt, yearAt } = names.place(periods, plot.left);
  const scaleOf = (side: AxisSide | undefined) =>
    side === 'right' && right ? right.scale : left.scale;

  const geometry: SlotGeometry = {
    periods,
    barColumns: model.barColumns,
    earlierColumns: model.earlierColumns,
    isAlone: model.series.length === 1,
    isUnmarked: bare,
    marksTargets: hasEndMarks,
    endMarks,
    isLow: bare || axisWidth !== undefined,
    yearStarts: model.yearStarts,
  };
  const series = model.series.map((one): SeriesLayout => {
    const shapesOf = one.barColumn >= 0 ? barShapes : strokeShapes;
    return { series: one, ...shapesOf(one, geometry, scaleOf(one.axis)) };
  });
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
  return {
    size,
    plot,
    axesEnd,
    isClipped: model.mayOverflow,
    periods,
    left,
    right,
    breaksYears: names.breaksYears,
    periodTicks: marksOnly ? [] : ticks,
    tickAt,
    yearAt,
    // So small, a shade would be taken for a bar; fainter marks say it.
    partialBands: bare
      ? []
      : [...coverage.keys()].map((index) => ({ x: periods.start(index), width: periods.step })),
    // So small, a line would be taken for a value that falls; the gap says it.
    yearLines: bare ? [] : model.yearStarts.map((index) => periods.start(index)),
    series,
    marksTargets: geometry.marksTargets,
    lineTitles: words && gutter > 0 ? lineTitles(series, plot, axesEnd, words) : [],
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
          : axesEnd - EDGE_PX,
      taken: [
        ...noteLayouts.map(({ startX, x }) => [startX - NOTE_HALF_PX, x + NOTE_HALF_PX] as const),
        [0, textWidth(left.unit, FONT_SIZE)],
        [axesEnd - textWidth(right?.unit ?? '', FONT_SIZE), axesEnd],
      ],
    }),
  };
}
