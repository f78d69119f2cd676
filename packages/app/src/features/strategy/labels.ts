import type {
  DateSelectorLabels,
  GroupCardLabels,
  TargetDetailLabels,
  TargetListLabels,
  TargetMeterLabels,
} from '@tavoite/ui';
import type { TextFunctions } from '../../i18n/Texts.js';

type TextOf = TextFunctions['text'];

export const meterLabels = (text: TextOf): TargetMeterLabels => ({
  status: {
    none: text('status-none'),
    low: text('status-low'),
    mid: text('status-mid'),
    high: text('status-high'),
    achieved: text('status-achieved'),
  },
  compare: text('compare-value'),
  estimate: text('includes-estimates'),
});

export const targetListLabels = (text: TextOf): TargetListLabels => ({
  current: text('current-value'),
  target: text('target-value'),
  estimate: text('estimate'),
  details: (title) => text('target-details', { title }),
  empty: text('no-targets'),
  loading: text('loading'),
  meter: meterLabels(text),
});

export const groupCardLabels = (text: TextOf): GroupCardLabels => ({
  expand: (title) => text('expand-group', { title }),
  collapse: (title) => text('collapse-group', { title }),
  owner: text('owner'),
  loading: text('loading-groups'),
});

export const targetDetailLabels = (text: TextOf): TargetDetailLabels => ({
  current: text('current-value'),
  target: text('target-value'),
  compare: text('compare-value'),
  percentDone: text('percent-done'),
  percentFromCompare: text('percent-from-compare'),
  formula: text('formula'),
  targetFormula: text('target-formula'),
  compareFormula: text('compare-formula'),
  additionalInformation: text('additional-information'),
  terms: text('terms'),
  estimate: text('includes-estimates-hint'),
  loading: text('loading-target'),
  term: {
    source: text('source'),
    formula: text('formula'),
    sourceIsFormula: text('source-formula'),
    sourceUnknown: text('source-unknown'),
  },
  meter: meterLabels(text),
});

export const dateSelectorLabels = (text: TextOf): DateSelectorLabels => ({
  label: text('date'),
  none: text('no-date'),
  ytd: text('ytd'),
  ytdName: text('year-to-date'),
  years: text('years'),
  months: text('months'),
  previousYear: text('previous-year'),
  nextYear: text('next-year'),
  clear: text('clear-selection'),
  empty: text('no-months'),
});
