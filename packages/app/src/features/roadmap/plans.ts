import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RoadmapPlan } from '@tavoite/model';
import type { ApiFailure } from '../../api/errors.js';
import type { Message } from '../../i18n/message.js';
import type { PlanCommand } from './editing/commands.js';
import {
  answered,
  type Editing,
  editingOf,
  issued,
  rebased,
  redone,
  refused,
  reloaded,
  type Settled,
  type Taken,
  undone,
} from './editing/history.js';

/** A command whose object someone else has changed since. */
export interface Conflict {
  command: PlanCommand;
  label: Message;
  /** The plan as it was when the command was refused, with the newest of what it is about. */
  server: RoadmapPlan;
}

/** What has become of the form that was saved last. */
export interface FormState {
  seq: number;
  status: 'pending' | 'done' | 'refused';
  error: ApiFailure | null;
}

/** What there is to say of an undo or a redo. */
export interface Said {
  /** Another number for each time. */
  count: number;
  kind: 'undone' | 'redone' | 'not-undone' | 'not-redone';
  label: Message;
}

export interface PlanState {
  status: 'idle' | 'pending' | 'fulfilled' | 'rejected';
  error: ApiFailure | null;
  /** null until it is loaded. */
  editing: Editing | null;
  conflict: Conflict | null;
  form: FormState | null;
  said: Said | null;
}

export interface PlansState {
  /** The roadmap on screen. */
  shown: number | null;
  byId: Readonly<Record<number, PlanState>>;
}

export const initialPlan: PlanState = {
  status: 'idle',
  error: null,
  editing: null,
  conflict: null,
  form: null,
  said: null,
};

const initialState: PlansState = { shown: null, byId: {} };

interface Ask {
  roadmap: number;
  command: PlanCommand;
  /** The same for all commands of a form: they are one step of undo. */
  batch?: number | null;
}

const planIn = (state: PlansState, roadmap: number): PlanState =>
  state.byId[roadmap] ?? initialPlan;

const withPlan = (state: PlansState, roadmap: number, change: Partial<PlanState>): PlansState => ({
  ...state,
  byId: { ...state.byId, [roadmap]: { ...planIn(state, roadmap), ...change } },
});

/** Changes the plan that is being edited; one that is not loaded cannot be. */
function edited(
  state: PlansState,
  roadmap: number,
  change: (editing: Editing, plan: PlanState) => Partial<PlanState>,
): PlansState {
  const plan = planIn(state, roadmap);
  return plan.editing ? withPlan(state, roadmap, change(plan.editing, plan)) : state;
}

function takenBack(
  state: PlansState,
  roadmap: number,
  take: (editing: Editing) => Taken,
  kinds: readonly [Said['kind'], Said['kind']],
): PlansState {
  return edited(state, roadmap, (editing, { said }) => {
    const { state: after, step, isDone } = take(editing);
    if (!step) return {};
    const [done, notDone] = kinds;
    const kind = isDone ? done : notDone;
    return { editing: after, said: { count: (said?.count ?? 0) + 1, kind, label: step.label } };
  });
}

