import { combineReducers, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateRange, Target, Timespan } from '@tavoite/model';
import type { TreeView } from '@tavoite/ui';
import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { Figure, Figures } from './figures.js';
import type { TermMonths } from './months.js';

/** First and last month with data of any term, and the newest one that is verified. */
export const timespanCall = createAsyncCall<Timespan & { newest: string | null }>('logic/timespan');

/** Targets with their values in a period. */
export interface PeriodTargets {
  period: DateRange;
  targets: Target[];
}

/** Every target of the organisation, for the period on screen. */
export const targetsCall = createAsyncCall<PeriodTargets, DateRange>('logic/targets');

export const logicScreen = createScreenActions('logic');
export const { opened: logicOpened, left: logicLeft } = logicScreen;

/** Nodes with these term keys have come into view. */
export const termsSeen = createAction<readonly string[]>('logic/termsSeen');
/** Figures that failed are read again. */
export const figuresRetried = createAction('logic/figuresRetried');
/** The user moved or zoomed the tree. */
export const treeMoved = createAction<TreeView>('logic/treeMoved');

export interface ViewState {
  /** Whether the screen is open and has read where the tree was left. */
  isReady: boolean;
  /** Where the tree was left in this organisation; null: never moved. */
  position: TreeView | null;
  /** The period that the figures belong to. */
  period: DateRange | null;
  /** By term key; only of nodes that have been in view. */
  figures: Figures;
  /** Values a year earlier by term key; only of those, and null where there is none. */
  earlier: Readonly<Record<string, number | null>>;
  /** The period's last month and the twelve before it, by term key; only of those. */
  months: Readonly<Record<string, TermMonths>>;
}

const initialView: ViewState = {
  isReady: false,
  position: null,
  period: null,
  figures: {},
  earlier: {},
  months: {},
};

/** The figures with one for each of some keys. */
const withEach = (figures: Figures, keys: readonly string[], figure: Figure): Figures => ({
  ...figures,
  ...Object.fromEntries(keys.map((key) => [key, figure])),
});

const slice = createSlice({
  name: 'logic/view',
  initialState: initialView,
  reducers: {
    positionRestored: (state, { payload }: PayloadAction<TreeView | null>) => ({
      ...state,
      isReady: true,
      position: payload,
    }),
    /** The screen shows another period; figures are read for it as they are seen. */
    periodShown: (state, { payload }: PayloadAction<DateRange>) => ({
      ...state,
      period: payload,
      figures: {},
      earlier: {},
      months: {},
    }),
    figuresRequested: (state, { payload: keys }: PayloadAction<readonly string[]>) => ({
      ...state,
      figures: withEach(state.figures, keys, { status: 'pending' }),
    }),
    figuresRead: (state, { payload }: PayloadAction<[string, Figure][]>) => ({
      ...state,
      figures: { ...state.figures, ...Object.fromEntries(payload) },
    }),
    earlierRead: (state, { payload }: PayloadAction<[string, number | null][]>) => ({
      ...state,
      earlier: { ...state.earlier, ...Object.fromEntries(payload) },
    }),
    monthsRead: (state, { payload }: PayloadAction<[string, TermMonths][]>) => ({
      ...state,
      months: { ...state.months, ...Object.fromEntries(payload) },
    }),
    figuresFailed: (
      state,
      { payload: { keys, error } }: PayloadAction<{ keys: string[]; error: ApiFailure }>,
    ) => ({ ...state, figures: withEach(state.figures, keys, { status: 'rejected', error }) }),
  },
  extraReducers: (builder) => builder.addCase(logicLeft, () => initialView),
});

export const {
  earlierRead,
  figuresFailed,
  figuresRead,
  figuresRequested,
  monthsRead,
  periodShown,
  positionRestored,
} = slice.actions;

export const logic = combineReducers({
  view: slice.reducer,
  targets: targetsCall.reducer,
  timespan: timespanCall.reducer,
});
