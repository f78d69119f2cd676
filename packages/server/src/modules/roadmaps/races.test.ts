import {
  barOfTask,
  contract,
  endOfMonth,
  overlappingBars,
  type RoadmapPlan,
  startOfMonth,
} from '@tavoite/model';
import fc from 'fast-check';
import { month, planMaker, planUsers } from '../../../test/plans.js';
import { IS_LONG } from '../../../test/random-requests.js';
import { useTestServer } from '../../../test/server.js';
import { mainTask, roadmap, task } from '../../db/schema/index.js';

/*
 * Two managers at once, whatever they do: no two bars of a row ever share a month, orders have no
 * gaps, and every answer is one that the contract knows.
 */

const INTERLEAVINGS = IS_LONG ? 200 : 50;
/** Takes seconds; on a machine that does much else minutes. */
const TIMEOUT_MS = 300_000;
const server = useTestServer();

/** Something that a manager does to a plan; numbers choose what of the plan it is done to. */
interface Action {
  readonly kind: 'create' | 'move' | 'swap' | 'row' | 'delete' | 'restore' | 'reorder' | 'place';
  readonly pick: number;
  readonly row: number;
  readonly start: number;
  readonly length: number;
}

const action: fc.Arbitrary<Action> = fc.record({
  kind: fc.constantFrom(
    'create' as const,
    'create' as const,
    'move' as const,
    'move' as const,
    'swap' as const,
    'row' as const,
    'delete' as const,
    'restore' as const,
    'reorder' as const,
    'place' as const,
  ),
  pick: fc.nat(1000),
  row: fc.nat(2),
  start: fc.integer({ min: 1, max: 12 }),
  length: fc.integer({ min: 1, max: 4 }),
});

function check(plan: RoadmapPlan): void {
  const bars = plan.tasks.flatMap((one) => barOfTask(one) ?? []);
  expect(overlappingBars(bars)).toEqual([]);
  expect(plan.main_tasks.map(({ index }) => index)).toEqual(plan.main_tasks.map((_, i) => i));
  const rows = new Map(plan.main_tasks.map(({ id, row_count }) => [id, row_count]));
  for (const bar of bars) expect(bar.rowIndex).toBeLessThan(rows.get(bar.mainTask) ?? 0);
}

it(
  'keeps plans whole whatever two managers do at once',
  async () => {
    const { organizationId, manager } = await planUsers(server);
    const second = await server.createUser({
      memberships: { [organizationId]: { roadmap_manager: true } },
    });
    const make = planMaker(server, manager.token);
    const id = await make.roadmap();
    for (let i = 0; i < 3; i += 1) await make.mainTask(id, 2);

    const send = (token: string, plan: RoadmapPlan, given: Action) => {
      const { kind, pick, row: row_index, start, length } = given;
      const mainTaskId = plan.main_tasks[pick % plan.main_tasks.length]?.id ?? 0;
      const one = plan.tasks[pick % Math.max(1, plan.tasks.length)];
      const other = plan.tasks[(pick + 1) % Math.max(1, plan.tasks.length)];
      const dates = {
        start_date: startOfMonth(month(start)),
        end_date: endOfMonth(month(start + length - 1)),
      };
      const request = (method: string, url: string, body?: unknown) =>
        server.request(method, url, { token, ...(body !== undefined && { body }) });
      const create = { title: 'New', main_task: mainTaskId, row_index, ...dates };
      if (kind === 'create' || one === undefined) return request('POST', '/api/task/', create);
      switch (kind) {
        case 'move':
          return request('PATCH', `/api/task/${one.id}/`, {
            main_task: mainTaskId,
            row_index,
            ...dates,
            ...(pick % 2 === 0 && { version: one.version }),
          });
        case 'swap':
          return request('POST', '/api/task/bulk/', {
            tasks: [one, ...(other === undefined || other.id === one.id ? [] : [other])].map(
              (task, i, all) => {
                const place = all[(i + 1) % all.length] ?? task;
                const { main_task, row_index: at, start_date, end_date } = place;
                return { id: task.id, main_task, row_index: at, start_date, end_date };
              },
            ),
          });
        case 'row':
          return request('POST', `/api/maintask/${mainTaskId}/delete_row/?rowIndex=${row_index}`);
        case 'delete':
          return request('DELETE', `/api/task/${one.id}/`);
        case 'restore':
          return request('POST', '/api/roadmap/restore/', { deletion: Math.max(1, pick % 60) });
        case 'reorder':
          return request('POST', '/api/maintask/order/', {
            roadmap: id,
            main_tasks: plan.main_tasks.map((task) => task.id).reverse(),
          });
        default:
          return request('PATCH', `/api/maintask/${mainTaskId}/`, {
            index: row_index,
            row_count: 3,
          });
      }
    };

    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(action, action, action, async (a, b, c) => {
        const plan = await make.plan(id);
        const answers = await Promise.all([
          send(manager.token, plan, a),
          send(second.token, plan, b),
          send(manager.token, plan, c),
        ]);
        for (const { status } of answers) {
          expect([200, 201, 204, 400, 404, 409]).toContain(status);
          statuses.add(status);
        }
        check(await make.plan(id));
      }),
      { numRuns: INTERLEAVINGS, endOnFailure: true },
    );
    // All of it happened: what was done, refused, gone and stale.
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 201, 400]));
  },
  TIMEOUT_MS,
);

