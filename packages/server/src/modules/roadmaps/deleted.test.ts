import { contract } from '@tavoite/model';
import { eq, sql } from 'drizzle-orm';
import { planMaker, planUsers } from '../../../test/plans.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { planDeletion, task } from '../../db/schema/index.js';

const server = useTestServer();

async function setUp() {
  const users = await planUsers(server);
  const { token } = users.manager;
  const make = planMaker(server, token);
  const roadmap = await make.roadmap();
  const mainTask = await make.mainTask(roadmap, 3);
  const remove = (path: string) => server.request('DELETE', `/api/${path}/`, { token });
  const restore = (body: { deletion: number } | { kind: 'task'; id: number }) =>
    server.call(contract.restorePlanItem, { token, body });
  const restoreAny = (kind: string, id: number) =>
    server.request('POST', '/api/roadmap/restore/', { token, body: { kind, id } });
  const deleted = async () =>
    (await server.call(contract.listPlanDeletions, { token, query: {} })).body.results;
  return { ...users, token, make, roadmap, mainTask, remove, restore, restoreAny, deleted };
}

it('brings back each kind as it was', async () => {
  const { token, make, roadmap, mainTask, remove, restoreAny } = await setUp();
  const second = await make.mainTask(roadmap);
  const task = await make.task(mainTask.id, 1, [1, 3]);
  const next = await make.task(second.id, 0, [4, 5]);
  await server.call(contract.createTaskDependency, {
    token,
    body: { predecessor: task.id, successor: next.id },
  });
  const { body: milestone } = await server.call(contract.createMilestone, {
    token,
    body: { title: 'Launch', roadmap, end_date: '2026-06-30' },
  });
  const parts = async () => {
    const { main_tasks, tasks, milestones, dependencies } = await make.plan(roadmap);
    return { main_tasks, tasks, milestones, dependencies };
  };
  const before = await parts();
  for (const [kind, path, id] of [
    ['task', 'task', task.id],
    ['milestone', 'milestone', milestone.id],
    ['main_task', 'maintask', mainTask.id],
  ] as const) {
    const gone = await remove(`${path}/${id}`);
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await remove(`${path}/${id}`)).status).toBe(404);
    expect(await parts()).not.toEqual(before);
    expect((await restoreAny(kind, id)).body).toEqual({ kind, roadmap, moved_tasks: [] });
    expect(await parts()).toEqual(before);
    expect((await restoreAny(kind, id)).status).toBe(400);
  }
  await make.roadmap('Second');
  await remove(`roadmap/${roadmap}`);
  expect((await server.request('GET', `/api/roadmap/${roadmap}/plan/`, { token })).status).toBe(
    404,
  );
  expect((await restoreAny('roadmap', roadmap)).status).toBe(200);
  expect(await parts()).toEqual(before);
  const { body } = await server.call(contract.listRoadmaps, { token });
  expect(body.results.map(({ id, order }) => [id, order])[0]).toEqual([roadmap, 0]);
});

it('deletes a row, moves those below up, and puts it back between them', async () => {
  const { token, make, roadmap, mainTask, restore } = await setUp();
  for (const row of [0, 1, 2]) await make.task(mainTask.id, row, [1, 3], `In ${row}`);
  const before = (await make.plan(roadmap)).tasks.map(({ id, row_index }) => [id, row_index]);
  const rows = async () =>
    (await make.plan(roadmap)).tasks.map(({ title, row_index }) => [title, row_index]);
  const deleteRow = (rowIndex: number) =>
    server.call(contract.deleteMainTaskRow, {
      token,
      params: { id: mainTask.id },
      query: { rowIndex },
    });
  const { body } = await deleteRow(1);
  expect(body).toMatchObject({ id: mainTask.id, row_count: 2, deletion: expect.any(Number) });
  expect(await rows()).toEqual([
    ['In 0', 0],
    ['In 2', 1],
  ]);
  await restore({ deletion: body.deletion ?? 0 });
  expect((await make.plan(roadmap)).tasks.map(({ id, row_index }) => [id, row_index])).toEqual(
    before,
  );
  expect(fieldErrors(await deleteRow(3))).toHaveProperty('rowIndex');
  await deleteRow(0);
  await deleteRow(0);
  const only = await deleteRow(0);
  expect(only.body).toMatchObject({ row_count: 1, deletion: expect.any(Number) });
  expect((await deleteRow(0)).body).toMatchObject({ row_count: 1, deletion: null });
  expect(await rows()).toEqual([]);
  await restore({ deletion: only.body.deletion ?? 0 });
  expect(await rows()).toEqual([['In 2', 0]]);
});

