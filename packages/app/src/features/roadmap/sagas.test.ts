import { monthNumber, type RoadmapPlan, type Task } from '@tavoite/model';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, anOrganization, aUser } from '../../../test/fixtures.js';
import { runApp, settle } from '../../../test/harness.js';
import { aMainTask, aPlan, aRoadmap, aTask } from '../../../test/roadmap.js';
import { appReset } from '../../core/reset.js';
import { languageCall } from '../preferences/index.js';
import { ROADMAP_POLL_MS } from './constants.js';
import type { PlanCommand } from './editing/commands.js';
import { temporaryId } from './editing/history.js';
import { commandIssued, formSaved, planAsked, planShown, redoAsked, undoAsked } from './plans.js';
import { selectPlanView, selectShownPlan } from './selectors.js';
import { roadmapScreen, roadmapWriteCall } from './slice.js';

const january = monthNumber(2026, 1);
const bar = (id: number, row_index: number, changes: Partial<Task> = {}) =>
  aTask(id, { main_task: 1, row_index, start: january, end: january }, changes);

const thePlan = (changes: Partial<RoadmapPlan> = {}): RoadmapPlan =>
  aPlan({
    main_tasks: [aMainTask(1, { row_count: 3 }), aMainTask(2, { index: 1 })],
    tasks: [bar(11, 0), bar(12, 1), bar(13, 2)],
    ...changes,
  });

/** A server that keeps tasks and refuses what is based on an older version. */
function taskServer(tasks: readonly Task[]) {
  const stored = new Map(tasks.map((task) => [task.id, task]));
  const handlers: Handlers = {
    updateTask: ({ params, body: { version, ...fields } }) => {
      const before = stored.get(Number(params.id));
      if (!before) throw refusal(404);
      if (version !== undefined && version !== before.version) {
        throw refusal(409, { detail: 'Changed.', code: 'stale', newest: before });
      }
      const after = { ...before, ...fields, version: before.version + 1 } as Task;
      stored.set(before.id, after);
      return after;
    },
    deleteTasks: () => ({ deletion: 900 }),
    restorePlanItem: () => ({ kind: 'task' as const, roadmap: 7, moved_tasks: [] }),
  };
  return { stored, handlers };
}

async function openRoadmap(handlers: Handlers = {}) {
  const server = taskServer(thePlan().tasks);
  const app = runApp({
    handlers: {
      getUserDetails: () => aUser({ roadmap_manager: true }),
      listRoadmaps: () => aList([aRoadmap()]),
      getRoadmapPlan: () => thePlan({ tasks: [...server.stored.values()] }),
      ...server.handlers,
      ...handlers,
    },
  });
  await settle();
  app.store.dispatch(roadmapScreen.opened());
  await settle();
  app.store.dispatch(planShown(7));
  app.store.dispatch(planAsked(7));
  await settle();
  const issue = (command: PlanCommand) =>
    app.store.dispatch(commandIssued({ roadmap: 7, command }));
  const setProgress = (id: number, progress: number) =>
    issue({ kind: 'change-tasks', changes: [{ id, fields: { progress } }] });
  const progress = () =>
    Object.fromEntries(
      selectPlanView(app.state())?.plan.tasks.map((task) => [task.id, task.progress]) ?? [],
    );
  const sent = () =>
    app
      .callsOf('updateTask')
      .map(({ input, outcome }) => [(input as { params: { id: number } }).params.id, outcome]);
  return {
    ...app,
    server,
    issue,
    setProgress,
    progress,
    sent,
    plan: () => selectShownPlan(app.state()),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows a change at once and sends changes in the order in which they were made', async () => {
  const first = deferred<Task>();
  const app = await openRoadmap();
  const answer = app.handlers.updateTask;
  app.handlers.updateTask = async (input, options) => {
    if (input.params.id === 11) await first.promise;
    if (!answer) throw new Error('no handler');
    return answer(input, options);
  };
  app.setProgress(11, 10);
  app.setProgress(12, 20);
  app.setProgress(11, 30);
  await settle();
  expect(app.progress()).toEqual({ 11: 30, 12: 20, 13: 0 });
  expect(app.sent()).toEqual([[11, 'waiting']]);
  first.resolve(bar(11, 0));
  await settle();
  expect(app.sent()).toEqual([
    [11, 'answered'],
    [12, 'answered'],
    [11, 'answered'],
  ]);
  expect(app.server.stored.get(11)).toMatchObject({ progress: 30, version: 3 });
  expect(app.plan().editing?.pending).toEqual([]);
});

