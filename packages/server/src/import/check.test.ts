import { type FolderContents, soundFolder, withFolder } from '../../test/import-folders.js';
import { checkFolder } from './check.js';
import { faultText, MAX_FAULTS } from './faults.js';

const today = '2026-03-15';

async function faultsOf(contents: FolderContents): Promise<string[]> {
  const { faults } = await withFolder(contents, (folder) => checkFolder(folder, { today }));
  return faults.map(faultText);
}

/** The sound folder with one line of one file put in the place of another. */
function changed(file: string, line: string, by: string): FolderContents {
  const before = String(soundFolder[file]);
  if (!before.includes(`${line}\n`)) throw new Error(`${file} has no line ${line}`);
  return { ...soundFolder, [file]: before.replace(`${line}\n`, `${by}\n`) };
}

/** The sound folder with lines added to one file. */
function extended(file: string, ...lines: string[]): FolderContents {
  return { ...soundFolder, [file]: `${String(soundFolder[file])}${lines.join('\n')}\n` };
}

test('a sound folder has no faults, and its plan holds every row', async () => {
  const result = await withFolder(soundFolder, (folder) => checkFolder(folder, { today }));
  expect(result.faults).toEqual([]);
  expect(result.errorCount).toBe(0);
  const north = result.plan.byOrganization.get('north');
  expect([...(north?.terms.keys() ?? [])]).toEqual(['profit', 'sales', '4100', 'margin', 'staff']);
  expect([...(north?.data.keys() ?? [])]).toEqual(['staff']);
  expect([...(north?.mappingTerms.get('result')?.keys() ?? [])]).toEqual(['sales', 'margin']);
  expect(north?.settings.get('settings')?.values.restricted_views).toEqual(['logic', 'data-map']);
});

describe('folder and files', () => {
  test('a folder that is not there', async () => {
    const { faults } = await checkFolder('/nowhere/at/all', { today });
    expect(faults.map(faultText)).toEqual(['/nowhere/at/all: There is no such folder.']);
  });

  test('an empty folder', async () => {
    const [fault, ...others] = await faultsOf({ 'README.md': 'hello' });
    expect(fault).toContain('The folder holds nothing to import');
    expect(others).toEqual([]);
  });

  test('a CSV file that no one reads', async () => {
    expect(await faultsOf({ ...soundFolder, 'target.csv': 'x\n' })).toEqual([
      'target.csv: An import folder has no such file. Did you mean "targets.csv"?',
    ]);
  });

  test('an empty file, and a file of blank lines', async () => {
    const empty = 'The file is empty. Its first line names the columns.';
    expect(await faultsOf({ ...soundFolder, 'settings.csv': '' })).toEqual([
      `settings.csv: ${empty}`,
    ]);
    expect(await faultsOf({ ...soundFolder, 'data.csv': '\n\n' })).toEqual([`data.csv: ${empty}`]);
  });

  test('a folder in the place of a file', async () => {
    const { mkdir } = await import('node:fs/promises');
    const { join } = await import('node:path');
    const { faults } = await withFolder({}, async (folder) => {
      await mkdir(join(folder, 'users.csv'));
      return checkFolder(folder, { today });
    });
    expect(faults.map(faultText)).toEqual(['users.csv: This is not a file.']);
  });

  test('a file that is too large is refused unread', async () => {
    const { truncate } = await import('node:fs/promises');
    const { join } = await import('node:path');
    const { faults } = await withFolder({ 'data.csv': '' }, async (folder) => {
      await truncate(join(folder, 'data.csv'), 300 * 1024 * 1024);
      return checkFolder(folder, { today });
    });
    expect(faults.map(faultText)).toEqual([
      'data.csv: The file has 300 MB; 256 MB are allowed. Import it in parts.',
    ]);
  });

  test('text that is not UTF-8', async () => {
    const latin1 = Buffer.from('email,name\na@b.example,Äiti\nb@b.example,Öljy\n', 'latin1');
    expect(await faultsOf({ 'users.csv': latin1 })).toEqual([
      'users.csv, line 2: The byte 0xC4 is not UTF-8; in Windows-1252 it would be “Ä”. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
    ]);
    const utf16 = Buffer.from('\uFEFFemail\na@b.example\n', 'utf16le');
    expect(await faultsOf({ 'users.csv': utf16 })).toEqual([
      'users.csv, line 1: The file is UTF-16, not UTF-8. Save the file as UTF-8 (in a spreadsheet program: “CSV UTF-8”).',
    ]);
  });

  test('a byte order mark, Windows line ends, blank lines and spaces around cells are fine', async () => {
    const users = '\uFEFFemail , name\r\n\r\n a@b.example , Äiti \r\n';
    expect(await faultsOf({ 'users.csv': users })).toEqual([]);
  });

  test('quotation marks', async () => {
    expect(
      await faultsOf({ 'users.csv': 'email,name\na@b.example,"Ann\nb@b.example,Ben\n' }),
    ).toEqual(['users.csv, line 2: A quotation mark is opened in this record and never closed.']);
    expect(await faultsOf({ 'users.csv': 'email,name\na@b.example,Ann "A" Aalto\n' })).toEqual([
      'users.csv, line 2: A quotation mark stands inside a cell. Put the whole cell in quotation marks and write those inside it twice ("").',
    ]);
  });
});

