import { contract, endOfMonth, startOfMonth } from '@tavoite/model';
import { eq } from 'drizzle-orm';
import { month, planMaker, planUsers } from '../../../test/plans.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';
import { organization, target, user } from '../../db/schema/index.js';

const server = useTestServer();

async function setUp() {
  const users = await planUsers(server);
  const { token } = users.manager;
  const make = planMaker(server, token);
  const roadmap = await make.roadmap();
  const mainTask = await make.mainTask(roadmap);
  return { ...users, token, make, roadmap, mainTask };
}

const dates = (from: number, to: number) => ({
  start_date: startOfMonth(month(from)),
  end_date: endOfMonth(month(to)),
});

it('answers a whole roadmap in one read', async () => {
  const { token, make, roadmap, mainTask, manager, targets } = await setUp();
  const { body: task } = await server.call(contract.createTask, {
    token,
    body: {
      title: 'Buy',
      main_task: mainTask.id,
      row_index: 1,
      ...dates(3, 5),
      date_length: 1,
      targets: [targets.two ?? 0, targets.one ?? 0],
      user: manager.id,
      progress: 40,
    },
  });
  expect(task).toEqual({
    id: expect.any(Number),
    type: 'task',
    title: 'Buy',
    roadmap,
    main_task: mainTask.id,
    row_index: 1,
    ...dates(3, 5),
    date_length: 3,
    targets: [targets.two, targets.one],
    user: manager.id,
    progress: 40,
    version: 1,
  });
  const idea = await server.call(contract.createTask, {
    token,
    body: { title: 'Perhaps', roadmap, date_length: 4 },
  });
  expect(idea.body).toMatchObject({ type: 'idea', main_task: null, start_date: null });
  const after = await make.task(mainTask.id, 0, [6, 7]);
  const dependency = await server.call(contract.createTaskDependency, {
    token,
    body: { predecessor: task.id, successor: after.id },
  });
  const milestone = await server.call(contract.createMilestone, {
    token,
    body: { title: 'Launch', roadmap, end_date: '2026-06-30' },
  });
  const plan = await make.plan(roadmap);
  expect(plan).toMatchObject({
    roadmap: { id: roadmap, order: 0, plan_version: plan.version },
    main_tasks: [mainTask],
    milestones: [milestone.body],
    dependencies: [dependency.body],
    users: [{ id: manager.id, full_name: 'Maija Manager' }],
    color_pairs: [],
  });
  expect(plan.tasks).toEqual([after, task, idea.body]);
  expect(plan.targets.map(({ id, current_value }) => [id, current_value]).sort()).toEqual(
    [
      [targets.one, 80],
      [targets.two, 160],
    ].sort(),
  );
});

it('raises the plan version with every change of the plan, and only then', async () => {
  const { token, reader, make, roadmap, mainTask } = await setUp();
  const version = async () =>
    (await server.call(contract.listRoadmaps, { token: reader.token })).body.results.find(
      ({ id }) => id === roadmap,
    )?.plan_version ?? 0;
  let last = await version();
  const grows = async (change: () => Promise<unknown>) => {
    await change();
    const now = await version();
    expect(now).toBeGreaterThan(last);
    last = now;
  };
  await grows(() => make.task(mainTask.id, 0, [1, 2]));
  await grows(() => make.mainTask(roadmap));
  await grows(() =>
    server.call(contract.updateRoadmap, { token, params: { id: roadmap }, body: { title: 'New' } }),
  );
  await make.plan(roadmap);
  await make.task(mainTask.id, 0, [1, 2]);
  expect(await version()).toBe(last);
});

