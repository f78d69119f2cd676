import { contract } from '@tavoite/model';
import { useTestServer } from '../../../test/server.js';
import { createInstallation } from '../../files/installation.js';
import { setUpCode } from './code.js';

const server = useTestServer();
let networks = 0;
const fromNewNetwork = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });
const codeOf = async () =>
  setUpCode((await createInstallation(server.services.database).read()).signingKey);

const INPUT = {
  organization_name: 'Pohjoinen Öljy Oy',
  time_zone: 'Europe/Stockholm',
  email: 'Maija@Example.fi',
  full_name: 'Maija Manager',
  language: 'fi' as const,
  new_password1: 'seven blue lanterns',
  new_password2: 'seven blue lanterns',
};

const isOpen = async (code: string) =>
  (await server.call(contract.checkSetUp, { body: { code }, headers: fromNewNetwork() })).body
    .is_open;
const setUp = async (changes: Partial<typeof INPUT & { code: string }>) =>
  server.call(contract.setUp, {
    body: { code: await codeOf(), ...INPUT, ...changes },
    headers: fromNewNetwork(),
  });

it('makes nothing without the code, nor with a poor password', async () => {
  const code = await codeOf();
  expect(await isOpen(code)).toBe(true);
  for (const wrong of ['', 'x', code.slice(1), `${code}x`, `${code.slice(0, -1)}!`]) {
    expect(await isOpen(wrong)).toBe(false);
    expect(await setUp({ code: wrong })).toMatchObject({
      status: 400,
      body: { code: [expect.stringContaining('does not work')] },
    });
  }
  const refused = await setUp({ new_password1: 'maija manager', new_password2: 'other' });
  expect(refused.status).toBe(400);
  expect((refused.body as unknown as { new_password2: string[] }).new_password2).toHaveLength(2);
  expect((await setUp({ time_zone: 'Europe/Nowhere' })).status).toBe(400);
  expect(await isOpen(code)).toBe(true);
});

it('makes one organisation and one manager, whoever comes at once, and nothing afterwards', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, i) => setUp({ email: `manager${i}@example.fi` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const login = await server.call(contract.login, {
    body: { username: `manager${winner}@example.fi`, password: INPUT.new_password1 },
  });
  const { key } = login.body as { key: string };
  const { body } = await server.call(contract.getActiveOrganization, { token: key, query: {} });
  expect(body).toMatchObject({ organization: { name: 'Pohjoinen Öljy Oy' } });
  const user = await server.call(contract.getUserDetails, { token: key });
  expect(user.body).toMatchObject({ organization_manager: true, report_manager: true });
  const people = await server.call(contract.listPeople, { token: key });
  expect(people.body.results).toHaveLength(1);
  expect(await isOpen(await codeOf())).toBe(false);
  const { rows } = await server.services.database.query<{ key: string; time_zone: string }>(
    'SELECT key, time_zone FROM organization',
  );
  expect(rows).toEqual([{ key: 'pohjoinen-oljy-oy', time_zone: 'Europe/Stockholm' }]);
});
