import { extended, problemsOf, TODAY, withFolder } from '../../test/import-folders.js';
import { checkFolder } from './check.js';

describe('cells', () => {
  const cases: [file: string, row: string, problem: string][] = [
    [
      'organizations.csv',
      'a b,Name,,,,',
      'line 4, column 1 (key): "a b" is not a key. A key has 1 to 100 characters, without spaces, commas, semicolons, quotation marks, brackets or asterisks.',
    ],
    [
      'organizations.csv',
      'south,South,,group,13,',
      'line 4, column 5 (start_of_fiscal_year): "13" is not a whole number from 1 to 12.',
    ],
    [
      'organizations.csv',
      'south,South,,group,,Europe/Helsink',
      'line 4, column 6 (time_zone): "Europe/Helsink" is not a time zone. Did you mean "Europe/Helsinki"?',
    ],
    [
      'users.csv',
      'cid(at)group.example,,,,',
      'line 4, column 1 (email): "cid(at)group.example" is not an e-mail address.',
    ],
    [
      'users.csv',
      'cid@group.example,Cid,sv,,',
      'line 4, column 3 (language): "sv" is not known; write en or fi.',
    ],
    [
      'users.csv',
      'cid@group.example,Cid,,short,',
      'line 4, column 4 (password): The password is too short: use at least 12 characters.',
    ],
    [
      'memberships.csv',
      'group,ben@group.example,perhaps',
      'line 4, column 3 (report_manager): "perhaps" is neither true nor false (yes, no, 1 and 0 work, too).',
    ],
    [
      'settings.csv',
      'group,logic roadmpa',
      'line 3, column 2 (restricted_views): "roadmpa" is not known; known are strategy, roadmap, logic, notifications, system-messages or data-map. Did you mean "roadmap"?',
    ],
    [
      'color_pairs.csv',
      '*,warm,Warm,orange,#fff',
      'line 3, column 4 (color): "orange" is not a colour. Write # and six digits, such as #0b5f6b.',
    ],
    [
      'data.csv',
      'group,sales,03/2025,1,true',
      'line 6, column 3 (month): "03/2025" is not a month. Write YYYY-MM: 2025-03.',
    ],
    [
      'data.csv',
      'group,sales,2025-13,1,true',
      'line 6, column 3 (month): "2025-13" is not a month. Write YYYY-MM, such as 2025-01.',
    ],
    [
      'data.csv',
      'group,sales,2025-03,"1 234,50",true',
      'line 6, column 4 (value): "1 234,50" is not a number. Write 1234.50: a decimal point, nothing between thousands.',
    ],
    [
      'data.csv',
      'group,sales,2025-03,"3,500.5",true',
      'line 6, column 4 (value): "3,500.5" is not a number. Write 3500.5: a decimal point, nothing between thousands.',
    ],
    [
      'data.csv',
      'group,sales,2025-03,1e999,true',
      'line 6, column 4 (value): "1e999" is too large a number.',
    ],
    [
      'data.csv',
      'group,sales,2025-03,1,',
      'line 6, column 5 (verified): The cell is empty; a value is needed here.',
    ],
    [
      'targets.csv',
      '*,new,sales,New,2025-02-30,2025-12-31,sales,,,',
      'line 4, column 5 (start_date): There is no day 2025-02-30.',
    ],
    [
      'targets.csv',
      '*,new,sales,New,1.2.2025,2025-12-31,sales,,,',
      'line 4, column 5 (start_date): "1.2.2025" is not a date. Write YYYY-MM-DD, such as 2025-01-31.',
    ],
    [
      'targets.csv',
      '*,new,sales,New,2025-12-01,2025-01-31,sales,,,',
      'line 4, column 6 (end_date): The end 2025-01-31 is before the start 2025-12-01.',
    ],
    [
      'mapping_terms.csv',
      '*,people,sales,pie,,',
      'line 5, column 4 (type): "pie" is not known; write line, bar, stacked or area.',
    ],
    [
      'mapping_terms.csv',
      '*,people,sales,line,data-13,',
      'line 5, column 5 (color): "data-13" is not a colour. Write a palette name (data-1 to data-12) or # and six digits, such as #0b5f6b.',
    ],
  ];
  test.each(cases)('%s: %s', async (file, row, problem) => {
    expect(await problemsOf(extended(file, row))).toContain(`${file}, ${problem}`);
  });

  test('a control character', async () => {
    expect(await problemsOf(extended('objectives.csv', '*,bell,A\u0007b,'))).toEqual([
      'objectives.csv, line 3, column 3 (title): The text holds a control character.',
    ]);
  });

  test('a text that is too long', async () => {
    expect(await problemsOf(extended('objectives.csv', `*,long,${'x'.repeat(256)},`))).toEqual([
      'objectives.csv, line 3, column 3 (title): The text has 256 characters; 255 are allowed.',
    ]);
  });
});

