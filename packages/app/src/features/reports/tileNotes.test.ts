import { aReportDataMap, aReportGraph } from '../../../test/reports.js';
import { asDataMap, asGraph } from './items.js';
import { type DrawnName, notesOfItem, reportsNote } from './tileNotes.js';

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

  test('names as many terms as there is room for, and counts the others', () => {
    const many = [...costs, 'Services', 'Marketing', 'Maintenance of machines', 'Freight'];
    const terms = many.map((title) => drawn(MARK, title));
    const [marked] = notesOfItem(graph, terms, text);
    expect(marked).toMatchObject({
      entries: [...many.slice(0, 7).map((name) => ({ name })), { name: 'and 3 more' }],
    });
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
