import { extended, problemsOf } from '../../test/import-folders.js';

describe('references', () => {
  const cases: [file: string, row: string, problem: string][] = [
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
  test.each(cases)('%s: %s', async (file, row, problem) => {
    expect(await problemsOf(extended(file, row))).toContain(`${file}, ${problem}`);
  });

  test('a problem that only some of the organisations have names them', async () => {
    const contents = {
      ...extended('terms.csv', 'north,tax,Tax,,,€,'),
      'objectives.csv': 'organization,key,title\n*,a,A\nnorth,a,B\n',
      'targets.csv':
        'organization,key,target_group,title,start_date,end_date,formula\n*,tax,sales,Tax,2025-01-01,2025-12-31,tax\n',
    };
    expect(await problemsOf(contents)).toEqual([
      'objectives.csv, line 3, column 2 (key): "a" is given in line 2 already.',
      'targets.csv, line 2, column 7 (formula): There is no term "tax". (In group.)',
    ]);
  });

  test('"*" without organisations', async () => {
    expect(await problemsOf({ 'objectives.csv': 'organization,key,title\n*,a,A\n' })).toEqual([
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
    expect(await problemsOf(extended(file, row))).toEqual([
      `${file}, ${place} is given in line ${first} already.`,
    ]);
  });

  test('a month that is given twice', async () => {
    expect(await problemsOf(extended('data.csv', 'group,sales,2025-02,1,true'))).toEqual([
      'data.csv, line 6, column 3 (month): 2025-02 of term "sales" of "group" is given in line 3 already.',
    ]);
  });
});
