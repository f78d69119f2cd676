import type { PointKind } from '../types.js';

/** One point in words: which series, when, how much, and how certain. */
export interface PointWords {
  /** Name of its series. */
  readonly series: string;
  /** Its period, as the table writes it. */
  readonly period: string;
  /** The value with its unit, formatted; empty when it is missing. */
  readonly value: string;
  /** How certain the value is; what is aimed at is neither actual nor an estimate. */
  readonly kind: PointKind | 'target';
  /** `4/12` for a partial period, else null. */
  readonly coverage: string | null;
  /** The months of a partial period that count, `Mar–Jun`; else null. */
  readonly months: string | null;
  /** How much was written about the period, `2 comments`; null or left out for nothing. */
  readonly notes?: string | null | undefined;
}

/** A whole series in words. All values and periods are formatted. */
export interface SeriesWords {
  /** Name of the series. */
  readonly series: string;
  /** Its first value. */
  readonly first: string;
  /** When that was. */
  readonly firstPeriod: string;
  /** Its last value. */
  readonly last: string;
  /** When that was. */
  readonly lastPeriod: string;
  /** Its lowest value. */
  readonly lowest: string;
  /** When that was. */
  readonly lowestPeriod: string;
  /** Its highest value. */
  readonly highest: string;
  /** When that was. */
  readonly highestPeriod: string;
  /** How many of the values are estimates, which nobody needs to hear of none; null for a target, whose values cannot be. */
  readonly estimates: number | null;
}

/** Texts of a chart's frame, tooltip and table, in the reader's language. */
export interface FrameLabels {
  /** The word for verified values. */
  readonly actual: string;
  /** The word for values that are not verified yet. */
  readonly estimate: string;
  /** In place of a value that is not there. */
  readonly missing: string;
  /** What a chart is called to a screen reader, such as "chart". */
  readonly chartRole: string;
  /** Name of the legend. */
  readonly legend: string;
  /** The button that shows the values as a table. */
  readonly showTable: string;
  /** The button that leads back to the chart. */
  readonly showChart: string;
  /** In place of a chart without values. */
  readonly empty: string;
  /** While the values are on their way. */
  readonly loading: string;
  /** While others are on their way, over those that are still shown. */
  readonly updating: string;
  /** The button that shows the values of the other series, from how many there are, 2 or more. */
  moreRows(count: number): string;
  /** The button that leads back to the first series. */
  readonly fewerRows: string;
  /** The button that shows all series again. */
  readonly showAll: string;
  /** When they could not be loaded. */
  readonly error: string;
  /** The button that loads them again. */
  readonly retry: string;
  /** How the keyboard moves through the chart; read once, when the chart is reached. */
  readonly keyboardHint: string;
  /** What activating a value does, where it does something: "How this figure came about". */
  readonly activate?: string | undefined;
  /** The same with the keys to it, under the values at the cursor. */
  readonly activateHint?: string | undefined;
  /** The same where a finger points: the second tap opens. */
  readonly activateTapHint?: string | undefined;
  /** A sentence for one point. */
  point(words: PointWords): string;
  /** Said when the legend hides or shows a series. */
  filtered(words: { series: string; hidden: boolean }): string;
  /** Said when a series is shown alone; null when all are shown again. */
  alone(series: string | null): string;
  /** What the legend's entries do, read once: click, double click and keys. */
  readonly legendHint: string;
}

/** Texts of charts over time. */
export interface TimeSeriesLabels extends FrameLabels {
  /** Heading of the table column that names the periods. */
  readonly periodColumn: string;
  /** Over the periods that are estimated, where they begin. */
  readonly estimates: string;
  /** Over the targets beside the values, and before each in a narrow chart. */
  readonly target: string;
  /** Twelve short names, January first: axis labels. */
  readonly shortMonths: readonly string[];
  /** A partial period, from `4/12` and `Mar–Jun`. */
  coverage(part: string, months: string): string;
  /** What running totals are, from the month that fiscal years start in. */
  runningTotal(month: string): string;
  /** What the parts of a stack come to. */
  readonly total: string;
  /** Heads the differences of values from their targets. */
  readonly difference: string;
  /** Heads them where the targets are not beside them. */
  readonly fromTarget: string;
  /** The unit of the difference of two percentages. */
  readonly percentagePoints: string;
  /** How many comments there are on a period, 1 or more. */
  notes(count: number): string;
  /** A sentence on what the chart shows. */
  summary(words: { series: number; first: string; last: string }): string;
  /** A sentence on one series. */
  seriesSummary(words: SeriesWords): string;
}

/** Texts of the radar chart. */
export interface RadarLabels extends FrameLabels {
  /** Heading of the table column that names the keys. */
  readonly keyColumn: string;
  /** The value of a target, under the name of its key. */
  spokeTarget(value: string): string;
  /** What share of its target a value is, below both. */
  ofTarget(share: string): string;
  /** Before the keys that can be hidden. */
  readonly shownKeys: string;
  /** Said when the legend may not hide another key. */
  filterRefused(words: { least: number }): string;
}