describe('data', () => {
  const organizations = { 'organizations.csv': 'key,name\na,A\n' };
  const terms = { 'terms.csv': 'organization,key,title\n*,x,X\n*,y,Y\n' };

  async function monthsOf(data: string) {
    const contents = { ...organizations, ...terms, 'data.csv': data };
    const { plan, problems } = await withFolder(contents, (folder) =>
      checkFolder(folder, { today: TODAY }),
    );
    expect(problems).toEqual([]);
    const months = plan.byOrganization.get('a')?.data.get('x')?.months ?? [];
    return [...months].map(({ month, value, verified }) => [
      month - 2026 * 12 + 1,
      value,
      verified,
    ]);
  }

  test('one month per row, in any order; an empty value takes the month away', async () => {
    const rows = [
      'a,x,2026-03,3,false',
      'a,y,2026-01,9,true',
      'a,x,2026-01,-1.5,yes',
      'a,x,2025-12,,0',
    ];
    expect(await monthsOf(`organization,term,month,value,verified\n${rows.join('\n')}\n`)).toEqual([
      [0, null, false],
      [1, -1.5, true],
      [3, 3, false],
    ]);
  });

  test('one term per row; an empty cell says nothing, months up to verified_until are verified', async () => {
    const data =
      'organization,term,verified_until,2026-01,2026-02,2026-03,2026-04\na,x,2026-02,1,,3,4\n';
    expect(await monthsOf(data)).toEqual([
      [1, 1, true],
      [3, 3, false],
      [4, 4, false],
    ]);
  });

  test('months relative to the current one', async () => {
    const data = 'organization,term,verified_until,M-14,M-1,M,M+1\na,x,M-1,1,2,3,4\n';
    expect(await monthsOf(data)).toEqual([
      [-11, 1, true],
      [2, 2, true],
      [3, 3, false],
      [4, 4, false],
    ]);
    const long = 'organization,term,month,value,verified\na,x,M-2,1,true\na,x,M+12,2,false\n';
    expect(await monthsOf(long)).toEqual([
      [1, 1, true],
      [15, 2, false],
    ]);
  });

  test('a table of months without their values', async () => {
    const data = 'organization,term,month,verified\na,x,2026-01,true\n';
    expect(await problemsOf({ ...organizations, ...terms, 'data.csv': data })).toEqual([
      'data.csv, line 1: The column "value" is missing.',
    ]);
  });

  test('columns that name the same month, and a table without months', async () => {
    const twice = 'organization,term,2026-03,M\na,x,1,2\n';
    expect(await problemsOf({ ...organizations, ...terms, 'data.csv': twice })).toEqual([
      'data.csv, line 2, column 4 (M): 2026-03 of term "x" of "a" is given in another column already.',
    ]);
    const [problem] = await problemsOf({
      ...organizations,
      'data.csv': 'organization,term\na,x\n',
    });
    expect(problem).toMatch(/^data\.csv, line 1: No column names a month\./);
  });
});