describe('a task', () => {
  it('is refused where it would overlap, at another length than whole months, or nowhere', async () => {
    const { token, make, roadmap, mainTask } = await setUp();
    await make.task(mainTask.id, 0, [3, 5], 'First');
    const create = async (fields: Record<string, unknown>) =>
      fieldErrors(
        await server.request('POST', '/api/task/', {
          token,
          body: { title: 'Second', main_task: mainTask.id, row_index: 0, ...fields },
        }),
      );
    expect(await create(dates(5, 6))).toEqual({
      non_field_errors: ['“Second” would overlap “First”.'],
    });
    expect(await create(dates(7, 6))).toEqual({
      date_length: ['A task takes at least one month.'],
    });
    expect(await create({ ...dates(7, 8), date_length: 0 })).toHaveProperty('date_length');
    expect(await create({ ...dates(7, 8), start_date: '2026-07-02' })).toHaveProperty('start_date');
    expect(await create({ ...dates(7, 8), end_date: '2026-08-30' })).toHaveProperty('end_date');
    expect(await create({ ...dates(7, 8), row_index: 2 })).toHaveProperty('row_index');
    expect(await create({ ...dates(7, 8), main_task: 1_000_000 })).toHaveProperty('main_task');
    expect(await create({ ...dates(7, 8), progress: 101 })).toHaveProperty('progress');
    expect(await create({ ...dates(7, 8), progress: 2.5 })).toHaveProperty('progress');
    expect(await create({ ...dates(7, 8), targets: [1_000_000] })).toHaveProperty('targets');
    expect(await create({ ...dates(7, 8), user: 1_000_000 })).toHaveProperty('user');
    expect(await create({ ...dates(7, 8), title: ' ' })).toHaveProperty('title');
    expect((await make.plan(roadmap)).tasks).toHaveLength(1);
  });

  it('moves between rows and main tasks, becomes an idea and comes back', async () => {
    const { token, make, roadmap, mainTask } = await setUp();
    const other = await make.mainTask(roadmap);
    const { id } = await make.task(mainTask.id, 0, [3, 5]);
    const patch = (body: Record<string, unknown>) =>
      server.call(contract.updateTask, { token, params: { id }, body });
    const moved = await patch({ main_task: other.id, row_index: 1, ...dates(1, 1) });
    expect(moved.body).toMatchObject({ main_task: other.id, row_index: 1, date_length: 1 });
    const idea = await patch({ start_date: null, end_date: null });
    expect(idea.body).toMatchObject({ type: 'idea', main_task: null, row_index: null, roadmap });
    expect((await patch({ title: 'Still one' })).body).toMatchObject({ type: 'idea' });
    expect(fieldErrors(await patch(dates(2, 3)))).toHaveProperty('main_task');
    const back = await patch({ main_task: mainTask.id, row_index: 0, ...dates(2, 3) });
    expect(back.body).toMatchObject({ type: 'task', date_length: 2, title: 'Still one' });
    const elsewhere = await make.mainTask(await make.roadmap('Other'));
    expect(fieldErrors(await patch({ main_task: elsewhere.id }))).toHaveProperty('main_task');
  });

  it('is listed by roadmap, main task, row and target', async () => {
    const { token, make, roadmap, mainTask, targets, reader } = await setUp();
    const first = await make.task(mainTask.id, 0, [3, 5]);
    const second = await make.task(mainTask.id, 1, [3, 5]);
    await server.call(contract.updateTask, {
      token,
      params: { id: second.id },
      body: { targets: [targets.one ?? 0] },
    });
    const list = async (query: Record<string, number>) =>
      (await server.call(contract.listTasks, { token: reader.token, query })).body.results.map(
        ({ id }) => id,
      );
    expect(await list({ roadmapId: roadmap })).toEqual([first.id, second.id]);
    expect(await list({ maintaskId: mainTask.id, rowIndex: 0 })).toEqual([first.id]);
    expect(await list({ target: targets.one ?? 0 })).toEqual([second.id]);
    expect(await list({ target: targets.two ?? 0 })).toEqual([]);
  });
});

describe('several tasks', () => {
  it('change places at once, all or none', async () => {
    const { token, make, roadmap, mainTask } = await setUp();
    const a = await make.task(mainTask.id, 0, [1, 3], 'A');
    const b = await make.task(mainTask.id, 0, [4, 6], 'B');
    const bulk = (tasks: Parameters<typeof body>[0]) =>
      server.call(contract.updateTasks, { token, body: body(tasks) });
    const body = (
      tasks: { id: number; version?: number; start_date: string; end_date: string }[],
    ) => ({
      tasks,
    });
    const swapped = await bulk([
      { id: a.id, version: 1, ...dates(4, 6) },
      { id: b.id, version: 1, ...dates(1, 3) },
    ]);
    expect(swapped.body.results.map(({ start_date }) => start_date)).toEqual([
      b.start_date,
      a.start_date,
    ]);
    const refused = await bulk([
      { id: a.id, ...dates(8, 9) },
      { id: b.id, ...dates(9, 10) },
    ]);
    expect(fieldErrors(refused)).toEqual({ non_field_errors: ['“A” would overlap “B”.'] });
    const stale = await bulk([{ id: a.id, version: 1, ...dates(8, 9) }]);
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', newest: [{ version: 2 }] } });
    expect((await make.plan(roadmap)).tasks.map(({ version }) => version)).toEqual([2, 2]);
  });
});

