import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DateRange, Target, TargetGroup, Timespan } from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';
import { ALL_GROUPS, type OpenedGroups } from './opened.js';

/** First and last month with verified data of targets. */
export const timespanCall = createAsyncCall<Timespan>('strategy/timespan');

/** A target that the address names and no loaded group holds. */
export const targetCall = createAsyncCall<Target, { id: number; period: DateRange }>(
  'strategy/target',
);

export const strategyScreen = createScreenActions('strategy');
export const { opened: strategyOpened, left: strategyLeft } = strategyScreen;

export interface GroupsState {
  status: 'idle' | 'pending' | 'fulfilled' | 'rejected';
  error: ApiFailure | null;
  /** The period that the values belong to. */
  period: DateRange | null;
  /** Every loaded group by id. */
  byId: Record<number, TargetGroup>;
  /** Groups without a parent, in the server's order. */
  topIds: number[];
  /** Groups whose children are shown. */
  expanded: number[];
  /** Groups whose children are being loaded. */
  expanding: number[];
  /** All groups are being loaded. */
  expandingAll: boolean;
}

export const initialGroups: GroupsState = {
  status: 'idle',
  error: null,
  period: null,
  byId: {},
  topIds: [],
  expanded: [],
  expanding: [],
  expandingAll: false,
};

export interface LoadedGroups {
  top: TargetGroup[];
  /** Children of expanded groups, in any order. */
  below: TargetGroup[];
}

const without = (list: number[], removed: ReadonlySet<number>): number[] =>
  list.filter((id) => !removed.has(id));

const hasChildren = (group: TargetGroup): boolean => group.has_children;

const withGroups = (
  byId: Record<number, TargetGroup>,
  groups: readonly TargetGroup[],
): Record<number, TargetGroup> => ({
  ...byId,
  ...Object.fromEntries(groups.map((group) => [group.id, group])),
});

/** Ids of all loaded groups below one. Safe against a server that sends a cycle. */
export function descendantsOf(byId: Record<number, TargetGroup>, id: number): Set<number> {
  const found = new Set<number>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const child of byId[next]?.children ?? []) {
      if (found.has(child.id) || child.id === id) continue;
      found.add(child.id);
      waiting.push(child.id);
    }
  }
  return found;
}

/** The children of open groups whose own cards are shown. */
function shownBelow({ top, below }: LoadedGroups, open: ReadonlySet<number>): TargetGroup[] {
  const shown = new Map<number, TargetGroup>();
  for (let level = top; level.length > 0; ) {
    const parents = new Set(level.map(({ id }) => id).filter((id) => open.has(id)));
    level = below.filter(
      ({ id, parent }) => parent !== null && parents.has(parent) && !shown.has(id),
    );
    for (const group of level) shown.set(group.id, group);
  }
  return [...shown.values()];
}

const slice = createSlice({
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
    groupsLoaded: (state, { payload: { top, below } }: PayloadAction<LoadedGroups>) => {
      const open = new Set(
        state.expandingAll
          ? [...top, ...below].filter(hasChildren).map(({ id }) => id)
          : [...state.expanded, ...state.expanding],
      );
      // What was collapsed while the load was under way stays collapsed.
      const byId = withGroups({}, [...top, ...shownBelow({ top, below }, open)]);
      return {
        ...state,
        status: 'fulfilled' as const,
        byId,
        topIds: top.map(({ id }) => id),
        expanded: [...open].filter((id) => byId[id]?.has_children),
        expanding: [],
        expandingAll: false,
      };
    },
    groupsFailed: (state, { payload }: PayloadAction<ApiFailure>) => ({
      ...state,
      status: 'rejected' as const,
      error: payload,
    }),
    /** The address decides which groups are open; their children are loaded with the period. */
    groupsAsked: (state, { payload }: PayloadAction<OpenedGroups>) =>
      payload === ALL_GROUPS
        ? { ...state, expanding: [], expandingAll: true }
        : {
            ...state,
            expanded: state.expanded.filter((id) => payload.includes(id)),
            expanding: payload.filter((id) => !state.expanded.includes(id)),
            expandingAll: false,
          },
    groupExpanded: (state, { payload: id }: PayloadAction<number>) =>
      state.expanded.includes(id) || state.expanding.includes(id)
        ? state
        : { ...state, expanding: [...state.expanding, id] },
    childrenLoaded: (
      state,
      { payload }: PayloadAction<{ id: number; children: TargetGroup[] }>,
    ) => ({
      ...state,
      byId: withGroups(state.byId, payload.children),
      expanded: [...without(state.expanded, new Set([payload.id])), payload.id],
      expanding: without(state.expanding, new Set([payload.id])),
    }),
    childrenFailed: (state, { payload: id }: PayloadAction<number>) => ({
      ...state,
      expanding: without(state.expanding, new Set([id])),
    }),
    /** Removes the children with everything below them. */
    groupCollapsed: (state, { payload: id }: PayloadAction<number>) => {
      const below = descendantsOf(state.byId, id);
      const closed = new Set([...below, id]);
      return {
        ...state,
        byId: Object.fromEntries(
          Object.entries(state.byId).filter(([key]) => !below.has(Number(key))),
        ),
        expanded: without(state.expanded, closed),
        expanding: without(state.expanding, closed),
      };
    },
    allExpanded: (state) => ({ ...state, expanding: [], expandingAll: true }),
    allLoaded: (state, { payload }: PayloadAction<TargetGroup[]>) => ({
      ...state,
      byId: withGroups(state.byId, payload),
      expanded: payload.filter(hasChildren).map(({ id }) => id),
      expandingAll: false,
    }),
    allFailed: (state) => ({ ...state, expandingAll: false }),
    allCollapsed: (state) => ({
      ...state,
      byId: Object.fromEntries(
        Object.entries(state.byId).filter(([key]) => state.topIds.includes(Number(key))),
      ),
      expanded: [],
      expanding: [],
      expandingAll: false,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(strategyLeft, (state) => ({
      ...state,
      status: state.status === 'pending' ? ('idle' as const) : state.status,
      expanding: [],
      expandingAll: false,
    })),
});

export const {
  allCollapsed,
  allExpanded,
  allFailed,
  allLoaded,
  childrenFailed,
  childrenLoaded,
  groupCollapsed,
  groupExpanded,
  groupsAsked,
  groupsFailed,
  groupsLoaded,
  periodShown,
} = slice.actions;

export const strategy = combineReducers({
  groups: slice.reducer,
  target: targetCall.reducer,
  timespan: timespanCall.reducer,
});