const slice = createSlice({
  name: 'roadmap/plans',
  initialState,
  reducers: {
    /** A roadmap is on screen, or none. */
    planShown: (state, { payload }: PayloadAction<number | null>) => ({
      ...state,
      shown: payload,
    }),
    planAsked: (state, { payload }: PayloadAction<number>) =>
      withPlan(state, payload, { status: 'pending', error: null }),
    planLoaded: (
      state,
      { payload: { plan, answers } }: PayloadAction<{ plan: RoadmapPlan; answers: number }>,
    ) => {
      const { id } = plan.roadmap;
      const { editing } = planIn(state, id);
      const loaded = { status: 'fulfilled' as const, error: null };
      if (!editing) return withPlan(state, id, { ...loaded, editing: editingOf(plan) });
      // Read before something was written: what was written is newer.
      const isOld = editing.answers !== answers || editing.pending.length > 0;
      return withPlan(state, id, isOld ? loaded : { ...loaded, editing: reloaded(editing, plan) });
    },
    /** It cannot be read now; what is there stays. */
    planKept: (state, { payload }: PayloadAction<number>) =>
      withPlan(state, payload, { status: 'fulfilled' }),
    /** A plan that is on screen stays there. */
    planFailed: (state, { payload }: PayloadAction<{ roadmap: number; error: ApiFailure }>) => {
      const { editing } = planIn(state, payload.roadmap);
      return withPlan(
        state,
        payload.roadmap,
        editing ? { status: 'fulfilled' } : { status: 'rejected', error: payload.error },
      );
    },
    planForgotten: (state, { payload }: PayloadAction<number>) => {
      const { [payload]: _, ...byId } = state.byId;
      return { ...state, byId };
    },
    commandIssued: (state, { payload: { roadmap, command, batch } }: PayloadAction<Ask>) =>
      edited(state, roadmap, (editing) => ({ editing: issued(editing, command, batch) })),
    /** The same from a form, which stays open until it is answered. */
    formSaved: (state, { payload: { roadmap, command, batch } }: PayloadAction<Ask>) =>
      edited(state, roadmap, (before) => {
        const editing = issued(before, command, batch);
        const seq = editing.pending.at(-1)?.seq ?? 0;
        return { editing, form: { seq, status: 'pending' as const, error: null } };
      }),
    formClosed: (state, { payload }: PayloadAction<number>) =>
      withPlan(state, payload, { form: null }),
    /** Takes back a step, the last one unless another is named. */
    undoAsked: (
      state,
      { payload: { roadmap, step } }: PayloadAction<{ roadmap: number; step?: number }>,
    ) => takenBack(state, roadmap, (editing) => undone(editing, step), ['undone', 'not-undone']),
    redoAsked: (state, { payload: { roadmap } }: PayloadAction<{ roadmap: number }>) =>
      takenBack(state, roadmap, redone, ['redone', 'not-redone']),
    commandAnswered: (
      state,
      {
        payload: { roadmap, seq, settled },
      }: PayloadAction<{ roadmap: number; seq: number; settled: Settled }>,
    ) =>
      edited(state, roadmap, (editing, { form }) => ({
        editing: answered(editing, seq, settled),
        ...(form?.seq === seq && { form: { ...form, status: 'done' as const } }),
      })),
    commandRefused: (
      state,
      {
        payload: { roadmap, seq, again, error },
      }: PayloadAction<{ roadmap: number; seq: number; again: boolean; error: ApiFailure }>,
    ) =>
      edited(state, roadmap, (editing, { form }) => ({
        editing: refused(editing, seq, again),
        ...(form?.seq === seq && { form: { ...form, status: 'refused' as const, error } }),
      })),
    /** Someone else has changed something else of it: both changes stand. */
    commandRebased: (
      state,
      {
        payload: { roadmap, seq, server, command },
      }: PayloadAction<{ roadmap: number; seq: number; server: RoadmapPlan; command: PlanCommand }>,
    ) => edited(state, roadmap, (editing) => ({ editing: rebased(editing, seq, server, command) })),
    /** Someone else has changed the same: the user says which change stands. */
    conflictFound: (
      state,
      {
        payload: { roadmap, seq, server },
      }: PayloadAction<{ roadmap: number; seq: number; server: RoadmapPlan }>,
    ) =>
      edited(state, roadmap, (editing, { form }) => {
        const one = editing.pending.find((issuedOne) => issuedOne.seq === seq);
        if (!one) return {};
        return {
          editing: { ...refused(editing, seq, false), server },
          conflict: { command: one.command, label: one.label, server },
          ...(form?.seq === seq && { form: { ...form, status: 'done' as const } }),
        };
      }),
    conflictClosed: (state, { payload }: PayloadAction<number>) =>
      withPlan(state, payload, { conflict: null }),
  },
});

export const {
  commandAnswered,
  commandIssued,
  commandRebased,
  commandRefused,
  conflictClosed,
  conflictFound,
  formClosed,
  formSaved,
  planAsked,
  planFailed,
  planForgotten,
  planKept,
  planLoaded,
  planShown,
  redoAsked,
  undoAsked,
} = slice.actions;

export const plans = slice.reducer;