it('rolls back what is refused in the middle, says why, and goes on', async () => {
  const app = await openRoadmap();
  const answer = app.handlers.updateTask;
  app.handlers.updateTask = (input, options) => {
    if (input.params.id === 12) throw refusal(400, { non_field_errors: ['Not now.'] });
    if (!answer) throw new Error('no handler');
    return answer(input, options);
  };
  app.setProgress(11, 10);
  app.setProgress(12, 20);
  app.setProgress(13, 30);
  await settle();
  expect(app.progress()).toEqual({ 11: 10, 12: 0, 13: 30 });
  expect(app.toasts()).toEqual([{ kind: 'error', message: { text: 'Not now.' } }]);
  // Both that were taken can be undone, the one that was refused is not among the steps.
  app.store.dispatch(undoAsked({ roadmap: 7 }));
  app.store.dispatch(undoAsked({ roadmap: 7 }));
  app.store.dispatch(undoAsked({ roadmap: 7 }));
  await settle();
  expect(app.progress()).toEqual({ 11: 0, 12: 0, 13: 0 });
  app.store.dispatch(redoAsked({ roadmap: 7 }));
  await settle();
  expect(app.progress()).toEqual({ 11: 10, 12: 0, 13: 0 });
  expect(app.server.stored.get(11)?.progress).toBe(10);
});

it('takes back a deletion with what the server calls it', async () => {
  const app = await openRoadmap();
  const deletion = temporaryId(app.plan().editing ?? (undefined as never));
  app.issue({ kind: 'delete-tasks', ids: [11, 12], deletion });
  await settle();
  expect(Object.keys(app.progress())).toEqual(['13']);
  const [toast] = app.store.getState().toasts;
  expect(toast?.action?.label).toBe('undo');
  if (toast?.action) app.store.dispatch(toast.action.does);
  await settle();
  expect(app.callsOf('restorePlanItem').map(({ input }) => input)).toEqual([
    { body: { deletion: 900 } },
  ]);
  expect(Object.keys(app.progress())).toEqual(['11', '12', '13']);
  // What the server has made of it is read.
  expect(app.callsOf('getRoadmapPlan')).toHaveLength(2);
});

it('gives what was made before the answer its real id', async () => {
  const created = deferred<Task>();
  const app = await openRoadmap({ createTask: () => created.promise });
  const id = temporaryId(app.plan().editing ?? (undefined as never));
  app.issue({ kind: 'create-task', task: bar(id, 0) });
  app.setProgress(id, 50);
  await settle();
  expect(app.progress()[id]).toBe(50);
  const made = bar(77, 0);
  app.server.stored.set(77, made);
  created.resolve(made);
  await settle();
  expect(app.sent()).toEqual([[77, 'answered']]);
  expect(app.progress()).toEqual({ 11: 0, 12: 0, 13: 0, 77: 50 });
});

it('lets changes of different fields stand side by side', async () => {
  const app = await openRoadmap();
  app.server.stored.set(11, bar(11, 0, { title: 'Renamed', version: 5 }));
  app.setProgress(11, 40);
  await settle();
  expect(app.sent()).toEqual([
    [11, 'refused'],
    [11, 'answered'],
  ]);
  expect(app.server.stored.get(11)).toMatchObject({ title: 'Renamed', progress: 40 });
  expect(app.plan().conflict).toBeNull();
});

