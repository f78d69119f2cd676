import { contract, type FigureFile, monthNumber } from '@tavoite/model';
import { seedFigures } from '../../../test/figures.js';
import { FORM_TYPE, formOf, type SentFile } from '../../../test/files.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';

const server = useTestServer();
let key: string;
let manager: TestUser;

beforeEach(async () => {
  key = `files-${Math.random().toString(36).slice(2)}`;
  const organization = await server.createOrganization({ key });
  await seedFigures(server, organization, {
    terms: [
      { key: 'all', formula: 'sales + costs', title: 'Everything' },
      {
        key: 'sales',
        title: 'Net sales',
        titleFi: 'Liikevaihto',
        first: monthNumber(2025, 1),
        values: [10, 20.5, 30],
        verified: [true, false, false],
      },
      { key: 'costs', title: 'Costs', first: monthNumber(2025, 1), values: [1, 2, 3] },
    ],
  });
  manager = await server.createUser({
    memberships: { [organization]: { organization_manager: true } },
  });
});

async function send(files: readonly SentFile[], { token } = manager) {
  const { method, path } = contract.readFigureFile;
  const response = await server.app.inject({
    method,
    url: path,
    headers: { authorization: `Token ${token}`, 'content-type': FORM_TYPE },
    payload: formOf(files),
  });
  const { headers, body: text } = response;
  return { status: response.statusCode, headers, text, body: response.json() };
}
const read = async (content: string | Buffer): Promise<FigureFile> => {
  const { status, body } = await send([{ name: 'figures.csv', content }]);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const estimate = (value: number | null) => ({ value, verified: false });

it('says what a file would change, one month per column, and writes nothing', async () => {
  const file = 'term,2025-01,2025-02,2025-04\nsales,10,21,40\ncosts,1,2,\n';
  const { cells, unchanged, problems } = await read(file);
  expect(problems).toEqual([]);
  expect(unchanged).toBe(3);
  expect(cells).toEqual([
    { key: 'sales', month: '2025-02', value: 21, was: estimate(20.5) },
    { key: 'sales', month: '2025-04', value: 40, was: estimate(null) },
  ]);
  expect((await read(file)).cells).toHaveLength(2);
  // What it would change is sent as what is typed.
  const answer = await server.call(contract.changeFigures, {
    token: manager.token,
    body: { cells },
  });
  expect(answer).toMatchObject({ status: 200, body: { edits: [{}, {}] } });
  expect((await read(file)).cells).toEqual([]);
});

it('takes one month per row, with what is verified, and an empty cell for no value', async () => {
  const { cells } = await read(
    `organization,term,month,value,verified\n${key},sales,2025-02,20.5,true\n${key},sales,2025-03,,false\n`,
  );
  expect(cells).toEqual([
    { key: 'sales', month: '2025-02', value: 20.5, verified: true, was: estimate(20.5) },
    { key: 'sales', month: '2025-03', value: null, was: estimate(30) },
  ]);
});

it('reads what spreadsheet programs in Finnish save, and terms by their titles', async () => {
  const { cells, problems } = await read(
    '\uFEFFterm;2025-02;2025-03\r\nliikevaihto;1\u00a0250,5;\u22123\r\nCosts;2;3,0\r\n',
  );
  expect(problems).toEqual([]);
  expect(cells.map(({ key: term, value }) => [term, value])).toEqual([
    ['sales', 1250.5],
    ['sales', -3],
  ]);
});

it.each([
  ['Termi;02/2025;3/2025\nsales;21;31\n'],
  ['TERM,01.02.2025,31.3.2025\nsales,21,31\n'],
  ['termi;kuukausi;arvo\nsales;2/2025;21\nsales;03.2025;31\n'],
  ['Tuote;helmi.25;maaliskuu 2025\nLiikevaihto;21;31\n'],
  [',Feb-25,March 2025\nsales,21,31\n'],
])('reads headings and months as people write them: %j', async (file) => {
  const { cells, problems } = await read(file);
  expect(problems).toEqual([]);
  expect(cells).toEqual([
    { key: 'sales', month: '2025-02', value: 21, was: estimate(20.5) },
    { key: 'sales', month: '2025-03', value: 31, was: estimate(30) },
  ]);
});

it('names each problem with its place, and what is right all the same', async () => {
  const { cells, problems, problem_count } = await read(
    'term,2025-02\nsale,1\nall,2\ncosts,two\nsales,5\n',
  );
  expect(problem_count).toBe(3);
  expect(problems).toEqual([
    'figures.csv, line 2, column 1 (term): There is no term "sale". Did you mean "sales"?',
    'figures.csv, line 3, column 1 (term): The figures of "all" are computed.',
    expect.stringMatching(/^figures.csv, line 4, column 2 \(2025-02\): "two" is not a number\./),
  ]);
  expect(cells.map(({ key: term }) => term)).toEqual(['sales']);
});

it('says that a number may have a comma where the file is separated by semicolons', async () => {
  const { problems } = await read('term;2025-02\nsales;12,5x\n');
  expect(problems).toEqual([
    'figures.csv, line 2, column 2 (2025-02): "12,5x" is not a number. Write digits with a decimal comma or point, such as -1234,5.',
  ]);
});

it('takes figures of its own organisation only', async () => {
  await server.createOrganization({ key: 'other-files' });
  const { cells, problems } = await read(
    'organization,term,2025-02\nother-files,sales,1\nnobody,sales,1\n',
  );
  expect(cells).toEqual([]);
  expect(problems).toHaveLength(2);
});

it.each([
  ['', 'The file is empty'],
  ['PK\u0003\u0004', 'column'],
  ['value\n1\n', 'The column "term" is missing'],
  ['term,month,value\nsales,2025-13,1\n', 'is not a month'],
  ['term,month,value\nsales,13/2025,1\n', 'is not a month'],
  [Buffer.from([0xff, 0xfe, 0x41]), 'UTF-16'],
])('says what is wrong with %j', async (content, words) => {
  const { cells, problems } = await read(content);
  expect(cells).toEqual([]);
  expect(problems.join('\n')).toContain(words);
});

it('takes one file, from organisation managers', async () => {
  const file = { name: 'a.csv', content: 'term,2025-01\n' };
  expect(fieldErrors(await send([file, file]))).toHaveProperty('files');
  expect(fieldErrors(await send([]))).toHaveProperty('files');
  expect(
    fieldErrors(
      await server.request('POST', contract.readFigureFile.path, {
        token: manager.token,
        body: {},
      }),
    ),
  ).toHaveProperty('files');
  const reader = await server.createUser({ memberships: {} });
  expect((await send([file], reader)).status).toBe(403);
});
