import {
  labelOf,
  needsBreaks,
  type PeriodNaming,
  type PeriodTick,
  periodTicks,
  ticksBeside,
} from '../kernel/periodTicks.js';
import type { PeriodScale } from '../kernel/scale.js';
import { textWidth } from '../kernel/text.js';
import { FONT_SIZE } from '../theme/text.js';
import type { PeriodTickLayout } from './layoutTypes.js';
import type { TimeSeriesModel, TimeSeriesSpec } from './model.js';
import { AXIS_GAP_PX, EDGE_PX } from './valueAxes.js';

/** The names of periods under a plot. */
export interface PeriodLabels {
  /** How many lines they take. */
  readonly lines: number;
  /** Whether the second line is the end of a period's name, not a heading. */
  readonly breaksYears: boolean;
  /** Places them under a plot. */
  place(periods: PeriodScale, plotLeft: number): PlacedPeriodLabels;
}

export interface PlacedPeriodLabels {
  readonly ticks: readonly PeriodTickLayout[];
  /** The label of any period, whether it has one or not. */
  tickAt(index: number): PeriodTickLayout;
  /** The year of any period. */
  yearAt(index: number): string;
}

/** Decides how the periods of a chart are named, and on how many lines. */
export function periodLabels(
  { months, coverage }: TimeSeriesModel['periods'],
  options: PeriodNaming &
    Pick<TimeSeriesSpec, 'axisWidth'> & {
      /** Width of the chart. */
      readonly width: number;
      /** Without a word on periods that are not whole. */
      readonly bare: boolean;
    },
): PeriodLabels {
  const { width, axisWidth, bare } = options;
  const breaksYears = needsBreaks(months, options, width, FONT_SIZE);
  const naming = { ...options, breaksYears };
  const ticksOf = (step: number) => periodTicks(months, coverage, naming, step, FONT_SIZE);
  // Charts above one another are low: names of their periods have one line, or two, where there is room.
  const step = (width - (axisWidth ?? 0) - 2 * EDGE_PX - AXIS_GAP_PX) / Math.max(1, months.length);
  const isLow = axisWidth !== undefined && !breaksYears;
  const onOne = isLow ? ticksBeside(ticksOf(step), step, FONT_SIZE) : null;
  const onTwo = isLow && !onOne ? ticksBeside(ticksOf(step), step, FONT_SIZE, 'years') : null;
  // One year is said once: before the months, where the labels of the value axis have their room.
  const isYearBefore = onTwo?.every(({ year }, i) => i === 0 || year === '') ?? false;
  const lowTicks = onOne ?? onTwo;
  const hasYears =
    onOne === null && !isYearBefore && (options.grouping !== 'fiscal' || breaksYears);
  const hasCoverage = !bare && lowTicks === null && coverage.size > 0;
  return {
    lines: 1 + (hasYears ? 1 : 0) + (hasCoverage ? 1 : 0),
    breaksYears,
    place(periods, plotLeft) {
      const place = (tick: PeriodTick) => ({
        ...placeTick(tick, periods.center(tick.index), width),
        yearEnd: isYearBefore && tick.year !== '' ? plotLeft - AXIS_GAP_PX : undefined,
      });
      const ticks = (lowTicks ?? ticksOf(periods.step)).map((tick) =>
        place(bare ? { ...tick, coverage: '' } : tick),
      );
      return {
        ticks,
        yearAt: (index) => labelOf(months[index] ?? 0, naming).year,
        tickAt: (index) =>
          ticks.find((tick) => tick.index === index) ??
          place({
            index,
            label: labelOf(months[index] ?? 0, naming).label,
            year: '',
            coverage: '',
          }),
      };
    },
  };
}

function placeTick(tick: PeriodTick, x: number, width: number): PeriodTickLayout {
  const half =
    Math.max(...[tick.label, tick.year, tick.coverage].map((t) => textWidth(t, FONT_SIZE))) / 2;
  const textX = Math.min(width - half - EDGE_PX, Math.max(half + EDGE_PX, x));
  return { ...tick, x, textX };
}
