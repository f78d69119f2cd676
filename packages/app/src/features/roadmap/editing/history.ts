import type { RoadmapPlan } from '@tavoite/model';
import type { Message } from '../../../i18n/message.js';
import { applied } from './apply.js';
import { madeId, type PlanCommand, temporaryIds } from './commands.js';
import { inverseOf, isAsLeft } from './inverse.js';
import { labelOf } from './label.js';

/** Steps that can be taken back. */
export const MAX_STEPS = 100;

/** A step of the past that can be taken back, or one that was and can be made again. */
export interface Step {
  readonly id: number;
  /** What to do for it. */
  readonly command: PlanCommand;
  /** What was done; only while the plan is as that left it, the step holds. */
  readonly left: PlanCommand;
  /** What it does, in words. */
  readonly label: Message;
  /** Steps of one form have the same number, and are taken back together; null for one alone. */
  readonly batch: number | null;
}

/** Where a command comes from. */
export type Origin = 'user' | 'undo' | 'redo';

/** A command that the server has not answered yet. */
export interface Issued {
  readonly seq: number;
  readonly command: PlanCommand;
  readonly origin: Origin;
  /** The step that it takes back or makes again; null for a new one. */
  readonly step: Step | null;
  /** Id of the step that it made. */
  readonly made: number | null;
  /** What it does, in words. */
  readonly label: Message;
}

/** A plan that is being edited: what the server has, and what is on its way there. */
export interface Editing {
  readonly server: RoadmapPlan;
  /** In the order in which they are sent. */
  readonly pending: readonly Issued[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  /** Counts commands and steps. */
  readonly count: number;
  /** Counts the answers to commands: what was read before one of them is out of date. */
  readonly answers: number;
}

export const editingOf = (server: RoadmapPlan): Editing => ({
  server,
  pending: [],
  undo: [],
  redo: [],
  count: 0,
  answers: 0,
});

/** The plan as the user sees it: that of the server with everything that is on its way. */
export const planOf = ({ server, pending }: Pick<Editing, 'server' | 'pending'>): RoadmapPlan =>
  pending.reduce((plan, { command }) => applied(plan, command), server);

/** Ids that no object has yet. */
export const temporaryId = ({ count }: Editing): number => -(count + 1);

const topped = (steps: readonly Step[], step: Step): Step[] => [...steps, step].slice(-MAX_STEPS);

function withCommand(
  state: Editing,
  command: PlanCommand,
  origin: Origin,
  step: Step | null,
  label: Message,
  batch: number | null,
): Editing {
  let { count } = state;
  const next = () => {
    count += 1;
    return count;
  };
  // The temporary id of what the command itself makes is taken.
  next();
  const back = inverseOf(planOf(state), command, () => -next());
  const id = next();
  const seq = next();
  const issued: Issued = { seq, command, origin, step, made: back ? id : null, label };
  const after = { ...state, count, pending: [...state.pending, issued] };
  if (!back) return origin === 'user' ? { ...after, redo: [] } : after;
  const made: Step = { id, command: back, left: command, label, batch };
  return origin === 'undo'
    ? { ...after, redo: topped(state.redo, made) }
    : { ...after, undo: topped(state.undo, made), ...(origin === 'user' && { redo: [] }) };
}

/** A new command; what was taken back before it cannot be made again. */
export function issued(state: Editing, command: PlanCommand, batch: number | null = null): Editing {
  const last = state.undo.at(-1);
  // The dependencies of a form are a detail of what it is about.
  const isDetail = command.kind === 'connect' || command.kind === 'disconnect';
  // An arrow on another task: what follows now says more than what no longer does.
  const isNewEnd =
    command.kind === 'connect' &&
    last &&
    'key' in last.label &&
    last.label.key === 'step-disconnected';
  const label =
    isDetail && !isNewEnd && batch !== null && last?.batch === batch
      ? last.label
      : labelOf(planOf(state), command);
  return withCommand(state, command, 'user', null, label, batch);
}

export interface Taken {
  readonly state: Editing;
  /** The step that was taken; null when there was none. */
  readonly step: Step | null;
  /** False when someone else has changed since what the step would change: it is dropped. */
  readonly isDone: boolean;
}

function takenOne(state: Editing, from: 'undo' | 'redo', id?: number): Taken {
  const steps = state[from];
  const step = id === undefined ? steps.at(-1) : steps.find((one) => one.id === id);
  if (!step) return { state, step: null, isDone: false };
  const rest = { ...state, [from]: steps.filter((one) => one !== step) };
  if (!isAsLeft(planOf(state), step.command, step.left))
    return { state: rest, step, isDone: false };
  return {
    state: withCommand(rest, step.command, from, step, step.label, step.batch),
    step,
    isDone: true,
  };
}

/** A step with all others of its form. */
function taken(state: Editing, from: 'undo' | 'redo', id?: number): Taken {
  const first = takenOne(state, from, id);
  const batch = first.step?.batch ?? null;
  let { state: after, isDone } = first;
  while (batch !== null && isDone && after[from].at(-1)?.batch === batch)
    ({ state: after, isDone } = takenOne(after, from));
  return { state: after, step: first.step, isDone };
}

/** Takes back a step, the last one unless another is named. */
export const undone = (state: Editing, step?: number): Taken => taken(state, 'undo', step);
/** Makes the last step that was taken back again. */
export const redone = (state: Editing): Taken => taken(state, 'redo');

/** The same value with other ids; only temporary ones are negative. */
function renamed<T>(value: T, ids: ReadonlyMap<number, number>): T {
  if (typeof value === 'number') return (ids.get(value) ?? value) as T;
  if (Array.isArray(value)) return value.map((item) => renamed(item, ids)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, renamed(item, ids)]),
  ) as T;
}