it('finds room for a bar whose place is taken', async () => {
  const { token, make, roadmap, remove, restore } = await setUp();
  const mainTask = await make.mainTask(roadmap, 1, 'One row');
  const task = await make.task(mainTask.id, 0, [1, 3]);
  await remove(`task/${task.id}`);
  await make.task(mainTask.id, 0, [3, 4]);
  const { body } = await restore({ kind: 'task', id: task.id });
  expect(body.moved_tasks).toEqual([task.id]);
  const plan = await make.plan(roadmap);
  expect(plan.main_tasks.find(({ id }) => id === mainTask.id)?.row_count).toBe(2);
  expect(plan.tasks.find(({ id }) => id === task.id)).toMatchObject({ row_index: 1 });
  expect(token).toBeTruthy();
});

it('brings several tasks back together, and only after what they were in', async () => {
  const { token, make, roadmap, mainTask, remove, restore, restoreAny, deleted } = await setUp();
  const a = await make.task(mainTask.id, 0, [1, 3], 'A');
  const b = await make.task(mainTask.id, 0, [4, 5], 'B');
  const { body } = await server.call(contract.deleteTasks, {
    token,
    body: { tasks: [{ id: a.id, version: 1 }, { id: b.id }] },
  });
  await remove(`maintask/${mainTask.id}`);
  expect(fieldErrors(await restore(body)).non_field_errors).toEqual([
    'The main task that this was in is deleted. Restore it first.',
  ]);
  await remove(`roadmap/${roadmap}`);
  expect((await deleted()).map(({ kind }) => kind)).toEqual(['roadmap']);
  expect(fieldErrors(await restoreAny('main_task', mainTask.id)).non_field_errors).toEqual([
    'The roadmap that this was in is deleted. Restore it first.',
  ]);
  await restoreAny('roadmap', roadmap);
  expect(await deleted()).toMatchObject([
    { kind: 'main_task', title: 'Pilot', task_count: 0, deleted_by: 'Maija Manager' },
    { kind: 'task', title: 'A', task_count: 2, roadmap_title: 'Renewal' },
  ]);
  await restoreAny('main_task', mainTask.id);
  expect((await make.plan(roadmap)).tasks).toEqual([]);
  await restore(body);
  expect((await make.plan(roadmap)).tasks.map(({ id }) => id)).toEqual([a.id, b.id]);
  expect(await deleted()).toEqual([]);
});

it('drops a dependency that would close a circle with newer ones', async () => {
  const { token, make, roadmap, mainTask, remove, restore } = await setUp();
  const [a, b, c] = [
    await make.task(mainTask.id, 0, [1, 2]),
    await make.task(mainTask.id, 0, [3, 4]),
    await make.task(mainTask.id, 0, [5, 6]),
  ];
  const connect = (predecessor: number, successor: number) =>
    server.call(contract.createTaskDependency, { token, body: { predecessor, successor } });
  await connect(a.id, b.id);
  await connect(b.id, c.id);
  await remove(`task/${b.id}`);
  expect((await make.plan(roadmap)).dependencies).toEqual([]);
  expect((await connect(c.id, a.id)).status).toBe(201);
  await restore({ kind: 'task', id: b.id });
  const left = (await make.plan(roadmap)).dependencies;
  expect(left.map(({ predecessor, successor }) => [predecessor, successor])).toEqual([
    [a.id, b.id],
    [c.id, a.id],
  ]);
});

it('keeps what was deleted for 30 days', async () => {
  const { make, roadmap, mainTask, remove, restore, deleted, organizationId } = await setUp();
  const old = await make.task(mainTask.id, 0, [1, 2]);
  const recent = await make.task(mainTask.id, 0, [3, 4]);
  await remove(`task/${old.id}`);
  await server.seed((tx) =>
    tx
      .update(planDeletion)
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .where(eq(planDeletion.organizationId, organizationId)),
  );
  expect(await deleted()).toEqual([]);
  expect((await restore({ kind: 'task', id: old.id })).status).toBe(400);
  await remove(`task/${recent.id}`);
  const stored = await server.seed((tx) =>
    tx.select({ id: task.id }).from(task).where(eq(task.roadmapId, roadmap)),
  );
  expect(stored).toEqual([{ id: recent.id }]);
});
