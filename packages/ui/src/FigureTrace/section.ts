import type { Locale, FigureTrace as Trace } from '@tavoite/model';
import type { FigureState } from './parts.js';

export interface FigureTraceLabels {
  /** How a value stands, in a word. */
  state: Record<FigureState, string>;
  /** Over the formula. */
  formula: string;
  /** Over the list of what the value is computed from. */
  inputs: string;
  /** In place of a formula, for a sum of the terms below. */
  sum: string;
  /** Next to an input that is not a term. */
  unknownInput: string;
  /** Over the table of stored months, and its columns. */
  months: string;
  /** Head of the column of months. */
  month: string;
  /** Head of the column of values. */
  value: string;
  /** Head of the column that says how a month stands. */
  status: string;
  /** How a stored month stands. */
  monthState: Record<FigureState, string>;
  /** How months are put together. */
  flow: string;
  /** Says that the last known month of a stock counts. */
  stock: string;
  /** Where stored months come from. */
  source: (source: string) => string;
  /** For a figure that is made of nothing. */
  nothing: string;
  /** Name of the button that shows every line, made of their number. */
  showAll: (count: number) => string;
  /** Spoken while the figure is loaded. */
  loading: string;
}

/** What each part of a trace is given. */
export interface TraceSectionProps {
  trace: Trace;
  locale: Locale;
  labels: FigureTraceLabels;
  /** Someone asks what an input is made of. */
  onOpenInput: (input: Trace['inputs'][number]) => void;
}
