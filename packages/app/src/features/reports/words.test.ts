import { aReportDataMap, aReportGraph } from '../../../test/reports.js';
import { asDataMap, asGraph } from './items.js';
import { notesOfItem } from './words.js';

const text = (key: string, values: Record<string, unknown> = {}) =>
  key === 'names-and-more'
    ? `${values.names}${values.more ? ` and ${values.more} more` : ''}`
    : [key, ...Object.values(values)].join(' ');

describe('what stands below the months of an item', () => {
  const graph = asGraph(aReportGraph(11));
  const COLOR = 'var(--data-1)';
  const noteOf = (color: string | undefined, ...terms: string[]) =>
    notesOfItem(
      graph,
      terms.map((title) => ({ title, color })),
      text,
    );
  const costs = ['Materials', 'Production wages', 'Fixed costs', 'Rents', 'Energy', 'Insurance'];

  test('names terms in their colours', () => {
    expect(noteOf(COLOR, 'Cash flow', 'Investments')).toEqual([
      {
        text: '',
        colors: [
          { name: 'Cash flow', color: COLOR },
          { name: 'Investments', color: COLOR },
        ],
        whole: 'Cash flow, Investments',
      },
    ]);
  });

  test('names as many terms as two lines have room for, and counts the others', () => {
    const [colored] = noteOf(COLOR, ...costs);
    expect(colored).toMatchObject({ text: 'and 2 more', whole: costs.join(', ') });
    expect(colored).toHaveProperty('colors.length', 4);
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
