import { problemsOf, soundFolder } from '../../test/import-folders.js';

const GRAPH = 'organization,key,mapping,closed_months,start_date,end_date,author';
const REPORT = 'organization,key,title,items,sent,recipients';

const folder = (graphs: readonly string[], reports: readonly string[]) => ({
  ...soundFolder,
  'report_graphs.csv': `${[GRAPH, ...graphs].join('\n')}\n`,
  'reports.csv': `${[REPORT, ...reports].join('\n')}\n`,
});

it('names what is wrong with saved graphs and reports, by file, line and column', async () => {
  expect(
    await problemsOf(
      folder(
        [
          '*,a,nothing,12,,,',
          '*,b,nothing,,2026-01-01,,',
          '*,c,nothing,,2010-01-01,2026-12-31,x@y.example',
        ],
        ['*,r,Report,a z,,', '*,s,Sent,,2026-01-01,', '*,t,Sent,a,2026-01-01,"a@b.fi, c@d.fi"'],
      ),
    ),
  ).toEqual([
    expect.stringMatching(/report_graphs.*line 2.*mapping/),
    expect.stringMatching(/report_graphs.*line 3.*mapping/),
    expect.stringMatching(/report_graphs.*line 3.*end_date.*closed_months, or both/),
    expect.stringMatching(/report_graphs.*line 4.*mapping/),
    expect.stringMatching(/report_graphs.*line 4.*end_date.*At most 120 months/),
    expect.stringMatching(/report_graphs.*line 4.*author/),
    expect.stringMatching(/reports.*line 2.*items.*z/),
    expect.stringMatching(/reports.*line 3.*recipients.*has recipients/),
    expect.stringMatching(/reports.*line 4.*recipients.*not an e-mail address/),
  ]);
});

it.each([
  ['two days', '5,5,,a@b.fi', /line 2.*monthly_day\).*not both/],
  ['a day that not every month has', '21,,,', /line 2.*monthly_working_day/],
  ['nobody to send it to', '5,,7,', /line 2.*monthly_recipients.*has recipients/],
  ['recipients without a day', ',,,a@b.fi', /line 2.*monthly_recipients.*on which day/],
  ['an hour without a day', ',,7,', /line 2.*monthly_hour.*on which day/],
  ['a text that is no address', '5,,7,a b', /line 2.*monthly_recipients.*not an e-mail address/],
  [
    'too many recipients',
    `5,,7,${Array.from({ length: 201 }, (_, number) => `a${number}@b.fi`).join(';')}`,
    /line 2.*monthly_recipients.*200 recipients at most/,
  ],
])('names what is wrong with a report that is sent every month: %s', async (_, cells, expected) => {
  const head =
    'organization,key,title,monthly_working_day,monthly_day,monthly_hour,monthly_recipients';
  expect(
    await problemsOf({ ...soundFolder, 'reports.csv': `${head}\n*,r,Report,${cells}\n` }),
  ).toEqual([expect.stringMatching(expected)]);
});