it('lets one of two win the same place and tells the other why', async () => {
  const { organizationId, manager } = await planUsers(server);
  const second = await server.createUser({
    memberships: { [organizationId]: { roadmap_manager: true } },
  });
  const make = planMaker(server, manager.token);
  const { id } = await make.mainTask(await make.roadmap(), 1);
  const create = (token: string, title: string) =>
    server.call(contract.createTask, {
      token,
      body: {
        title,
        main_task: id,
        row_index: 0,
        start_date: startOfMonth(month(1)),
        end_date: endOfMonth(month(2)),
      },
    });
  const answers = await Promise.all([create(manager.token, 'A'), create(second.token, 'B')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(answers.find(({ status }) => status === 400)?.text).toMatch(/would overlap/);
});

it('shows both sides of a stale change: one wins, the other gets 409 with the newest', async () => {
  const { organizationId, manager } = await planUsers(server);
  const second = await server.createUser({
    memberships: { [organizationId]: { roadmap_manager: true } },
  });
  const make = planMaker(server, manager.token);
  const { id } = await make.task((await make.mainTask(await make.roadmap())).id, 0, [1, 2]);
  const change = (token: string, progress: number) =>
    server.request('PATCH', `/api/task/${id}/`, { token, body: { version: 1, progress } });
  const answers = await Promise.all([change(manager.token, 10), change(second.token, 20)]);
  const won = answers.find(({ status }) => status === 200);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ code: 'stale', newest: won?.body });
});

it('holds in the database for those who do not take the lock, too', async () => {
  const { organizationId } = await planUsers(server);
  const overlapping = server.seed(async (tx) => {
    const [plan] = await tx
      .insert(roadmap)
      .values({ organizationId, title: 'Plan', ordering: 0 })
      .returning({ id: roadmap.id });
    const roadmapId = plan?.id ?? 0;
    const [row] = await tx
      .insert(mainTask)
      .values({ organizationId, roadmapId, title: 'Main', ordering: 0 })
      .returning({ id: mainTask.id });
    const bar = {
      organizationId,
      roadmapId,
      mainTaskId: row?.id ?? 0,
      rowIndex: 0,
      startDate: '2026-01-01',
      endDate: '2026-02-28',
      dateLength: 2,
      title: 'Bar',
    };
    await tx.insert(task).values([bar, { ...bar, endDate: '2026-01-31', dateLength: 1 }]);
  });
  await expect(overlapping).rejects.toMatchObject({ code: '23P01', constraint: 'task_overlap' });
});
