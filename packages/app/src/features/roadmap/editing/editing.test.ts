import { monthNumber, type RoadmapPlan, taskAtPlace } from '@tavoite/model';
import fc from 'fast-check';
import { aPlan, aMainTask as mainTask, aTask as task } from '../../../../test/roadmap.js';
import { applied } from './apply.js';
import { type PlanCommand, type PlanParts, temporaryIds } from './commands.js';
import {
  answered,
  type Editing,
  editingOf,
  issued,
  planOf,
  redone,
  refused,
  reloaded,
  temporaryId,
  undone,
} from './history.js';
import { inverseOf } from './inverse.js';

const january = monthNumber(2026, 1);

const START = aPlan({
  main_tasks: [mainTask(1, { row_count: 3 }), mainTask(2, { index: 1 }), mainTask(3, { index: 2 })],
  tasks: [
    task(11, { main_task: 1, row_index: 0, start: january, end: january + 2 }),
    task(12, { main_task: 1, row_index: 1, start: january + 1, end: january + 4 }),
    task(13, { main_task: 1, row_index: 2, start: january, end: january }),
    task(14, { main_task: 2, row_index: 0, start: january + 6, end: january + 7 }),
    task(15, null),
  ],
  milestones: [
    { id: 21, title: 'Fair', roadmap: 7, end_date: '2026-05-31', user: null, version: 1 },
  ],
  dependencies: [
    { id: 31, roadmap: 7, predecessor: 11, successor: 14 },
    { id: 32, roadmap: 7, predecessor: 12, successor: 14 },
  ],
});

/** The parts without the order of lists that have none, and without ids of dependencies. */
function content(parts: PlanParts) {
  const byId = <T extends { id: number }>(list: readonly T[]) =>
    [...list].sort((a, b) => a.id - b.id);
  return {
    main_tasks: parts.main_tasks,
    tasks: byId(parts.tasks),
    milestones: byId(parts.milestones),
    dependencies: parts.dependencies
      .map(({ predecessor, successor }) => `${predecessor} ${successor}`)
      .sort(),
  };
}

type Maker = (state: Editing) => PlanCommand | null;

const pick = <T>(list: readonly T[], at: number): T | undefined =>
  list[at % Math.max(1, list.length)];

/** Commands that a manager could give for the plan as it is. */
const anyMaker: fc.Arbitrary<Maker> = fc
  .record({
    kind: fc.nat(11),
    a: fc.nat(50),
    b: fc.nat(50),
    months: fc.integer({ min: -6, max: 6 }),
  })
  .map(
    ({ kind, a, b, months }): Maker =>
      (state) => {
        const plan = planOf(state);
        const id = temporaryId(state);
        const one = pick(plan.tasks, a);
        const group = pick(plan.main_tasks, a);
        const milestone = pick(plan.milestones, a);
        const start = january + months;
        switch (kind) {
          case 0:
            return {
              kind: 'create-task',
              task: task(
                id,
                group ? { main_task: group.id, row_index: 0, start, end: start + 1 } : null,
              ),
            };
          case 1:
            return {
              kind: 'create-main-task',
              mainTask: mainTask(id, { index: plan.main_tasks.length }),
            };
          case 2:
            return {
              kind: 'create-milestone',
              milestone: {
                id,
                title: 'New',
                roadmap: 7,
                end_date: '2026-08-31',
                user: null,
                version: 1,
              },
            };
          case 3: {
            if (!one || !group) return null;
            const place = {
              mainTask: group.id,
              rowIndex: b % 3,
              startMonth: start,
              endMonth: start + (b % 4),
            };
            return { kind: 'change-tasks', changes: [{ id: one.id, fields: taskAtPlace(place) }] };
          }
          case 4:
            return one
              ? {
                  kind: 'change-tasks',
                  changes: [{ id: one.id, fields: { progress: b, targets: [b] } }],
                }
              : null;
          case 5:
            return one
              ? {
                  kind: 'change-tasks',
                  changes: [{ id: one.id, fields: { start_date: null, end_date: null } }],
                }
              : null;
          case 6:
            return one ? { kind: 'delete-tasks', ids: [one.id], deletion: id } : null;
          case 7:
            return group ? { kind: 'delete-main-task', id: group.id } : null;
          case 8:
            return group
              ? { kind: 'delete-row', mainTask: group.id, row: b % group.row_count, deletion: id }
              : null;
          case 9:
            return milestone ? { kind: 'delete-milestone', id: milestone.id } : null;
          case 10: {
            const basedOn = plan.main_tasks.map((other) => other.id);
            return { kind: 'order-main-tasks', order: [...basedOn].reverse(), basedOn };
          }
          default: {
            const other = pick(plan.tasks, b);
            const known = pick(plan.dependencies, b);
            if (known && a % 2 === 0) return { kind: 'disconnect', dependency: known };
            if (!one || !other || one.id === other.id) return null;
            const ends = { predecessor: one.id, successor: other.id };
            const isThere = plan.dependencies.some(
              (have) => have.predecessor === one.id && have.successor === other.id,
            );
            return isThere ? null : { kind: 'connect', dependency: { id, roadmap: 7, ...ends } };
          }
        }
      },
  );

