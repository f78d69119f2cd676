import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateRange, TimeGrouping } from '@tavoite/model';

/** A value shown somewhere: a term's over the months of a period. */
export interface TracedFigure extends DateRange {
  key: string;
  /** How the period came about, for its name. */
  grouping?: TimeGrouping;
  /** A running total from the fiscal-year start to the end of the period. */
  cumulative?: boolean;
}

/** One of the three values of a target. */
export interface TracedTarget extends DateRange {
  /** Id of the target. */
  target: number;
  figure: 'current' | 'target' | 'compare';
}

/** A term whose change up to a period is asked about. */
export interface TracedChange extends DateRange {
  key: string;
}

/** What one level of the dialog shows. */
export type TraceStep =
  | ({ view: 'trace' } & (TracedFigure | TracedTarget))
  | ({ view: 'change' } & TracedChange);

export interface TraceState {
  /** From the value that was asked about down to the level on screen; empty: no dialog. */
  trail: TraceStep[];
}

const slice = createSlice({
  name: 'trace',
  initialState: { trail: [] } as TraceState,
  reducers: {
    /** Asks how a term's value came about: opens the dialog, or goes on from the level on screen. */
    traceOpened: ({ trail }, { payload }: PayloadAction<TracedFigure>) => ({
      trail: [...trail, { view: 'trace' as const, ...payload }],
    }),
    /** The same for a value of a target. */
    targetTraceOpened: ({ trail }, { payload }: PayloadAction<TracedTarget>) => ({
      trail: [...trail, { view: 'trace' as const, ...payload }],
    }),
    /** Asks why a term's value changed. */
    changeOpened: ({ trail }, { payload }: PayloadAction<TracedChange>) => ({
      trail: [...trail, { view: 'change' as const, ...payload }],
    }),
    traceClosed: () => ({ trail: [] }),
  },
});

export const { changeOpened, targetTraceOpened, traceClosed, traceOpened } = slice.actions;
export const trace = slice.reducer;
