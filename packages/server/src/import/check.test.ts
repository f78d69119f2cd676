import {
  changed,
  extended,
  type FolderContents,
  problemsOf,
  soundFolder,
  TODAY,
  withFolder,
} from '../../test/import-folders.js';
import { checkFolder } from './check.js';
import { MAX_PROBLEMS, problemText } from './problems.js';

test('a sound folder has no problems, and its plan holds every row', async () => {
  const result = await withFolder(soundFolder, (folder) => checkFolder(folder, { today: TODAY }));
  expect(result.problems).toEqual([]);
  expect(result.errorCount).toBe(0);
  const north = result.plan.byOrganization.get('north');
  expect([...(north?.terms.keys() ?? [])]).toEqual(['profit', 'sales', '4100', 'margin', 'staff']);
  expect([...(north?.data.keys() ?? [])]).toEqual(['staff']);
  expect([...(north?.mappingTerms.get('result')?.keys() ?? [])]).toEqual(['sales', 'margin']);
  expect(north?.settings.get('settings')?.values.restricted_views).toEqual(['logic', 'data-map']);
});

describe('formulas and trees', () => {
  test('a formula that does not parse', async () => {
    const line = '*,profit,Profit,sales - [4100],,€,';
    expect(await problemsOf(changed('terms.csv', line, '*,profit,Profit,sales - * 2,,€,'))).toEqual(
      ['terms.csv, line 2, column 4 (formula): Unexpected "*" at 9.'],
    );
  });

  test('formulas that use one another, with the path', async () => {
    const line = '*,margin,Margin %,profit / sales * 100,,%,';
    const contents = changed('terms.csv', line, '*,margin,Margin %,bonus * 2,,%,');
    const terms = `${String(contents['terms.csv'])}*,bonus,Bonus,share + sales,,,\n*,share,Share,margin / 2,,,\n*,self,Self,self + 1,,,\n`;
    expect(await problemsOf({ ...contents, 'terms.csv': terms })).toEqual([
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
    const problems = await problemsOf(contents);
    expect(problems).toHaveLength(MAX_PROBLEMS);
    expect(problems[99]).toBe(
      'terms.csv, line 200, column 4 (formula): Circular reference: t198 → t199 → t198',
    );
  });

  test('a sum of the terms below it counts as a formula', async () => {
    const terms =
      'organization,key,title,formula,parent,sum_values_in_tree\n*,all,All,,,true\n*,part,Part,all / 2,all,\n';
    expect(
      await problemsOf({ 'organizations.csv': 'key,name\na,A\n', 'terms.csv': terms }),
    ).toEqual([
      'terms.csv, line 2, column 6 (sum_values_in_tree): Circular reference: all → part → all',
    ]);
  });

  test('parents that go in circles, with the path', async () => {
    const organizations = 'key,name,parent\na,A,c\nb,B,a\nc,C,b\nd,D,d\ne,E,\n';
    expect(await problemsOf({ 'organizations.csv': organizations })).toEqual([
      'organizations.csv, line 2, column 3 (parent): An organisation is its own parent: a → c → b → a',
      'organizations.csv, line 5, column 3 (parent): An organisation is its own parent: d → d',
    ]);
  });

  test('organisations nested without end, where the limit is passed', async () => {
    const rows = Array.from({ length: 103 }, (_, i) => `o${i},O,${i === 0 ? '' : `o${i - 1}`}`);
    const organizations = (count: number) =>
      ['key,name,parent', ...rows.slice(0, count)].join('\n');
    expect(await problemsOf({ 'organizations.csv': organizations(103) })).toEqual([
      'organizations.csv, line 102, column 3 (parent): Organisations stand at most 100 levels deep.',
    ]);
    expect(await problemsOf({ 'organizations.csv': organizations(100) })).toEqual([]);
  });

  test('a term under itself, by an additional parent, too', async () => {
    const terms =
      'organization,key,title,parent,additional_parents\n*,a,A,b,\n*,b,B,,c\n*,c,C,a,\n*,d,D,a,a\n';
    expect(
      await problemsOf({ 'organizations.csv': 'key,name\na,A\n', 'terms.csv': terms }),
    ).toEqual([
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
    expect(await problemsOf(contents)).toEqual([
      'target_groups.csv, line 2, column 4 (parent): A target group stands under itself: main → sales → main',
      'mappings.csv, line 2, column 3 (parent): A mapping stands under itself: result → people → result',
    ]);
  });
});

describe('warnings do not stop an import', () => {
  async function warningsOf(contents: FolderContents): Promise<string[]> {
    const result = await withFolder(contents, (folder) => checkFolder(folder, { today: TODAY }));
    expect(result.errorCount).toBe(0);
    return result.problems.map(problemText);
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
          colorPairs: new Set<string>(),
          targets: new Set<string>(),
          roadmaps: new Set<string>(),
          mainTasks: new Set<string>(),
          tasks: new Set<string>(),
        },
      ],
    ]),
  };
  const contents = {
    'memberships.csv': 'organization,user\nold,eve@group.example\n',
    'target_groups.csv': 'organization,key,title,parent\nold,below,Below,top\n',
    'terms.csv': 'organization,key,title,formula\nold,count,Count,ratio * 2\n',
  };
  const { problems } = await withFolder(contents, (folder) =>
    checkFolder(folder, { today: TODAY, stored }),
  );
  expect(problems.map(problemText)).toEqual([
    'terms.csv, line 2, column 4 (formula): Circular reference: count → ratio → count',
  ]);
});