let lastId = 1000;
/** Answers the first command as the server would: done, with an id of its own. */
function answerFirst(state: Editing): Editing {
  const [first] = state.pending;
  if (!first) return state;
  lastId += 1;
  const id = lastId;
  const { command } = first;
  const server = applied(state.server, command);
  const withId = JSON.parse(
    JSON.stringify(server).replaceAll(
      /"(id|main_task|predecessor|successor)":(-\d+)/g,
      `"$1":${id}`,
    ),
  ) as RoadmapPlan;
  return answered(state, first.seq, { server: withId, id });
}

const answerAll = (state: Editing): Editing =>
  state.pending.length === 0 ? state : answerAll(answerFirst(state));

function run(makers: readonly Maker[], state: Editing, after = (next: Editing) => next): Editing {
  return makers.reduce((now, make) => {
    const command = make(now);
    return command ? after(issued(now, command)) : now;
  }, state);
}

it('has an inverse for every command', () => {
  fc.assert(
    fc.property(fc.array(anyMaker, { maxLength: 8 }), anyMaker, (before, make) => {
      const state = run(before, editingOf(START));
      const command = make(state);
      if (!command) return;
      const plan = planOf(state);
      const back = inverseOf(plan, command, () => -9999);
      expect(back).not.toBeNull();
      if (back) expect(content(applied(applied(plan, command), back))).toEqual(content(plan));
    }),
    { numRuns: 500 },
  );
});