describe('main tasks and roadmaps', () => {
  it('keep an order without gaps', async () => {
    const { token, make, roadmap, mainTask } = await setUp();
    const second = await make.mainTask(roadmap);
    const third = await make.mainTask(roadmap);
    const order = async () =>
      (await make.plan(roadmap)).main_tasks.map(({ id, index }) => [id, index]);
    await server.call(contract.updateMainTask, {
      token,
      params: { id: third.id },
      body: { index: 0, version: 1 },
    });
    expect(await order()).toEqual([
      [third.id, 0],
      [mainTask.id, 1],
      [second.id, 2],
    ]);
    // Others that moved along have not changed themselves.
    const moved = await server.call(contract.updateMainTask, {
      token,
      params: { id: mainTask.id },
      body: { index: 0, version: 1 },
    });
    expect(moved.status).toBe(200);
    await server.call(contract.orderMainTasks, {
      token,
      body: { roadmap, main_tasks: [second.id, 77_777, third.id] },
    });
    expect(await order()).toEqual([
      [second.id, 0],
      [third.id, 1],
      [mainTask.id, 2],
    ]);
    const stale = await server.call(contract.orderMainTasks, {
      token,
      body: { roadmap, main_tasks: [third.id], based_on: [mainTask.id, second.id, third.id] },
    });
    expect(stale).toMatchObject({ status: 409, body: { newest: [{ id: second.id }, {}, {}] } });

    const last = await make.roadmap('Last');
    const roadmaps = await server.call(contract.orderRoadmaps, {
      token,
      body: { roadmaps: [last] },
    });
    expect(roadmaps.body.results.map(({ id, order: at }) => [id, at])).toEqual([
      [last, 0],
      [roadmap, 1],
    ]);
    const first = await server.call(contract.updateRoadmap, {
      token,
      params: { id: roadmap },
      body: { order: 0 },
    });
    expect(first.body.order).toBe(0);
  });

  it('have the rows that their tasks need, and lead to roadmaps in use', async () => {
    const { token, make, roadmap, mainTask } = await setUp();
    await make.task(mainTask.id, 1, [1, 3]);
    const patch = (body: Record<string, unknown>) =>
      server.call(contract.updateMainTask, { token, params: { id: mainTask.id }, body });
    expect(fieldErrors(await patch({ row_count: 1 }))).toHaveProperty('row_count');
    expect(fieldErrors(await patch({ row_count: 0 }))).toHaveProperty('row_count');
    expect(fieldErrors(await patch({ link_to_roadmap: [roadmap] }))).toHaveProperty(
      'link_to_roadmap',
    );
    expect(fieldErrors(await patch({ color_pair: 9_999 }))).toHaveProperty('color_pair');
    const other = await make.roadmap('Other');
    expect((await patch({ link_to_roadmap: [other] })).body.link_to_roadmap).toEqual([other]);
    await server.call(contract.deleteRoadmap, { token, params: { id: other }, query: {} });
    expect((await make.plan(roadmap)).main_tasks[0]?.link_to_roadmap).toEqual([]);
  });
});

