import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  barOfTask,
  contract,
  currentMonth,
  endOfMonth,
  formatMonth,
  isBrokenDependency,
  isLate,
  type SeriesType,
  seriesType,
  startOfMonth,
  targetProgress,
} from '@tavoite/model';
import { parse } from 'csv-parse/sync';
import { rememberSignIns } from '../src/cli/demo.js';
import { checkFolder, importFolder } from '../src/import/index.js';
import { useTestServer } from '../test/server.js';
import { demoData } from './figures.js';

const FOLDER = __dirname;
const MAX_BYTES = 500 * 1024;

type Row = Record<string, string>;

async function rowsOf(file: string): Promise<Row[]> {
  return parse(await readFile(join(FOLDER, file), 'utf8'), { columns: true });
}

test('data.csv is what generate.ts writes', async () => {
  expect(await readFile(join(FOLDER, 'data.csv'), 'utf8')).toBe(demoData());
});

test('the folder has neither problems nor warnings, in any month, and is small', async () => {
  for (const today of ['2024-02-29', '2026-11-21', '2031-12-31']) {
    expect((await checkFolder(FOLDER, { today })).problems).toEqual([]);
  }
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.csv'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(FOLDER, name))).size));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_BYTES);
});

test('it shows what the product can: series types, redirect, second axis, radar, fiscal years', async () => {
  const series = await rowsOf('mapping_terms.csv');
  const types = new Set(series.map(({ type }) => type as SeriesType));
  expect([...types].sort()).toEqual([...seriesType.options].sort());
  expect(series.some((row) => row.second_axis === 'true')).toBe(true);
  const mappings = await rowsOf('mappings.csv');
  expect(mappings.filter(({ redirect }) => redirect === 'true')).toHaveLength(1);
  expect(mappings.some(({ parent }) => parent !== '')).toBe(true);
  expect(mappings.some((row) => row.target_type === 'radar')).toBe(true);
  const starts = (await rowsOf('organizations.csv')).map((row) => row.start_of_fiscal_year);
  expect(new Set(starts).size).toBeGreaterThan(1);
});

test('the page of a target draws it with its term', async () => {
  const terms = await rowsOf('mapping_terms.csv');
  const targets = await rowsOf('targets.csv');
  const without = (await rowsOf('mappings.csv')).filter(({ key, view_title, target_type }) => {
    const drawn = terms.filter(({ mapping }) => mapping === key).map(({ term }) => term);
    return (
      target_type === '' &&
      targets.some(({ link_tag, formula }) => link_tag === view_title && drawn.includes(formula))
    );
  });
  expect(without).toEqual([]);
});

test('a report named after three months shows these only', async () => {
  const report = (await rowsOf('reports.csv')).find(({ key }) => key === 'three-months');
  const graphs = await rowsOf('report_graphs.csv');
  for (const item of report?.items?.split(' ') ?? []) {
    expect(graphs.find(({ key }) => key === item)).toMatchObject({
      start_date: 'M-4',
      end_date: 'M-2',
    });
  }
});

test('every title has its Finnish twin', async () => {
  for (const [file, title] of [
    ['organizations.csv', 'name'],
    ['objectives.csv', 'title'],
    ['terms.csv', 'title'],
    ['target_groups.csv', 'title'],
    ['targets.csv', 'title'],
    ['mappings.csv', 'view_title'],
    ['roadmaps.csv', 'title'],
    ['milestones.csv', 'title'],
    ['main_tasks.csv', 'title'],
    ['tasks.csv', 'title'],
  ] as const) {
    const missing = (await rowsOf(file)).filter((row) => !row[title] || !row[`${title}_fi`]);
    expect(missing).toEqual([]);
  }
  // A heading of links is in one language: the product's own words are in both.
  const headed = (await rowsOf('mappings.csv')).filter((row) => row.related_pages_title);
  expect(headed).toEqual([]);
});