describe('header and rows', () => {
  test('unknown, missing and repeated columns', async () => {
    expect(
      await faultsOf({ ...soundFolder, 'objectives.csv': 'organization,key,titel,key\n*,a,b,c\n' }),
    ).toEqual([
      'objectives.csv, line 1: The column "title" is missing.',
      'objectives.csv, line 1, column 3 (titel): There is no column "titel". Did you mean "title"?',
      'objectives.csv, line 1, column 4 (key): The column "key" is there twice.',
    ]);
  });

  test('semicolons between the columns', async () => {
    expect(await faultsOf({ 'users.csv': 'email;name\na@b.example;Ann\n' })).toEqual([
      'users.csv, line 1: The columns are separated by ";". Save the file with commas between the columns.',
    ]);
  });

  test('rows with too few and too many cells', async () => {
    expect(await faultsOf(extended('settings.csv', 'group', 'group,logic,data-map'))).toEqual([
      'settings.csv, line 3: The row has 1 cells, the header 2: "restricted_views" and what follows is missing. Write a comma for an empty cell, too.',
      'settings.csv, line 4: The row has 3 cells, the header only 2. Put text that holds a comma in quotation marks.',
    ]);
  });

  test('an empty cell where a value is needed', async () => {
    expect(await faultsOf(extended('objectives.csv', '*,trust,,'))).toEqual([
      'objectives.csv, line 3, column 3 (title): The cell is empty; a value is needed here.',
    ]);
  });

  test('the line is the one on which the cell begins, inside multi-line records, too', async () => {
    const objectives =
      'organization,key,title,description,ordering\n*,a,"One\nline",x,1\n\n*,b,"Two\nmore\nlines","y\nz",first\n';
    expect(await faultsOf({ ...soundFolder, 'objectives.csv': objectives })).toEqual([
      'objectives.csv, line 8, column 5 (ordering): "first" is not a whole number from -1000000 to 1000000.',
    ]);
  });

  test('at most a hundred faults are kept, all are counted', async () => {
    const lines = Array.from({ length: 250 }, (_, i) => `a@b.example,not-a-status-${i}`);
    const contents = { 'users.csv': `email,status\n${lines.join('\n')}\n` };
    const result = await withFolder(contents, (folder) => checkFolder(folder, { today }));
    expect(result.faults).toHaveLength(MAX_FAULTS);
    expect(result.errorCount).toBe(250 + 249);
  });
});