it('saves a form beside what others have changed and the plan was read with meanwhile', async () => {
  const app = await openRoadmap();
  const opened = bar(11, 0);
  app.server.stored.set(11, bar(11, 2, { end_date: '2026-03-31', version: 5 }));
  app.store.dispatch(planAsked(7));
  await settle();
  const change = { id: 11, fields: { title: 'Mine' }, version: opened.version, base: opened };
  app.store.dispatch(
    formSaved({ roadmap: 7, command: { kind: 'change-tasks', changes: [change] } }),
  );
  await settle();
  expect(app.plan().conflict).toBeNull();
  expect(app.plan().form?.status).toBe('done');
  expect(app.server.stored.get(11)).toMatchObject({
    title: 'Mine',
    row_index: 2,
    end_date: '2026-03-31',
  });
});

it('asks about a form when someone else has changed the same since it was opened', async () => {
  const app = await openRoadmap();
  const opened = bar(11, 0);
  app.server.stored.set(11, bar(11, 0, { title: 'Theirs', version: 5 }));
  app.store.dispatch(planAsked(7));
  await settle();
  const change = { id: 11, fields: { title: 'Mine' }, version: opened.version, base: opened };
  app.store.dispatch(
    formSaved({ roadmap: 7, command: { kind: 'change-tasks', changes: [change] } }),
  );
  await settle();
  expect(app.plan().conflict).not.toBeNull();
  expect(app.server.stored.get(11)?.title).toBe('Theirs');
});

it('reads tabs and plan again in another language', async () => {
  const app = await openRoadmap({ setLanguage: ({ body }) => body });
  app.handlers.listRoadmaps = () => aList([aRoadmap({ title: 'Tiekartta' })]);
  app.store.dispatch(languageCall.request('fi'));
  await settle();
  expect(app.state().roadmap.list.data).toMatchObject([{ title: 'Tiekartta' }]);
  expect(app.callsOf('getRoadmapPlan')).toHaveLength(2);
});

it('asks when someone else has changed the same', async () => {
  const app = await openRoadmap();
  app.server.stored.set(11, bar(11, 0, { progress: 70, version: 5 }));
  app.setProgress(11, 40);
  app.setProgress(12, 20);
  await settle();
  expect(app.progress()).toEqual({ 11: 70, 12: 20, 13: 0 });
  expect(app.plan().conflict?.command).toMatchObject({ kind: 'change-tasks' });
  expect(app.plan().editing?.undo).toHaveLength(1);
  expect(app.toasts()).toEqual([]);
});

it('keeps a form open with what was wrong', async () => {
  const app = await openRoadmap({
    updateTask: () => {
      throw refusal(400, { title: ['Too long.'] });
    },
  });
  const command = {
    kind: 'change-tasks',
    changes: [{ id: 11, fields: { title: 'x' } }],
  } as const;
  app.store.dispatch(formSaved({ roadmap: 7, command }));
  expect(app.plan().form?.status).toBe('pending');
  await settle();
  expect(app.plan().form).toMatchObject({
    status: 'refused',
    error: { messages: { title: ['Too long.'] } },
  });
  expect(app.toasts()).toEqual([]);
});

it('reads what others have changed within the time of a poll, and not while hidden', async () => {
  let version = 1;
  const app = await openRoadmap({
    listRoadmaps: () => aList([aRoadmap({ plan_version: version })]),
    getRoadmapPlan: () => thePlan({ version, tasks: [bar(11, 0, { progress: version })] }),
  });
  version = 2;
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(ROADMAP_POLL_MS);
  await settle();
  expect(app.progress()).toEqual({ 11: 1 });
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(app.progress()).toEqual({ 11: 2 });
  version = 3;
  jest.advanceTimersByTime(ROADMAP_POLL_MS);
  await settle();
  expect(app.progress()).toEqual({ 11: 3 });
  const reads = app.callsOf('getRoadmapPlan').length;
  jest.advanceTimersByTime(ROADMAP_POLL_MS);
  await settle();
  expect(app.callsOf('getRoadmapPlan')).toHaveLength(reads);
});