function withIds(state: Editing, ids: ReadonlyMap<number, number>): Editing {
  if (ids.size === 0) return state;
  const { pending, undo, redo } = state;
  return { ...state, ...renamed({ pending, undo, redo }, ids) };
}

function withoutSteps(state: Editing, made: ReadonlySet<number>): Editing {
  const rest = (steps: readonly Step[]) => steps.filter(({ id }) => !made.has(id));
  return { ...state, undo: rest(state.undo), redo: rest(state.redo) };
}

/** What the server answered to a command. */
export interface Settled {
  /** The server's plan after it. */
  readonly server: RoadmapPlan;
  /** The id that took the place of the temporary one; null where nothing was made after all. */
  readonly id: number | null;
}

/** The server has done the first command. */
export function answered(state: Editing, seq: number, { server, id }: Settled): Editing {
  const done = state.pending.find((one) => one.seq === seq);
  if (!done) return state;
  const temporary = madeId(done.command);
  const rest: Editing = {
    ...state,
    server,
    answers: state.answers + 1,
    pending: state.pending.filter((one) => one !== done),
  };
  if (temporary === null || temporary >= 0) return rest;
  if (id !== null) return withIds(rest, new Map([[temporary, id]]));
  // Nothing was deleted, so nothing can be brought back.
  return withoutSteps(rest, new Set(done.made === null ? [] : [done.made]));
}

const mentions = (value: unknown, ids: ReadonlySet<number>): boolean =>
  typeof value === 'number'
    ? ids.has(value)
    : typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((item) => mentions(item, ids));

/** Steps back to what was lost lead to what was there before it; those that then do nothing go. */
function withoutWaysTo(state: Editing, lost: ReadonlySet<number>): Editing {
  let { count } = state;
  const ways = new Map<number | null, PlanCommand | null>();
  let plan = state.server;
  for (const { command, made } of state.pending) {
    ways.set(
      made,
      inverseOf(plan, command, () => {
        count += 1;
        return -count;
      }),
    );
    plan = applied(plan, command);
  }
  const redirected = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      if (!mentions(step.command, lost)) return step;
      const command = ways.get(step.id);
      return command ? { ...step, command } : [];
    });
  return { ...state, count, undo: redirected(state.undo), redo: redirected(state.redo) };
}

/**
 * The server has refused a command: it never happened, and neither did what was asked of things
 * that it would have made.
 * @param again it was not reached: a step that was taken back can be tried again
 */
export function refused(state: Editing, seq: number, again: boolean): Editing {
  const failed = state.pending.find((one) => one.seq === seq);
  if (!failed) return state;
  const lost = new Set<number>();
  const made = new Set<number>();
  const pending: Issued[] = [];
  for (const one of state.pending) {
    if (one !== failed && !temporaryIds(one.command).some((id) => lost.has(id))) {
      pending.push(one);
      continue;
    }
    const id = madeId(one.command);
    if (id !== null && id < 0) lost.add(id);
    if (one.made !== null) made.add(one.made);
  }
  const rest = withoutWaysTo(
    withoutSteps({ ...state, pending, answers: state.answers + 1 }, made),
    lost,
  );
  const { origin, step } = failed;
  if (!again || step === null || origin === 'user') return rest;
  return { ...rest, [origin]: topped(rest[origin], step) };
}

/** The first command with other versions, on a newer plan of the server; it keeps its place. */
export function rebased(
  state: Editing,
  seq: number,
  server: RoadmapPlan,
  command: PlanCommand,
): Editing {
  const pending = state.pending.map((one) => (one.seq === seq ? { ...one, command } : one));
  return { ...state, server, pending };
}

/** A newer plan of the server; what is on its way stays. */
export const reloaded = (state: Editing, server: RoadmapPlan): Editing => ({ ...state, server });