describe('cells', () => {
  const cases: [file: string, row: string, fault: string][] = [
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
  test.each(cases)('%s: %s', async (file, row, fault) => {
    expect(await faultsOf(extended(file, row))).toContain(`${file}, ${fault}`);
  });

  test('a control character', async () => {
    expect(await faultsOf(extended('objectives.csv', '*,bell,A\u0007b,'))).toEqual([
      'objectives.csv, line 3, column 3 (title): The text holds a control character.',
    ]);
  });

  test('a text that is too long', async () => {
    expect(await faultsOf(extended('objectives.csv', `*,long,${'x'.repeat(256)},`))).toEqual([
      'objectives.csv, line 3, column 3 (title): The text has 256 characters; 255 are allowed.',
    ]);
  });
});

describe('references', () => {
  const cases: [file: string, row: string, fault: string][] = [
    [
      'organizations.csv',
      'south,South,,grup,,',
      'line 4, column 4 (parent): There is no organisation "grup". Did you mean "group"?',
    ],
    [
      'users.csv',
      'cid@group.example,Cid,,,north',
      'line 4, column 5 (active_organization): "cid@group.example" is a member neither of "north" nor of an organisation above it.',
    ],
    [
      'memberships.csv',
      'nort,bob@group.example,',
      'line 4, column 1 (organization): There is no organisation "nort". Did you mean "north"?',
    ],
    [
      'memberships.csv',
      'group,bem@group.example,',
      'line 4, column 2 (user): There is no user "bem@group.example". Did you mean "ben@group.example"?',
    ],
    [
      'terms.csv',
      '*,tax,Tax,,profits,€,',
      'line 7, column 5 (parent): There is no term "profits". Did you mean "profit"?',
    ],
    [
      'terms.csv',
      '*,tax,Tax,sale * 0.2,,€,',
      'line 7, column 4 (formula): There is no term "sale". Did you mean "sales"?',
    ],
    [
      'data.csv',
      'group,slaes,2025-01,1,true',
      'line 6, column 2 (term): There is no term "slaes". Did you mean "sales"?',
    ],
    [
      'data.csv',
      'group,margin,2025-01,1,true',
      'line 6, column 2 (term): The term "margin" has a formula, so it has no months of its own.',
    ],
    [
      'data.csv',
      'west,sales,2025-01,1,true',
      'line 6, column 1 (organization): There is no organisation "west".',
    ],
    [
      'target_groups.csv',
      '*,new,New,mian,',
      'line 4, column 4 (parent): There is no target group "mian". Did you mean "main"?',
    ],
    [
      'target_groups.csv',
      '*,new,New,main,cid@group.example',
      'line 4, column 5 (user): There is no user "cid@group.example". Did you mean "ada@group.example"?',
    ],
    [
      'targets.csv',
      '*,new,sale,New,2025-01-01,2025-12-31,sales,,,',
      'line 4, column 3 (target_group): There is no target group "sale". Did you mean "sales"?',
    ],
    [
      'targets.csv',
      '*,new,sales,New,2025-01-01,2025-12-31,sales,[4101] + 1,,',
      'line 4, column 8 (target_formula): There is no term "4101". Did you mean "4100"?',
    ],
    [
      'mappings.csv',
      '*,new,peple,New,,,,',
      'line 5, column 3 (parent): There is no mapping "peple". Did you mean "people"?',
    ],
    [
      'mappings.csv',
      '*,new,,New,,,,result staff',
      'line 5, column 8 (related_pages): There is no mapping "staff".',
    ],
    [
      'mapping_terms.csv',
      '*,peopel,sales,,,',
      'line 5, column 2 (mapping): There is no mapping "peopel". Did you mean "people"?',
    ],
    [
      'mapping_terms.csv',
      '*,people,revenue,,,',
      'line 5, column 3 (term): There is no term "revenue".',
    ],
  ];
  test.each(cases)('%s: %s', async (file, row, fault) => {
    expect(await faultsOf(extended(file, row))).toContain(`${file}, ${fault}`);
  });

  test('a fault that only some of the organisations have names them', async () => {
    const contents = {
      ...extended('terms.csv', 'north,tax,Tax,,,€,'),
      'objectives.csv': 'organization,key,title\n*,a,A\nnorth,a,B\n',
      'targets.csv':
        'organization,key,target_group,title,start_date,end_date,formula\n*,tax,sales,Tax,2025-01-01,2025-12-31,tax\n',
    };
    expect(await faultsOf(contents)).toEqual([
      'objectives.csv, line 3, column 2 (key): "a" is given in line 2 already.',
      'targets.csv, line 2, column 7 (formula): There is no term "tax". (In group.)',
    ]);
  });

  test('"*" without organisations', async () => {
    expect(await faultsOf({ 'objectives.csv': 'organization,key,title\n*,a,A\n' })).toEqual([
      'objectives.csv, line 2, column 1 (organization): "*" means every organisation of organizations.csv, and this folder has none.',
    ]);
  });
});

describe('duplicates', () => {
  const cases: [file: string, row: string, place: string, first: number][] = [
    ['organizations.csv', 'group,Again,,,,', 'line 4, column 1 (key): "group"', 2],
    ['users.csv', 'ADA@group.example,Ada,,,', 'line 4, column 1 (email): "ada@group.example"', 2],
    [
      'memberships.csv',
      'north,ben@group.example,',
      'line 4, column 2 (user): "ben@group.example"',
      3,
    ],
    ['settings.csv', 'north,', 'line 3, column 1 (organization): "north"', 2],
    ['objectives.csv', 'north,growth,Grow,', 'line 3, column 2 (key): "growth"', 2],
    ['color_pairs.csv', '*,calm,Calm,#000000,#ffffff', 'line 3, column 2 (key): "calm"', 2],
    ['terms.csv', 'group,sales,Sales,,,,', 'line 7, column 2 (key): "sales"', 3],
    ['target_groups.csv', '*,main,Main,,', 'line 4, column 2 (key): "main"', 2],
    [
      'targets.csv',
      '*,sales,sales,S,2025-01-01,2025-12-31,sales,,,',
      'line 4, column 2 (key): "sales"',
      2,
    ],
    ['mappings.csv', '*,people,,Folk,,,,', 'line 5, column 2 (key): "people"', 4],
    ['mapping_terms.csv', '*,people,staff,,,', 'line 5, column 3 (term): "staff"', 4],
  ];
  test.each(cases)('%s: %s', async (file, row, place, first) => {
    expect(await faultsOf(extended(file, row))).toEqual([
      `${file}, ${place} is given in line ${first} already.`,
    ]);
  });

  test('a month that is given twice', async () => {
    expect(await faultsOf(extended('data.csv', 'group,sales,2025-02,1,true'))).toEqual([
      'data.csv, line 6, column 3 (month): 2025-02 of term "sales" of "group" is given in line 3 already.',
    ]);
  });
});

describe('formulas and trees', () => {
  test('a formula that does not parse', async () => {
    const line = '*,profit,Profit,sales - [4100],,€,';
    expect(await faultsOf(changed('terms.csv', line, '*,profit,Profit,sales - * 2,,€,'))).toEqual([
      'terms.csv, line 2, column 4 (formula): Unexpected "*" at 9.',
    ]);
  });

  test('formulas that use one another, with the path', async () => {
    const line = '*,margin,Margin %,profit / sales * 100,,%,';
    const contents = changed('terms.csv', line, '*,margin,Margin %,bonus * 2,,%,');
    const terms = `${String(contents['terms.csv'])}*,bonus,Bonus,share + sales,,,\n*,share,Share,margin / 2,,,\n*,self,Self,self + 1,,,\n`;
    expect(await faultsOf({ ...contents, 'terms.csv': terms })).toEqual([
      'terms.csv, line 5, column 4 (formula): Circular reference: margin → bonus → share → margin',
      'terms.csv, line 9, column 4 (formula): Circular reference: self → self',
    ]);
  });

  test('of very many circular references the first hundred are told', async () => {
    const terms = Array.from({ length: 300 }, (_, i) => `*,t${i},T,t${i % 2 ? i - 1 : i + 1}`);
    const contents = {
      'organizations.csv': 'key,name\na,A\n',
      'terms.csv': `organization,key,title,formula\n${terms.join('\n')}\n`,
    };
    const faults = await faultsOf(contents);
    expect(faults).toHaveLength(MAX_FAULTS);
    expect(faults[99]).toBe(
      'terms.csv, line 200, column 4 (formula): Circular reference: t198 → t199 → t198',
    );
  });

  test('a sum of the terms below it counts as a formula', async () => {
    const terms =
      'organization,key,title,formula,parent,sum_values_in_tree\n*,all,All,,,true\n*,part,Part,all / 2,all,\n';
    expect(await faultsOf({ 'organizations.csv': 'key,name\na,A\n', 'terms.csv': terms })).toEqual([
      'terms.csv, line 2, column 6 (sum_values_in_tree): Circular reference: all → part → all',
    ]);
  });

  test('parents that go in circles, with the path', async () => {
    const organizations = 'key,name,parent\na,A,c\nb,B,a\nc,C,b\nd,D,d\ne,E,\n';
    expect(await faultsOf({ 'organizations.csv': organizations })).toEqual([
      'organizations.csv, line 2, column 3 (parent): An organisation is its own parent: a → c → b → a',
      'organizations.csv, line 5, column 3 (parent): An organisation is its own parent: d → d',
    ]);
  });

  test('a term under itself, by an additional parent, too', async () => {
    const terms =
      'organization,key,title,parent,additional_parents\n*,a,A,b,\n*,b,B,,c\n*,c,C,a,\n*,d,D,a,a\n';
    expect(await faultsOf({ 'organizations.csv': 'key,name\na,A\n', 'terms.csv': terms })).toEqual([
      'terms.csv, line 2, column 4 (parent): A term stands under itself: a → b → c → a',
      'terms.csv, line 5, column 5 (additional_parents): "a" is the parent already.',
    ]);
  });

  test('target groups and mappings under themselves', async () => {
    const contents = {
      ...changed(
        'target_groups.csv',
        '*,main,Main target,,ada@group.example',
        '*,main,Main,sales,',
      ),
      'mappings.csv':
        'organization,key,parent,view_title\n*,result,people,Result\n*,people,result,People\n',
    };
    expect(await faultsOf(contents)).toEqual([
      'target_groups.csv, line 2, column 4 (parent): A target group stands under itself: main → sales → main',
      'mappings.csv, line 2, column 3 (parent): A mapping stands under itself: result → people → result',
    ]);
  });
});

describe('data', () => {
  const organizations = { 'organizations.csv': 'key,name\na,A\n' };
  const terms = { 'terms.csv': 'organization,key,title\n*,x,X\n*,y,Y\n' };

  async function monthsOf(data: string) {
    const contents = { ...organizations, ...terms, 'data.csv': data };
    const { plan, faults } = await withFolder(contents, (folder) => checkFolder(folder, { today }));
    expect(faults).toEqual([]);
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
    expect(await faultsOf({ ...organizations, ...terms, 'data.csv': data })).toEqual([
      'data.csv, line 1: The column "value" is missing.',
    ]);
  });

  test('columns that name the same month, and a table without months', async () => {
    const twice = 'organization,term,2026-03,M\na,x,1,2\n';
    expect(await faultsOf({ ...organizations, ...terms, 'data.csv': twice })).toEqual([
      'data.csv, line 2, column 4 (M): 2026-03 of term "x" of "a" is given in another column already.',
    ]);
    const [fault] = await faultsOf({ ...organizations, 'data.csv': 'organization,term\na,x\n' });
    expect(fault).toMatch(/^data\.csv, line 1: No column names a month\./);
  });
});

