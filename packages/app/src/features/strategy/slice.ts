import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  DateRange,
  Target,
  TargetGraphPoint,
  TargetGroup,
  TargetTrend,
  Timespan,
} from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import type { OpenedGroups } from './opened.js';
import type { TargetsView, TreeSize } from './view.js';

/** First and last month with verified data of targets. */
export const timespanCall = createAsyncCall<Timespan>('strategy/timespan');

/** A target that the address names and no loaded group holds. */
export const targetCall = createAsyncCall<Target, { id: number; period: DateRange }>(
  'strategy/target',
);

/** Twelve months of every target, up to a day. */
export const trendsCall = createAsyncCall<readonly TargetTrend[], string>('strategy/trends');

/** One target month by month, with the id of whose months they are. */
export const graphCall = createAsyncCall<
  { id: number; rows: readonly TargetGraphPoint[] },
  DateRange & { id: number }
>('strategy/graph');

export const strategyScreen = createScreenActions('strategy');
export const { opened: strategyOpened, left: strategyLeft } = strategyScreen;

export interface GroupsState {
  status: 'idle' | 'pending' | 'fulfilled' | 'rejected';
  error: ApiFailure | null;
  /** The period that the values belong to. */
  period: DateRange | null;
  /** Every group, in the server's order; null before the first answer. */
  groups: readonly TargetGroup[] | null;
}

export const initialGroups: GroupsState = {
  status: 'idle',
  error: null,
  period: null,
  groups: null,
};

const groups = createSlice({
  name: 'strategy/groups',
  initialState: initialGroups,
  reducers: {
    /** The screen shows another period; the groups are loaded for it. */
    periodShown: (state, { payload }: PayloadAction<DateRange>) => ({
      ...state,
      status: 'pending' as const,
      error: null,
      period: payload,
    }),
    groupsLoaded: (state, { payload }: PayloadAction<readonly TargetGroup[]>) => ({
      ...state,
      status: 'fulfilled' as const,
      groups: payload,
    }),
    groupsFailed: (state, { payload }: PayloadAction<ApiFailure>) => ({
      ...state,
      status: 'rejected' as const,
      error: payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(strategyLeft, (state) => ({
      ...state,
      status: state.status === 'pending' ? ('idle' as const) : state.status,
    })),
});

export const { groupsFailed, groupsLoaded, periodShown } = groups.actions;

/** What the screen was left with, for a return to it by an address that says nothing. */
export interface RememberedState {
  /** null: those that are open by default. */
  opened: OpenedGroups | null;
  /** null: what the screen's width suggests. */
  view: TargetsView | null;
  /** null: a tree is drawn as wide as the screen. */
  size: TreeSize | null;
}

const remembered = createSlice({
  name: 'strategy/remembered',
  initialState: { opened: null, view: null, size: null } as RememberedState,
  reducers: {
    openedRemembered: (state, { payload }: PayloadAction<OpenedGroups | null>) => ({
      ...state,
      opened: payload,
    }),
    viewRemembered: (state, { payload }: PayloadAction<TargetsView | null>) => ({
      ...state,
      view: payload,
    }),
    sizeRemembered: (state, { payload }: PayloadAction<TreeSize | null>) => ({
      ...state,
      size: payload,
    }),
  },
});

export const { openedRemembered, sizeRemembered, viewRemembered } = remembered.actions;

export const strategy = combineReducers({
  graph: graphCall.reducer,
  groups: groups.reducer,
  remembered: remembered.reducer,
  target: targetCall.reducer,
  timespan: timespanCall.reducer,
  trends: trendsCall.reducer,
});
