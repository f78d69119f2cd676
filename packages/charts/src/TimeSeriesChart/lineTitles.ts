import { MISSING } from '../kernel/columns.js';
import { tenths } from '../kernel/path.js';
import { truncatedText, widestText } from '../kernel/text.js';
import { FONT_SIZE, LINE_HEIGHT, SEMIBOLD } from '../theme/text.js';
import {
  type DrawnSeries,
  isPartTarget,
  type TimeSeriesModel,
  type TimeSeriesSpec,
} from './model.js';
import type { Box, SeriesLayout } from './places.js';
import type { Wording } from './words.js';

/** What is written beside the end of a target's line, with the name of what it is a target of, and when. */
export type TargetWords = Pick<Wording, 'target' | 'period' | 'plainValue'>;

/** Whose target it is, when, and what it comes to, beside the end of its line. */
export interface LineTitleLayout {
  readonly entry: SeriesLayout;
  /** Left end of the text. */
  readonly x: number;
  /** Baseline of its first line. */
  readonly y: number;
  readonly lines: readonly string[];
  /** From the end of the line to the text, as a path; empty where they are beside each other. */
  readonly leader: string;
}

/** Narrower charts have no room to spare: there the legend is enough. */
const LEAST_TITLED_PX = 680;
/** From a line's last mark to its text, and from there to the edge. */
const GAP_PX = 14;
const EDGE_PX = 6;
/** Between one target's lines of text and the next one's. */
const APART_PX = 6;
/** From a leader to what it is between. */
const LEADER_GAP_PX = 5;
/** From the middle of a line of text down to its baseline. */
const MIDDLE_PX = FONT_SIZE * 0.35;

/** A longer name is cut: the legend has all of it. */
const MAX_NAME_PX = 140;

function linesOf(target: DrawnSeries, series: readonly DrawnSeries[], words: TargetWords) {
  const owner = series.find(({ config }) => config.key === target.config.targetOf);
  const last = target.column.kinds.length - 1;
  const name = (owner ?? target).config.title;
  const period = words.period(last);
  return [
    truncatedText(name, MAX_NAME_PX, FONT_SIZE),
    // The title of a target says what it is.
    owner ? `${words.target} ${period}` : period,
    words.plainValue(target, last),
  ];
}

/** Whether a series is a target that goes on to the last period. */
export function isTitled(series: DrawnSeries): boolean {
  const { config, column } = series;
  return (
    config.targetOf !== undefined &&
    config.type === 'line' &&
    // Among other parts of a stack it is not drawn until one asks for it.
    !isPartTarget(series) &&
    (column.kinds.at(-1) ?? MISSING) !== MISSING
  );
}

/**
 * Whether targets have their names beside the ends of their lines. Charts above one another have the same
 * months below each other: what they stand beside names their targets.
 */
export const hasTitles = (
  chart: Pick<TimeSeriesSpec, 'axisWidth'> & { readonly width: number; readonly bare: boolean },
): boolean => !chart.bare && chart.axisWidth === undefined && chart.width >= LEAST_TITLED_PX;

/** Width to keep free beside the axes, so that the texts of targets cover nothing; 0 for none. */
export function gutterWidth(
  { series }: Pick<TimeSeriesModel, 'series'>,
  words: TargetWords,
): number {
  const lines = series.filter(isTitled).flatMap((one) => linesOf(one, series, words));
  if (lines.length === 0) return 0;
  return Math.ceil(widestText(lines, FONT_SIZE) * SEMIBOLD) + GAP_PX + EDGE_PX;
}

/** Where the texts of targets are: beside the ends of their lines, moved apart where these are close, and then with a line to them. */
export function lineTitles(
  series: readonly SeriesLayout[],
  plot: Box,
  axesEnd: number,
  words: TargetWords,
): LineTitleLayout[] {
  const x = axesEnd + GAP_PX;
  const height = (lines: readonly string[]) => lines.length * LINE_HEIGHT;
  const last = (entry: SeriesLayout) => entry.series.column.kinds.length - 1;
  const drawn = series.map((entry) => entry.series);
  const wanted = series
    .filter((entry) => isTitled(entry.series))
    .map((entry) => ({
      entry,
      lines: linesOf(entry.series, drawn, words),
      at: entry.pointY(last(entry)),
    }))
    .filter(({ at }) => at >= plot.top - 1 && at <= plot.bottom + 1)
    .sort((a, b) => a.at - b.at);
  // Downwards until none covers another, then upwards from the edge of the plot.
  const tops: number[] = [];
  let free = plot.top - LINE_HEIGHT / 2;
  for (const { at, lines } of wanted) {
    const top = Math.max(free, at - height(lines) / 2);
    tops.push(top);
    free = top + height(lines) + APART_PX;
  }
  let floor = plot.bottom;
  for (let i = wanted.length - 1; i >= 0; i -= 1) {
    tops[i] = Math.min(tops[i] ?? 0, floor - height(wanted[i]?.lines ?? []));
    floor = (tops[i] ?? 0) - APART_PX;
  }
  return wanted.map(({ entry, lines, at }, i) => {
    const top = tops[i] ?? 0;
    const first = top + LINE_HEIGHT / 2;
    const isMoved = Math.abs(top + height(lines) / 2 - at) > LINE_HEIGHT / 2;
    // To the line of text that is next to it, so that it is short.
    const to = Math.min(Math.max(at, first), top + height(lines) - LINE_HEIGHT / 2);
    const from = `M${tenths(entry.endX + LEADER_GAP_PX)},${tenths(at)}`;
    return {
      entry,
      lines,
      x,
      y: first + MIDDLE_PX,
      leader: isMoved ? `${from}L${tenths(x - LEADER_GAP_PX)},${tenths(to)}` : '',
    };
  });
}
