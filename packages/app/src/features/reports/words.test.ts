import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScheduleKind } from '@tavoite/model';
import { createIntl } from 'react-intl';
import { aReport, aReportGraph } from '../../../test/reports.js';
import { asGraph } from './items.js';
import { rollingText, savedText, sendingText, spanOfReport } from './words.js';

const textsIn = (language: 'en' | 'fi'): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, `../../i18n/${language}.json`), 'utf8'));

describe('the months of a report', () => {
  const graph = (id: number, start_date: string, end_date: string) => {
    const one = aReportGraph(id);
    return asGraph({ ...one, properties: { ...one.properties, start_date, end_date } });
  };

  it('are those from the first to the last of what is in it', () => {
    const items = [
      graph(11, '2026-03-01', '2026-10-31'),
      graph(12, '2025-11-01', '2026-09-30'),
      graph(13, '2020-01-01', '2027-12-31'),
    ];
    const report = aReport(1, { report_graphs: [11, 12], report_data_maps: [] });
    expect(spanOfReport(report, items)).toBe('11/2025 – 10/2026');
  });

  it('are not said while nothing is known of what is in it', () => {
    expect(spanOfReport(aReport(1), [])).toBe('');
  });
});

describe('how often a report is sent', () => {
  const next = (
    locale: string,
    messages: Record<string, string>,
    kind: ScheduleKind,
    day: number,
  ) => {
    const { formatMessage } = createIntl({ locale, messages });
    const due = '2026-12-07T08:00:00+02:00';
    const report = aReport(1, { schedule_count: 1, next_send: { due, kind, day, recipients: 3 } });
    const [line] = sendingText(
      report,
      () => '07/12/2026 08:00',
      (id, values) => formatMessage({ id }, values),
    );
    // A sign stands at what follows it, also where a line ends.
    expect(line?.words).not.toMatch(/· |·$/);
    return line?.words.replaceAll('\u00a0', ' ');
  };

  it.each([
    ['working_days', 1, 'Monthly on the 1st working day'],
    ['working_days', 5, 'Monthly on the 5th working day'],
    ['day_of_month', 22, 'Monthly on the 22nd'],
    ['day_of_month', 31, 'Monthly on the last day'],
  ] as const)('is said with its next time: %s %i', (kind, day, said) => {
    expect(next('en-FI', textsIn('en'), kind, day)).toBe(
      `${said}, next 07/12/2026 08:00, 3 recipients`,
    );
  });

  it.each([
    ['working_days', 5, 'Joka kuukauden 5. työpäivänä'],
    ['day_of_month', 7, 'Joka kuukauden 7. päivänä'],
    ['day_of_month', 31, 'Joka kuukauden viimeisenä päivänä'],
  ] as const)('is said in Finnish: %s %i', (kind, day, said) => {
    expect(next('fi', textsIn('fi'), kind, day)).toBe(
      `${said}, seuraava 07/12/2026 08:00, 3 vastaanottajaa`,
    );
  });
});

it('writes the day that an item was saved as the language does', () => {
  const item = asGraph(aReportGraph(1, { created: '2026-11-01T09:00:00+02:00' }));
  const said = (id: string, values?: Record<string, string | number>) => `${id} ${values?.day}`;
  expect(savedText(item, said, 'en')).toBe('item-saved 01/11/2026');
  expect(savedText(item, said, 'fi')).toBe('item-saved 1.11.2026');
});

it('says how many closed months a saved graph moves on with', () => {
  const { properties, ...graph } = aReportGraph(12);
  const said = (language: 'en' | 'fi', closed_months: number | null) => {
    const { formatMessage } = createIntl({ locale: language, messages: textsIn(language) });
    return rollingText(
      asGraph({ ...graph, properties: { ...properties, closed_months } }),
      (id, values) => formatMessage({ id }, values),
    );
  };
  expect([said('en', 12), said('en', 1), said('en', null)]).toEqual([
    'Rolling, 12 months',
    'Rolling, 1 month',
    '',
  ]);
  expect(said('fi', 12)).toBe('Liukuva, 12 kk');
});
