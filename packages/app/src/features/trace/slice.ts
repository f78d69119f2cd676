import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  DateRange,
  FigureChange,
  FigureTrace,
  TargetFigure,
  TimeGrouping,
} from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';

declare module '../../core/state.js' {
  interface AppState {
    trace: TraceState;
  }
}

interface Titled {
  /** Title of the figure, where it is known already. */
  title?: string;
}

/** A value shown somewhere: a term's over the months of a period. */
export interface TracedFigure extends DateRange, Titled {
  key: string;
  /** How the period came about, for its name. */
  grouping?: TimeGrouping;
  /** A running total from the fiscal-year start to the end of the period. */
  cumulative?: boolean;
}

/** One of the three values of a target. */
export interface TracedTarget extends DateRange, Titled {
  /** Id of the target. */
  target: number;
  /** Title of the dialog in which the question was asked, and to which the way back leads. */
  from?: string;
  figure: TargetFigure;
}

/** A term whose change up to a period is asked about. */
export interface TracedChange extends DateRange, Titled {
  key: string;
  /** Title of the dialog in which the question was asked, and to which the way back leads. */
  from?: string;
  /** What it is measured against; left out, what was chosen last. */
  comparison?: Comparison;
}

/** The dialog below, which the first level of a trail was opened from; null for a page. */
export const originOf = ([first]: readonly Step[]): string | null =>
  first && 'from' in first ? (first.from ?? null) : null;

/** What a change is measured against: the period of the same length before, or a year earlier. */
export type Comparison = 'previous' | 'year';

interface Load {
  /** Unique to every step ever opened. */
  id: number;
  status: 'pending' | 'fulfilled' | 'rejected';
  error: ApiFailure | null;
}

export type TraceStep = Load & { view: 'trace'; data: FigureTrace | null } & (
    | TracedFigure
    | TracedTarget
  );
export type ChangeStep = Load & { view: 'change'; data: FigureChange | null } & Omit<
    TracedChange,
    'comparison'
  >;
/** One level of the dialog. */
export type Step = TraceStep | ChangeStep;

export interface TraceState {
  /** From the value that was asked about down to the level on screen; empty: no dialog. */
  trail: Step[];
  comparison: Comparison;
  /** Of the next step. */
  nextId: number;
}

const initialState: TraceState = { trail: [], comparison: 'previous', nextId: 1 };

const unloaded = { status: 'pending', error: null, data: null } as const;

function withStep(state: TraceState, make: (load: Load & { data: null }) => Step): TraceState {
  const step = make({ id: state.nextId, ...unloaded });
  return { ...state, trail: [...state.trail, step], nextId: state.nextId + 1 };
}

const mapStep = (state: TraceState, id: number, change: (step: Step) => Step): TraceState => ({
  ...state,
  trail: state.trail.map((step) => (step.id === id ? change(step) : step)),
});

/** The step without what was loaded for it. */
export const unloadedStep = (step: Step): Step => ({ ...step, ...unloaded });

/** What failed is tried again when it is shown again. */
const retried = (step: Step): Step => (step.status === 'rejected' ? unloadedStep(step) : step);

const slice = createSlice({
  name: 'trace',
  initialState,
  reducers: {
    /** Asks how a term's value came about: opens the dialog, or goes on from the level on screen. */
    traceOpened: (state, { payload }: PayloadAction<TracedFigure>) =>
      withStep(state, (load) => ({ ...load, view: 'trace', ...payload })),
    /** The same for a value of a target. */
    targetTraceOpened: (state, { payload }: PayloadAction<TracedTarget>) =>
      withStep(state, (load) => ({ ...load, view: 'trace', ...payload })),
    /** Asks why a term's value changed. */
    changeOpened: (
      state,
      { payload: { comparison = state.comparison, ...change } }: PayloadAction<TracedChange>,
    ) => withStep({ ...state, comparison }, (load) => ({ ...load, view: 'change', ...change })),
    /** Goes to the last of these levels; what is loaded of them stays. */
    trailShown: (state, { payload }: PayloadAction<readonly Step[]>) => ({
      ...state,
      trail: payload.map(retried),
    }),
    /** Compares with another period: every change in the trail is then another one. */
    comparisonChosen: (state, { payload }: PayloadAction<Comparison>) => ({
      ...state,
      comparison: payload,
      trail: state.trail.map((step) => (step.view === 'change' ? unloadedStep(step) : step)),
    }),
    traceRetried: (state) => ({ ...state, trail: state.trail.map(retried) }),
    traceClosed: (state) => ({ ...state, trail: [] }),
    traceLoaded: (state, { payload }: PayloadAction<{ id: number; data: FigureTrace }>) =>
      mapStep(state, payload.id, (step) =>
        step.view === 'trace'
          ? { ...step, status: 'fulfilled', data: payload.data, title: payload.data.title }
          : step,
      ),
    changeLoaded: (state, { payload }: PayloadAction<{ id: number; data: FigureChange }>) =>
      mapStep(state, payload.id, (step) =>
        step.view === 'change'
          ? { ...step, status: 'fulfilled', data: payload.data, title: payload.data.title }
          : step,
      ),
    stepFailed: (state, { payload }: PayloadAction<{ id: number; error: ApiFailure }>) =>
      mapStep(state, payload.id, (step) => ({
        ...step,
        status: 'rejected',
        error: payload.error,
      })),
  },
});

export const {
  changeLoaded,
  changeOpened,
  comparisonChosen,
  stepFailed,
  targetTraceOpened,
  traceClosed,
  traceLoaded,
  traceOpened,
  traceRetried,
  trailShown,
} = slice.actions;
export const trace = slice.reducer;