describe('warnings do not stop an import', () => {
  async function warningsOf(contents: FolderContents): Promise<string[]> {
    const result = await withFolder(contents, (folder) => checkFolder(folder, { today }));
    expect(result.errorCount).toBe(0);
    return result.faults.map(faultText);
  }

  test('views whose addresses clash', async () => {
    const rows = ['*,again,,result!,,,,', '*,login,,Login,,,,', '*,marks,,???,,,,'];
    expect(await warningsOf(extended('mappings.csv', ...rows, '*,äö,,Aö,Luvut,,,'))).toEqual([
      'Warning: mappings.csv, line 6, column 4 (view_title): The address "/login" of this view belongs to a screen of the program; it will get another one.',
      'Warning: mappings.csv, line 7, column 4 (view_title): The address "/---" of this view says nothing; it will get another one.',
    ]);
    expect(await warningsOf(extended('mappings.csv', '*,again,,RESULT,Henkilosto,,,'))).toEqual([
      'Warning: mappings.csv, line 5, column 4 (view_title): The address "/result" of this view belongs to the mapping "result"; it will get another one.',
      'Warning: mappings.csv, line 5, column 5 (view_title_fi): The address "/henkilosto" of this view belongs to the mapping "people"; it will get another one.',
    ]);
  });

  test('a target that leads to no view, a redirect without children, a small radar', async () => {
    const line = '*,people,,People,Henkilöstö,,,';
    const contents = {
      ...changed(
        'mappings.csv',
        line,
        '*,people,,People,Henkilöstö,,radar,\n*,empty,,Empty,,true,,',
      ),
      'targets.csv': `${String(soundFolder['targets.csv'])}*,more,sales,More,2025-01-01,2025-12-31,sales,,,Resul\n`,
    };
    expect(await warningsOf(contents)).toEqual([
      'Warning: targets.csv, line 4, column 10 (link_tag): No view has the title "Resul", so the target leads nowhere. Did you mean "Result"?',
      'Warning: mappings.csv, line 4, column 7 (target_type): A radar needs 3 terms at least, and this mapping has 1.',
      'Warning: mappings.csv, line 5, column 6 (redirect): A redirect leads to its first child, and this mapping has none: it will not be shown.',
    ]);
  });
});

test('what the database holds already can be referred to and completes cycles', async () => {
  const stored = {
    users: new Map([['eve@group.example', { id: 1, passwordHash: null, organizations: ['old'] }]]),
    organizations: new Map([
      [
        'old',
        {
          id: 1,
          parent: null,
          terms: new Map([
            [
              'ratio',
              {
                id: 1,
                formula: 'count / 2',
                parent: null,
                additionalParents: [],
                sumValuesInTree: false,
                unit: null,
              },
            ],
          ]),
          targetGroups: new Map([['top', { id: 1, parent: null }]]),
          mappings: new Map(),
        },
      ],
    ]),
  };
  const contents = {
    'memberships.csv': 'organization,user\nold,eve@group.example\n',
    'target_groups.csv': 'organization,key,title,parent\nold,below,Below,top\n',
    'terms.csv': 'organization,key,title,formula\nold,count,Count,ratio * 2\n',
  };
  const { faults } = await withFolder(contents, (folder) => checkFolder(folder, { today, stored }));
  expect(faults.map(faultText)).toEqual([
    'terms.csv, line 2, column 4 (formula): Circular reference: count → ratio → count',
  ]);
});
