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