describe('dependencies', () => {
  it('are made once, in one roadmap, and never in a circle', async () => {
    const { token, make, roadmap, mainTask } = await setUp();
    const [a, b, c] = [
      await make.task(mainTask.id, 0, [1, 2]),
      await make.task(mainTask.id, 0, [3, 4]),
      await make.task(mainTask.id, 0, [5, 6]),
    ];
    const connect = (predecessor: number, successor: number) =>
      server.call(contract.createTaskDependency, { token, body: { predecessor, successor } });
    const first = await connect(a.id, b.id);
    expect(first.status).toBe(201);
    expect((await connect(a.id, b.id)).body).toEqual(first.body);
    await connect(b.id, c.id);
    const circle = {
      non_field_errors: ['A task cannot wait for itself, not even through others.'],
    };
    expect(fieldErrors(await connect(c.id, a.id))).toEqual(circle);
    expect(fieldErrors(await connect(a.id, a.id))).toEqual(circle);
    const elsewhere = await make.task(
      (await make.mainTask(await make.roadmap('Other'))).id,
      0,
      [1, 1],
    );
    expect(fieldErrors(await connect(a.id, elsewhere.id))).toHaveProperty('non_field_errors');
    expect(fieldErrors(await connect(a.id, 1_000_000))).toHaveProperty('successor');
    await server.call(contract.deleteTaskDependency, { token, params: { id: first.body.id } });
    expect((await make.plan(roadmap)).dependencies).toHaveLength(1);
  });
});

it('answers 409 with the newest when a change was based on an older version', async () => {
  const { token, make, mainTask, roadmap } = await setUp();
  const task = await make.task(mainTask.id, 0, [1, 2]);
  const change = (version: number, progress: number) =>
    server.call(contract.updateTask, {
      token,
      params: { id: task.id },
      body: { version, progress },
    });
  expect((await change(1, 10)).body).toMatchObject({ version: 2, progress: 10 });
  expect(await change(1, 20)).toMatchObject({
    status: 409,
    body: {
      detail: 'Someone else has changed this in the meantime.',
      code: 'stale',
      newest: { id: task.id, version: 2, progress: 10 },
    },
  });
  for (const stale of [
    await server.request('DELETE', `/api/task/${task.id}/?version=1`, { token }),
    await server.request('DELETE', `/api/roadmap/${roadmap}/?version=9`, { token }),
    await server.request('POST', `/api/maintask/${mainTask.id}/delete_row/?rowIndex=0&version=9`, {
      token,
    }),
    await server.request('PATCH', `/api/roadmap/${roadmap}/`, { token, body: { version: 9 } }),
  ])
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', newest: {} } });
  expect((await change(2, 30)).status).toBe(200);
});

it('leaves out users and targets that are gone', async () => {
  const { token, make, roadmap, mainTask, targets, organizationId } = await setUp();
  const gone = await server.createUser({ memberships: { [organizationId]: {} } });
  const task = await make.task(mainTask.id, 0, [1, 2]);
  await server.call(contract.updateTask, {
    token,
    params: { id: task.id },
    body: { user: gone.id, targets: [targets.one ?? 0, targets.two ?? 0] },
  });
  await server.seed(async (tx) => {
    await tx.delete(user).where(eq(user.id, gone.id));
    await tx.delete(target).where(eq(target.id, targets.one ?? 0));
  });
  expect(await make.plan(roadmap)).toMatchObject({
    tasks: [{ id: task.id, user: null, targets: [targets.two] }],
    users: [],
  });
});

it('shows all roadmaps of the organisation and those below it where they are open', async () => {
  const { reader, manager, make, roadmap, mainTask, organizationId } = await setUp();
  await make.task(mainTask.id, 0, [1, 2]);
  const late = await make.task(mainTask.id, 0, [8, 9]);
  const child = await planUsers(server);
  await server.seed((tx) =>
    tx
      .update(organization)
      .set({ parentId: organizationId })
      .where(eq(organization.id, child.organizationId)),
  );
  const below = planMaker(server, child.manager.token);
  const childRoadmap = await below.roadmap('Below');
  await below.task((await below.mainTask(childRoadmap)).id, 0, [8, 8]);
  const { body } = await server.call(contract.getRoadmapOverview, {
    token: reader.token,
    query: dates(7, 8),
  });
  expect(body.organizations.map((one) => one.organization.id)).toEqual([
    organizationId,
    child.organizationId,
  ]);
  expect(body.organizations[0]?.roadmaps).toMatchObject([
    { roadmap: { id: roadmap }, tasks: [{ id: late.id }] },
  ]);
  expect(body.organizations[1]?.roadmaps).toMatchObject([
    { roadmap: { id: childRoadmap, title: 'Below' }, main_tasks: [{}], tasks: [{}] },
  ]);
  const own = await server.call(contract.getRoadmapOverview, {
    token: child.reader.token,
    query: {},
  });
  expect(own.body.organizations).toHaveLength(1);
  expect(manager.id).not.toBe(child.manager.id);
});