it('does not let a reading from before a change undo it', async () => {
  const app = await openRoadmap();
  const old = deferred<RoadmapPlan>();
  app.handlers.getRoadmapPlan = () => old.promise;
  app.store.dispatch(planAsked(7));
  await settle();
  app.setProgress(11, 60);
  await settle();
  old.resolve(thePlan());
  await settle();
  expect(app.progress()[11]).toBe(60);
});

it('saves what was changed although the screen is left, and stops polling', async () => {
  const app = await openRoadmap();
  const slow = deferred<Task>();
  app.handlers.updateTask = () => slow.promise;
  app.setProgress(11, 10);
  app.setProgress(12, 20);
  await settle();
  app.store.dispatch(roadmapScreen.left());
  const lists = app.callsOf('listRoadmaps').length;
  slow.resolve(bar(11, 0, { progress: 10, version: 2 }));
  await settle();
  expect(app.sent().map(([, outcome]) => outcome)).toEqual(['answered', 'answered']);
  jest.advanceTimersByTime(3 * ROADMAP_POLL_MS);
  await settle();
  expect(app.callsOf('listRoadmaps')).toHaveLength(lists);
});

it('sends nothing of an organisation after another one is chosen', async () => {
  const app = await openRoadmap();
  app.handlers.updateTask = () => deferred<Task>().promise;
  app.setProgress(11, 10);
  app.setProgress(12, 20);
  await settle();
  app.handlers.getActiveOrganization = () => ({ organization: anOrganization({ id: 11 }) });
  app.store.dispatch(appReset({ token: 'token-1', home: true }));
  await settle();
  expect(app.sent()).toEqual([[11, 'aborted']]);
  expect(app.state().roadmap.plans.byId).toEqual({});
});

it('says that a roadmap is gone and reads the tabs again', async () => {
  const app = await openRoadmap();
  app.handlers.getRoadmapPlan = () => {
    throw refusal(404);
  };
  app.handlers.listRoadmaps = () => aList([]);
  app.store.dispatch(planAsked(7));
  await settle();
  expect(app.toasts()).toEqual([{ kind: 'info', message: { key: 'roadmap-gone' } }]);
  expect(app.state().roadmap.list.data).toEqual([]);
});

it('offers to bring a deleted roadmap back', async () => {
  const app = await openRoadmap({
    deleteRoadmap: () => '',
    restorePlanItem: () => ({ kind: 'roadmap', roadmap: 7, moved_tasks: [] }),
    listPlanDeletions: () => aList([]),
  });
  app.store.dispatch(roadmapWriteCall.request({ kind: 'delete', id: 7 }));
  await settle();
  const [toast] = app.store.getState().toasts;
  if (toast?.action) app.store.dispatch(toast.action.does);
  await settle();
  expect(app.callsOf('restorePlanItem').map(({ input }) => input)).toEqual([
    { body: { kind: 'roadmap', id: 7 } },
  ]);
});

it('offers to take back the last change, one offer at a time', async () => {
  const app = await openRoadmap();
  app.setProgress(11, 10);
  app.setProgress(12, 20);
  await settle();
  // The offer for the first one has made room.
  expect(app.toasts()).toEqual([
    {
      kind: 'info',
      message: { key: 'step-progress', values: { title: 'Task 12', progress: 20 } },
    },
  ]);
  const [toast] = app.store.getState().toasts;
  expect(toast?.action?.label).toBe('undo');
  if (toast?.action) app.store.dispatch(toast.action.does);
  await settle();
  expect(app.progress()).toEqual({ 11: 10, 12: 0, 13: 0 });
  expect(app.toasts()).toEqual([]);
});