it('takes back any number of steps, and makes them again, whenever the server answers', () => {
  fc.assert(
    fc.property(
      fc.array(anyMaker, { minLength: 1, maxLength: 30 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
      (makers, answers) => {
        let turn = 0;
        const sometimes = (state: Editing) => {
          turn += 1;
          return answers[turn % answers.length] ? answerFirst(state) : state;
        };
        const done = answerAll(run(makers, editingOf(START), sometimes));
        const end = content(planOf(done));
        let state = done;
        const steps = state.undo.length;
        for (let step = 0; step < steps; step += 1) {
          const taken = undone(state);
          expect(taken.isDone).toBe(true);
          state = sometimes(taken.state);
        }
        state = answerAll(state);
        expect(content(planOf(state))).toEqual(content(START));
        for (let step = 0; step < steps; step += 1) {
          const taken = redone(state);
          expect(taken.isDone).toBe(true);
          state = sometimes(taken.state);
        }
        expect(content(planOf(answerAll(state)))).toEqual(end);
      },
    ),
    { numRuns: 300 },
  );
});

it('is as if what the server refuses had never been asked for', () => {
  fc.assert(
    fc.property(fc.array(anyMaker, { maxLength: 10 }), fc.nat(9), (makers, at) => {
      let state = run(makers, editingOf(START));
      const failed = state.pending[at];
      if (!failed) return;
      for (
        let first = state.pending[0];
        first && first.seq !== failed.seq;
        first = state.pending[0]
      ) {
        state = answerFirst(state);
      }
      state = refused(state, failed.seq, false);
      expect(state.undo.map(({ id }) => id)).not.toContain(failed.made);
      // Nothing that is left names anything that will never be.
      state = answerAll(state);
      for (const { command } of state.undo) expect(temporaryIds(command)).toEqual([]);
      expect(JSON.stringify(planOf(state).tasks)).not.toMatch(/"id":-/);
    }),
    { numRuns: 300 },
  );
});

const move =
  (id: number, by: number): Maker =>
  (state) => {
    const one = planOf(state).tasks.find((other) => other.id === id);
    return one
      ? { kind: 'change-tasks', changes: [{ id, fields: { progress: one.progress + by } }] }
      : null;
  };
const progressOf = (state: Editing, id: number) =>
  planOf(state).tasks.find((one) => one.id === id)?.progress;

it('leads back to where a task was before it was moved to what is refused', () => {
  const toGroup =
    (id: number, group: (state: Editing) => number): Maker =>
    (state) => ({ kind: 'change-tasks', changes: [{ id, fields: { main_task: group(state) } }] });
  const made = (state: Editing) => planOf(state).main_tasks.at(-1)?.id ?? 0;
  const creates: Maker = (state) => ({
    kind: 'create-main-task',
    mainTask: mainTask(temporaryId(state), { index: 3 }),
  });
  let state = run([creates, toGroup(11, made), toGroup(11, () => 2)], editingOf(START));
  state = answerAll(refused(state, state.pending[0]?.seq ?? 0, false));
  const groupOf = () => planOf(state).tasks.find(({ id }) => id === 11)?.main_task;
  expect(groupOf()).toBe(2);
  const back = undone(state);
  expect(back.isDone).toBe(true);
  ({ state } = back);
  expect(groupOf()).toBe(1);
  expect(undone(state).step).toBeNull();
});

it('takes back what was done before and after a refusal', () => {
  let state = run([move(11, 10), move(12, 20), move(13, 30)], editingOf(START));
  const [, second] = state.pending;
  state = answerFirst(state);
  state = refused(state, second?.seq ?? 0, false);
  state = answerAll(state);
  expect([11, 12, 13].map((id) => progressOf(state, id))).toEqual([10, 0, 30]);
  state = undone(state).state;
  state = undone(state).state;
  expect([11, 12, 13].map((id) => progressOf(state, id))).toEqual([0, 0, 0]);
  expect(undone(state).step).toBeNull();
});

it('does not take back what someone else has changed since', () => {
  let state = answerAll(run([move(11, 10), move(12, 20)], editingOf(START)));
  const server = applied(state.server, {
    kind: 'change-tasks',
    changes: [{ id: 12, fields: { progress: 77 } }],
  });
  state = { ...state, server };
  const taken = undone(state);
  expect(taken.isDone).toBe(false);
  expect(progressOf(taken.state, 12)).toBe(77);
  expect(undone(taken.state).isDone).toBe(true);
});

it('does not bring back what has been brought back already', () => {
  const [task] = START.tasks;
  if (!task) throw new Error('No task');
  const deleted = issued(editingOf(START), { kind: 'delete-tasks', ids: [task.id], deletion: -50 });
  const { state, isDone } = undone(reloaded(answerAll(deleted), START));
  expect(isDone).toBe(false);
  expect(state.undo).toEqual([]);
  expect(state.pending).toEqual([]);
});

it('offers a step again that could not be sent, and drops one that was refused', () => {
  const state = undone(answerAll(run([move(11, 10)], editingOf(START)))).state;
  const seq = state.pending[0]?.seq ?? 0;
  expect(state.redo).toHaveLength(1);
  const unreached = refused(state, seq, true);
  expect([unreached.undo.length, unreached.redo.length]).toEqual([1, 0]);
  const denied = refused(state, seq, false);
  expect([denied.undo.length, denied.redo.length]).toEqual([0, 0]);
});

it('drops what was asked of a task that the server did not take', () => {
  let state = editingOf(START);
  const id = temporaryId(state);
  state = issued(state, { kind: 'create-task', task: task(id, null) });
  state = run([move(id, 5), move(11, 5)], state);
  state = refused(state, state.pending[0]?.seq ?? 0, false);
  expect(state.pending.map(({ command }) => command.kind)).toEqual(['change-tasks']);
  expect(state.undo).toHaveLength(1);
});

it('takes back a step out of order', () => {
  let state = answerAll(run([move(11, 10), move(12, 20)], editingOf(START)));
  state = undone(state, state.undo[0]?.id).state;
  expect([11, 12].map((id) => progressOf(state, id))).toEqual([0, 20]);
});

it('takes back and makes again all that one form has changed as one step', () => {
  const before = editingOf(START);
  const dependency = { id: -9, roadmap: 7, predecessor: 13, successor: 15 };
  const batch = before.count;
  const saved = [
    { kind: 'change-tasks', changes: [{ id: 15, fields: { title: 'Renamed' } }] },
    { kind: 'connect', dependency },
  ].reduce((state, command) => issued(state, command as PlanCommand, batch), before);
  expect(saved.undo.at(-1)?.label).toEqual(saved.undo.at(-2)?.label);

  const back = undone(saved);
  expect(back.isDone).toBe(true);
  expect(content(planOf(back.state))).toEqual(content(START));
  expect(back.state.undo).toEqual([]);
  const again = redone(back.state);
  expect(content(planOf(again.state))).toEqual(content(planOf(saved)));
  expect(again.state.redo).toEqual([]);
  // Two forms are two steps.
  const both = issued(saved, { kind: 'disconnect', dependency }, saved.count);
  expect(content(planOf(undone(both).state))).toEqual(content(planOf(saved)));
});
