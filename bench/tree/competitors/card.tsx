import { TermNodeCard } from '@tavoite/ui';
import type { Term } from '../data.js';

const METER = {
  status: {
    low: 'far from the target',
    mid: 'on the way',
    high: 'near the target',
    achieved: 'achieved',
    none: 'no data',
  },
  compare: 'compare value',
  estimate: 'includes estimates',
  missed: 'not reached',
  atLeast: (value: string) => `at least ${value}`,
  atMost: (value: string) => `at most ${value}`,
  short: (value: string) => `${value} short`,
  over: (value: string) => `${value} over`,
  points: 'pp',
};

/** The same card in every tree. */
export const card = (term: Term, isActive: boolean) => (
  <TermNodeCard
    title={term.title}
    value={term.value}
    percentage={term.percentage}
    state={term.state}
    targets={term.targets}
    graphs={term.graphs}
    isActive={isActive}
    locale="en"
    estimateLabel="Estimate"
    earlierText={(figure) => `was ${figure}`}
    meterLabels={METER}
  />
);
