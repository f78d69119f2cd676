import { contract } from '@tavoite/model';
import { soundFolder, withFolder } from '../../test/import-folders.js';
import { useTestServer } from '../../test/server.js';
import { execute } from '../../test/template.js';
import { until } from '../../test/until.js';
import { importFolder } from './index.js';

const server = useTestServer({ jobs: true });

const HEAD = 'organization,key,title,text,author,monthly_working_day,monthly_recipients';
const folder = {
  ...soundFolder,
  'users.csv': soundFolder['users.csv']?.toString().replace(/,north$/m, ',group') ?? '',
  'reports.csv': `${HEAD}
group,r,Monthly,In short.,ada@group.example,5,Ada@group.example; ben@group.example; board@bank.example; board@bank.example
group,s,Now and then,,,,
`,
};
const importAgain = () => withFolder(folder, (path) => importFolder(server.connection, path));

it('has a report sent every month, to members and to others', async () => {
  await importAgain();
  // What is there already belongs to its managers: it does not become two.
  await importAgain();
  const { body } = await server.call(contract.login, {
    body: { username: 'ada@group.example', password: 'correct horse battery' },
  });
  const token = body.key ?? '';
  const schedules = async () =>
    (await server.call(contract.listReportSchedules, { token, query: {} })).body.results;
  const [schedule, ...others] = await schedules();
  expect(others).toEqual([]);
  expect(schedule).toMatchObject({
    kind: 'working_days',
    day: 5,
    hour: 7,
    language: 'fi',
    users: [expect.any(Number)],
    // Ben is a member of an organisation below, not of this one.
    emails: ['ben@group.example', 'board@bank.example'],
    owner: { name: 'Ada Aalto' },
    next_run: expect.stringMatching(/T07:00/),
  });
  expect(server.mails).toEqual([]);

  await execute(
    server.connection,
    `UPDATE report_schedule SET next_run_at = now() - interval '1 minute';
     UPDATE pgboss.job SET start_after = now() WHERE name = 'report-schedule'`,
  );
  await until(() => server.mails.length === 3);
  expect(server.mails.map(({ to }) => to.address).sort()).toEqual([
    'ada@group.example',
    'ben@group.example',
    'board@bank.example',
  ]);
});