describe('imported', () => {
  const server = useTestServer({ jobs: true });
  const month = currentMonth() - 1;
  const period = { start_date: startOfMonth(month), end_date: endOfMonth(month) };
  let token: string;

  beforeAll(async () => {
    await importFolder(server.connection, FOLDER);
    const [manager] = await rowsOf('users.csv');
    const { body } = await server.call(contract.login, {
      body: { username: manager?.email ?? '', password: manager?.password ?? '' },
    });
    token = body.key ?? '';
  });

  test('whoever has written or read a notification has signed in', async () => {
    await rememberSignIns(server.connection);
    const { body } = await server.call(contract.listPeople, { token });
    for (const person of body.results) {
      expect(person).toMatchObject({ status: 'active', last_sign_in: expect.any(String) });
      expect(Date.parse(person.last_sign_in ?? '')).toBeLessThanOrEqual(Date.now());
    }
    expect(body.results.map(({ full_name }) => full_name)).toContain('Jukka Heikkinen');
  });

  test('targets stand in every state in the newest closed month', async () => {
    const { body } = await server.call(contract.listTargets, { token, query: period });
    const states = body.results.map((target) => ({
      ...targetProgress(target),
      ...target,
    }));
    const some = (matches: (state: (typeof states)[number]) => boolean) =>
      expect(states.filter(matches)).not.toEqual([]);
    some(({ colour, red_ground }) => colour === 'red' && !red_ground);
    some(({ colour }) => colour === 'yellow');
    some(({ colour, achieved }) => colour === 'green' && !achieved);
    some(({ achieved, reversed_target }) => achieved && !reversed_target);
    some(({ achieved, reversed_target }) => achieved && reversed_target);
    some(({ achieved, reversed_target }) => !achieved && reversed_target);
    some(({ value_numeric_type: type, current_value: value }) => type === 'int' && value !== null);
    some(({ current_value: current }) => current === null);
    some(({ current_value: current, target_value: goal }) => (current ?? 0) < 0 && (goal ?? 0) > 0);
    some(({ current_value: current, target_value: goal }) => (current ?? 0) < 0 && (goal ?? 0) < 0);
    some(({ red_ground }) => red_ground);
    expect(
      states.filter(({ is_verified, current_value }) => current_value !== null && !is_verified),
    ).toEqual([]);
  });

  test('six graphs and two data maps, all of which can be drawn, in three reports, one of them sent, and every month again', async () => {
    const itemsOf = async () => [
      ...(await server.call(contract.listReportGraphs, { token })).body.results,
      ...(await server.call(contract.listReportDataMaps, { token })).body.results,
    ];
    let items = await itemsOf();
    for (let tries = 0; items.some(({ state }) => state === 'processing') && tries < 600; tries++) {
      await sleep(100);
      items = await itemsOf();
    }
    expect(items.map(({ state, error }) => ({ state, error }))).toEqual(
      Array(8).fill({ state: 'ready', error: null }),
    );
    const { body } = await server.call(contract.listReports, { token, query: {} });
    expect(body.results.map((report) => report.properties.order.length)).toEqual([3, 3, 2]);
    expect(body.results.filter((report) => report.last_send !== null)).toMatchObject([
      {
        last_send: { deliveries: { sent: 3 } },
        next_send: { kind: 'working_days', day: 5, recipients: 3 },
      },
    ]);
    expect(body.results.filter((report) => report.next_send !== null)).toHaveLength(1);
  });

  test('three levels of target groups, each with an owner', async () => {
    const { body } = await server.call(contract.listTargetGroups, {
      token,
      query: { ...period, all: true },
    });
    const groups = new Map(body.results.map((group) => [group.id, group]));
    const depth = (id: number | null): number =>
      id === null ? 0 : 1 + depth(groups.get(id)?.parent ?? null);
    expect(Math.max(...[...groups.keys()].map(depth))).toBe(3);
    expect([...groups.values()].filter(({ user }) => user === null)).toEqual([]);
  });

  test('36 closed months before the current one and 12 estimated ones from it on', async () => {
    const read = async (isVerified: boolean) =>
      (
        await server.call(contract.getRawDataTimespan, {
          token,
          query: isVerified ? { is_verified: true } : {},
        })
      ).body;
    expect(await read(true)).toMatchObject({ start_date: startOfMonth(month - 35) });
    expect((await read(true)).end_date?.slice(0, 7)).toBe(formatMonth(month));
    expect((await read(false)).end_date?.slice(0, 7)).toBe(formatMonth(month + 12));
  });

  test('three linked roadmaps with work that is done, late, ahead and without dates', async () => {
    const { body } = await server.call(contract.listRoadmaps, { token });
    expect(body.results).toHaveLength(3);
    const plans = [];
    for (const { id } of body.results)
      plans.push((await server.call(contract.getRoadmapPlan, { token, params: { id } })).body);
    for (const { main_tasks, milestones, targets, users } of plans) {
      expect(main_tasks.length).toBeGreaterThanOrEqual(6);
      expect(main_tasks.length).toBeLessThanOrEqual(10);
      expect(main_tasks.some((one) => one.link_to_roadmap.length > 0)).toBe(true);
      for (const some of [milestones, targets, users]) expect(some).not.toEqual([]);
    }
    const tasks = plans.flatMap((plan) => plan.tasks);
    const bars = tasks.flatMap((task) => {
      const bar = barOfTask(task);
      return bar === null ? [] : [{ ...bar, ...task }];
    });
    const today = currentMonth();
    expect(bars.some((bar) => isLate(bar, today))).toBe(true);
    expect(bars.some((bar) => bar.progress === 100)).toBe(true);
    expect(bars.some((bar) => bar.startMonth > today && bar.progress === 0)).toBe(true);
    expect(tasks.length).toBeGreaterThan(bars.length);
    const byId = new Map(bars.map((bar) => [bar.id, bar]));
    const broken = plans
      .flatMap((plan) => plan.dependencies)
      .map(({ predecessor, successor }) =>
        isBrokenDependency(
          byId.get(predecessor) ?? { endMonth: null },
          byId.get(successor) ?? { startMonth: null },
        ),
      );
    expect([...new Set(broken)].sort()).toEqual([false, true]);
  });

  test('a group is the sum of what is below it', async () => {
    const organizations = (await rowsOf('organizations.csv')).map(({ key }) => key);
    const data = (await rowsOf('data.csv')).filter(({ term }) => term === 'sales_maintenance');
    expect(data).toHaveLength(organizations.length);
    const last = (key: string) => Number(data.find((row) => row.organization === key)?.['M-1']);
    expect(last('services')).toBeCloseTo(last('south') + last('north'), 6);
    expect(last('havulinna')).toBeCloseTo(last('elements') + last('services') + last('sweden'), 6);
  });
});
