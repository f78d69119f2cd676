import type { TargetFigure } from '@tavoite/model';
import type { FigureChangeLabels, FigureTraceLabels } from '@tavoite/ui';
import type { MessageKey } from '../../i18n/message.js';
import type { TextFunctions } from '../../i18n/Texts.js';

type TextOf = TextFunctions['text'];

/** The values of a target. */
export const TARGET_FIGURES = {
  current: 'current-value',
  target: 'target-value',
  compare: 'compare-value',
} as const satisfies Record<TargetFigure, MessageKey>;

const stateLabels = (text: TextOf): FigureTraceLabels['state'] => ({
  actual: text('figure-actual'),
  estimate: text('figure-estimate'),
  missing: text('figure-missing'),
});

const sharedLabels = (text: TextOf) => ({
  state: stateLabels(text),
  formula: text('formula'),
  sum: text('sum-of-terms-below'),
  nothing: text('figure-of-nothing'),
  showAll: (count: number) => text('show-all-inputs', { count }),
});

export const figureTraceLabels = (text: TextOf): FigureTraceLabels => ({
  ...sharedLabels(text),
  inputs: text('computed-from'),
  unknownInput: text('no-such-term'),
  months: text('stored-months'),
  month: text('month'),
  value: text('value'),
  status: text('status'),
  monthState: {
    actual: text('month-verified'),
    estimate: text('month-not-verified'),
    missing: text('month-missing'),
  },
  flow: text('months-are-summed'),
  stock: text('last-month-counts'),
  source: (source) => text('source-of-months', { source }),
  loading: text('loading-figure'),
});

export const figureChangeLabels = (text: TextOf): FigureChangeLabels => ({
  ...sharedLabels(text),
  fromTo: ({ from, before, to, now }) =>
    text('change-from-to', { from, before: String(before), to, now: String(now) }),
  percentagePoints: text('percentage-points'),
  contributions: text('change-contributions'),
  exact: text('contributions-exact'),
  oneAtATime: text('contributions-one-at-a-time'),
  stock: text('last-months-count'),
  noChange: text('no-change-to-explain'),
  others: (count) => text('other-inputs', { count }),
  loading: text('loading-change'),
  input: text('change-input'),
  months: text('change-months'),
  before: text('change-before'),
  now: text('change-now'),
  contribution: text('contribution'),
  interaction: text('interaction'),
  total: text('change'),
  estimate: text('figure-estimate'),
  missingBefore: text('missing-before'),
  missingNow: text('missing-now'),
  missingBoth: text('missing-both'),
  notSeparable: text('not-separable'),
  trace: (title) => text('trace-figure-of', { title }),
});
