// The English texts of the charts, ready to pass: one export for each component, named after it.
import type {
  FigureLabels,
  FrameLabels,
  MappedGraphLabels,
  PointWords,
  RadarLabels,
  TimelineLabels,
  TimeSeriesLabels,
} from './types.js';

const kinds = { actual: 'actual', estimate: 'estimate', missing: 'no data' };
const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

function point({ series, period, value, kind, coverage, months, notes }: PointWords): string {
  const when = coverage === null ? period : `${period} (partial: ${months}, ${coverage})`;
  const what =
    kind === 'missing' ? kinds.missing : kind === 'target' ? value : `${value}, ${kinds[kind]}`;
  return [series, when, what, ...(notes ? [notes] : [])].join(', ');
}

const frame: FrameLabels = {
  ...kinds,
  chartRole: 'chart',
  legend: 'Series',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  empty: 'There are no values in this period.',
  loading: 'Loading the chart',
  updating: 'Loading. What is shown is from before.',
  moreRows: (count) => `${count} more`,
  fewerRows: 'Show fewer',
  showAll: 'Show all',
  error: 'The values could not be loaded.',
  retry: 'Try again',
  keyboardHint: 'Left and right arrow keys move between periods, up and down between series.',
  point,
  filtered: ({ series, hidden }) => `${series} ${hidden ? 'hidden' : 'shown'}`,
  alone: (series) => (series === null ? 'All series shown' : `Only ${series} shown`),
  legendHint: 'Click to hide or show. Double-click, or press O, to show it alone.',
};

export const timeSeriesChart: TimeSeriesLabels = {
  ...frame,
  periodColumn: 'Period',
  estimates: 'Estimates',
  target: 'Target',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  coverage: (part, months) => `partial: ${months} (${part})`,
  runningTotal: (month) => `running total from ${month}`,
  total: 'Total',
  difference: 'Difference',
  fromTarget: 'vs target',
  percentagePoints: 'pp',
  notes: (number) => count(number, 'comment', 'comments'),
  summary: ({ series, first, last }) => `${series} series, ${first} to ${last}.`,
  seriesSummary: (words) =>
    `${words.series}: ${words.first} in ${words.firstPeriod}, ` +
    `${words.last} in ${words.lastPeriod}; lowest ${words.lowest} in ${words.lowestPeriod}, ` +
    `highest ${words.highest} in ${words.highestPeriod}` +
    `${!words.estimates ? '' : `; ${count(words.estimates, 'estimate', 'estimates')}`}.`,
};

export const targetGraph: TimeSeriesLabels = timeSeriesChart;

export const radarChart: RadarLabels = {
  ...frame,
  keyboardHint: 'Left and right arrow keys move between terms, up and down between series.',
  keyColumn: 'Term',
  spokeTarget: (value) => `target ${value}`,
  ofTarget: (share) => `${share} of the target`,
  shownKeys: 'Terms shown',
  filterRefused: ({ least }) => `At least ${least} terms stay visible.`,
};

export const headlineFigureCard: FigureLabels = {
  ...kinds,
  loading: 'Loading the figure',
  failed: 'not loaded',
  since: (period) => `vs ${period}`,
  was: (value) => `from ${value}`,
  better: 'better',
  worse: 'worse',
  same: 'unchanged',
  why: {
    better: 'Towards what its target asks for',
    worse: 'Away from what its target asks for',
    unknown: 'No target, so neither good nor bad',
  },
};

export const timelineRangeBrush: TimelineLabels = {
  start: 'Start of the range',
  end: 'End of the range',
  window: 'Move the range',
  length: ({ months, whole }) =>
    whole === null
      ? count(months, 'month', 'months')
      : whole.grouping === 'quarter'
        ? count(whole.count, 'quarter', 'quarters')
        : count(whole.count, 'fiscal year', 'fiscal years'),
};

export const mappedGraph: MappedGraphLabels = {
  targetOf: (title) => `Target: ${title}`,
  currentValue: 'Value of the period',
  targetValue: 'Target value',
  quarterly: 'quarterly',
  yearly: 'yearly',
  cumulative: 'cumulative',
  tooShortForQuarters: 'The period is too short for quarters: choose at least 3 months.',
  tooShortForYears: 'The period is too short for fiscal years: choose at least 12 months.',
};

export { graphSentence } from './sentences/en.js';