/** Texts of the headline figure. */
export interface FigureLabels
  extends Pick<FrameLabels, 'actual' | 'estimate' | 'missing' | 'loading'> {
  /** The word for a figure that could not be loaded. */
  readonly failed: string;
  /** After a change: the months that it is compared with. */
  since(period: string): string;
  /** Before the value that a figure is compared with. */
  was(value: string): string;
  /** The word for a change towards the target. */
  readonly better: string;
  /** The word for a change away from it. */
  readonly worse: string;
  /** Why a change is said to be good, to be bad, or to be neither. */
  readonly why: Readonly<Record<'better' | 'worse' | 'unknown', string>>;
  /** The word for a value that has not changed. */
  readonly same: string;
}

/** How long a range on the timeline is. */
export interface TimelineWords {
  /** How many months it has. */
  readonly months: number;
  /** The quarters or fiscal years that it consists of; null where it is no whole number of them. */
  readonly whole: { readonly grouping: 'quarter' | 'fiscal'; readonly count: number } | null;
}

/** Texts of the timeline brush. */
export interface TimelineLabels {
  /** Name of the handle at the first month. */
  readonly start: string;
  /** Name of the handle at the last month. */
  readonly end: string;
  /** The window between both handles. */
  readonly window: string;
  /** How long the chosen range is, after its first and last month. */
  length(words: TimelineWords): string;
}

/** Texts of the graph that a mapping describes. */
export interface MappedGraphLabels {
  /** Name of a target's series. */
  targetOf(title: string): string;
  /** Name of a radar's outline of the terms' own values. */
  readonly currentValue: string;
  /** Name of a radar's outline of targets. */
  readonly targetValue: string;
  /** After a period: one value for each quarter. */
  readonly quarterly: string;
  /** After a period: one value for each fiscal year. */
  readonly yearly: string;
  /** After a period: running totals from the fiscal-year start. */
  readonly cumulative: string;
  /** In place of a graph whose period holds no quarter. */
  readonly tooShortForQuarters: string;
  /** In place of a graph whose period holds no fiscal year. */
  readonly tooShortForYears: string;
}

/** How a value compares with its target. The amount is formatted; null where it is too small to be written. */
export interface AimWords {
  /** Where the value is. */
  readonly side: 'above' | 'below' | 'at';
  /** How far from the target; null at it. */
  readonly amount: string | null;
}

/** One value in a sentence. All values and periods are formatted. */
export interface ValueWords {
  /** Name of the series, or of the spoke of a radar. */
  readonly series: string;
  /** The value with its unit. */
  readonly value: string;
  /** Whether it is an estimate. */
  readonly isEstimate: boolean;
  /** When that was; null for the whole range of a radar. */
  readonly period: string | null;
  /** Null where it has no target. */
  readonly aim: AimWords | null;
  /** The target with its unit, where the sentence names it; else null. */
  readonly target: string | null;
}

/** How a series changed. All values and periods are formatted. */
export interface ChangeWords {
  /** Name of the series. */
  readonly series: string;
  /** What it did. */
  readonly direction: 'grew' | 'fell' | 'same';
  /** By how much; null where it is too small to be written, and where nothing changed. */
  readonly amount: string | null;
  /** The value that it is compared with. */
  readonly first: string;
  /** When that was. */
  readonly firstPeriod: string;
  /** Whether that is an estimate. */
  readonly isFirstEstimate: boolean;
  /** The value that it came to. */
  readonly last: string;
  /** When that was. */
  readonly lastPeriod: string;
  /** Whether that is an estimate, and so the change. */
  readonly isLastEstimate: boolean;
  /** How the value that it came to compares with the target of that period; null without one. */
  readonly aim: AimWords | null;
}

/** Texts of the plain sentences on a graph. */
export interface GraphSentenceLabels {
  /** A series whose values are running totals. */
  cumulative(series: string): string;
  /** A period of which only a part counts, from what the charts say of it. */
  partial(period: string, coverage: string): string;
  /** A difference of percentages, from the number in writing. */
  points(number: string): string;
  /** A sentence on how a series changed. */
  change(words: ChangeWords): string;
  /** A sentence on one value. */
  value(words: ValueWords): string;
}

/** The texts of all charts in one language, by component. */
export interface ChartLabels {
  /** Of `TimeSeriesChart`. */
  readonly timeSeriesChart: TimeSeriesLabels;
  /** Of `TargetGraph`. */
  readonly targetGraph: TimeSeriesLabels;
  /** Of `RadarChart`. */
  readonly radarChart: RadarLabels;
  /** Of `HeadlineFigureCard`. */
  readonly headlineFigureCard: FigureLabels;
  /** Of `TimelineRangeBrush`. */
  readonly timelineRangeBrush: TimelineLabels;
  /** Of the graph that a mapping describes. */
  readonly mappedGraph: MappedGraphLabels;
  /** Of the plain sentences on a graph. */
  readonly graphSentence: GraphSentenceLabels;
}
