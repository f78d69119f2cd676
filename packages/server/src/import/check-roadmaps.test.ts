import { eq } from 'drizzle-orm';
import { problemsOf, soundFolder, withFolder } from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import { mainTask, task } from '../db/schema/index.js';
import { importFolder } from './index.js';

const server = useTestServer();

const HEAD =
  'organization,key,roadmap,main_task,row_index,title,start_date,end_date,targets,predecessors';
const folder = (...tasks: string[]) => ({
  ...soundFolder,
  'roadmaps.csv': 'organization,key,title\n*,plan,Plan\n*,next,Next\n',
  'main_tasks.csv':
    'organization,key,roadmap,title,color_pair,row_count,link_to_roadmap\n*,pilot,plan,Pilot,calm,2,next\n',
  'milestones.csv':
    'organization,key,roadmap,title,end_date,user\n*,launch,plan,Launch,M+1,ben@group.example\n',
  'tasks.csv': `${[HEAD, ...tasks].join('\n')}\n`,
});
const SOUND = [
  '*,buy,,pilot,0,Buy,2026-01-01,2026-02-28,sales,',
  '*,build,,pilot,0,Build,M,M+2,,buy',
  '*,later,plan,,,Later,,,,',
];

it('has no problems with a sound folder, and names those of others', async () => {
  expect(await problemsOf(folder(...SOUND))).toEqual([]);
  expect(
    await problemsOf(
      folder(
        '*,a,,pilot,0,A,2026-01-01,2026-02-28,,b',
        '*,b,,pilot,0,B,2026-02-01,2026-03-31,,a',
        '*,c,,pilot,2,C,2026-01-02,2026-01-30,,',
        '*,d,,,,D,2026-01-01,2026-01-31,,',
        '*,e,,,,E,,,nothing,',
      ),
    ),
  ).toEqual([
    expect.stringMatching(/line 2.*start_date.*overlaps another one/),
    expect.stringMatching(/line 2.*predecessors.*waits for itself: a → b → a/),
    expect.stringMatching(/line 3.*start_date.*overlaps another one/),
    expect.stringMatching(/line 4.*row_index.*the rows 0 to 1/),
    expect.stringMatching(/line 4.*start_date.*not the first day of a month/),
    expect.stringMatching(/line 4.*end_date.*not the last day of a month/),
    expect.stringMatching(/line 5.*main_task.*needs a main task/),
    expect.stringMatching(/line 6.*roadmap.*needs a roadmap/),
    expect.stringMatching(/line 6.*targets.*nothing/),
  ]);
});

it('adds what is new and leaves alone what is there, moved or not', async () => {
  const run = (...tasks: string[]) =>
    withFolder(folder(...tasks), (path) =>
      importFolder(server.connection, path, { today: '2026-03-15' }),
    );
  await run(...SOUND);
  await server.seed((tx) =>
    tx.update(task).set({ title: 'Renamed', rowIndex: 1 }).where(eq(task.key, 'buy')),
  );
  const { written } = await run(...SOUND, '*,more,,pilot,1,More,2026-02-01,2026-02-28,,');
  expect(written.filter(({ what }) => /roadmap|main task|milestone|task/.test(what))).toEqual([
    { what: 'tasks', created: 2, updated: 0 },
  ]);
  const rows = await server.seed((tx) =>
    tx.select({ key: task.key, title: task.title, row: task.rowIndex }).from(task),
  );
  expect(rows.filter(({ key }) => key === 'buy')).toEqual([
    { key: 'buy', title: 'Renamed', row: 1 },
    { key: 'buy', title: 'Renamed', row: 1 },
  ]);
  // Its month in the second row is taken by "buy", which has been moved there.
  expect(rows.filter(({ key }) => key === 'more').map(({ row }) => row)).toEqual([0, 0]);
  const [group] = await server.seed((tx) => tx.select({ rows: mainTask.rowCount }).from(mainTask));
  expect(group?.rows).toBe(2);
});
