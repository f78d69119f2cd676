import { aReport, aReportDataMap, aReportGraph } from '../../../test/reports.js';
import { asDataMap, asGraph } from './items.js';
import { type DrawnName, notesOfItem, reportsNote, spanOfReport } from './words.js';

const text = (key: string, values: Record<string, unknown> = {}) =>
  key === 'names-and-more'
    ? `${values.names}${values.more ? ` and ${values.more} more` : ''}`
    : [key, ...Object.values(values)].join(' ');

describe('what stands below the months of an item', () => {
  const graph = asGraph(aReportGraph(11));
  const MARK = 'a line';
  const drawn = (mark: string | undefined, title: string, onSecondAxis = false): DrawnName => ({
    key: title,
    title,
    mark,
    onSecondAxis,
  });
  const noteOf = (mark: string | undefined, ...terms: string[]) =>
    notesOfItem(
      graph,
      terms.map((title) => drawn(mark, title)),
      text,
    );
  const costs = ['Materials', 'Production wages', 'Fixed costs', 'Rents', 'Energy', 'Insurance'];

  test('names terms beside their marks', () => {
    expect(noteOf(MARK, 'Cash flow', 'Investments')).toEqual([
      {
        text: '',
        entries: [
          { key: 'Cash flow', name: 'Cash flow', mark: MARK },
          { key: 'Investments', name: 'Investments', mark: MARK },
        ],
        whole: 'Cash flow, Investments',
      },
    ]);
  });

  test('says which terms are on the second of two axes', () => {
    const capital = drawn(MARK, 'Working capital', true);
    expect(notesOfItem(graph, [drawn(MARK, 'Cash flow'), capital], text)).toMatchObject([
      {
        entries: [{ name: 'Cash flow' }, { name: 'on-second-axis Working capital' }],
        whole: 'Cash flow, on-second-axis Working capital',
      },
    ]);
    expect(notesOfItem(graph, [capital], text)).toMatchObject([{ whole: 'Working capital' }]);
  });

  test('names as many terms as two lines have room for, and counts the others', () => {
    const many = [...costs, 'Services', 'Marketing'];
    const [marked] = noteOf(MARK, ...many);
    expect(marked).toMatchObject({ text: 'and 4 more', whole: many.join(', ') });
    expect(marked).toHaveProperty('entries.length', 4);
    expect(noteOf(undefined, ...costs)).toEqual([
      { text: costs.join(', '), whole: costs.join(', ') },
    ]);
    expect(noteOf(undefined, ...costs, 'Services')).toEqual([
      {
        text: 'Materials, Production wages, Fixed costs, Rents, Energy and 2 more',
        whole: [...costs, 'Services'].join(', '),
      },
    ]);
  });

  test('names one term, however long', () => {
    const long = 'Huoltosopimusliiketoiminnan kannattavuuden kehitys '.repeat(2).trim();
    expect(noteOf(undefined, long, 'Energy')).toEqual([
      { text: `${long} and 1 more`, whole: `${long}, Energy` },
    ]);
  });

  test('says what a data map shows, and single months where there is nothing else', () => {
    const map = aReportDataMap(21);
    const properties = { ...map.properties, keys: ['sales'] };
    expect(notesOfItem(asDataMap({ ...map, properties }), [], text)).toEqual(['only-top-terms 1']);
    expect(notesOfItem(asDataMap(map), [], text)).toEqual(['grouping-month']);
  });

  test('says that a graph is of months only where nothing else is said of it', () => {
    const { properties, ...rest } = aReportGraph(12);
    const quarters = asGraph({ ...rest, properties: { ...properties, grouping: 'quarter' } });
    expect(notesOfItem(graph, [], text)).toEqual(['grouping-month']);
    expect(notesOfItem(quarters, [], text)).toEqual([]);
  });
});

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

test('the reports that an item is in are named, or counted where they are several', () => {
  expect(reportsNote(['Board'], text)).toEqual({
    text: 'in-report Board',
    whole: 'in-report Board',
  });
  expect(reportsNote(['Board', 'Bank'], text)).toEqual({
    text: 'in-reports-count 2',
    whole: 'in-reports Board, Bank',
  });
  expect(reportsNote([], text)).toEqual({ text: 'in-no-report', whole: 'in-no-report' });
});
