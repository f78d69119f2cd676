import { aReportDataMap, aReportGraph } from '../../../test/reports.js';
import { asDataMap, asGraph } from './items.js';
import { notesOfItem } from './words.js';

const text = (key: string, values: Record<string, unknown> = {}) =>
  key === 'names-and-more'
    ? `${values.names}${values.more ? ` and ${values.more} more` : ''}`
    : [key, ...Object.values(values)].join(' ');

describe('what stands below the months of an item', () => {
  const graph = asGraph(aReportGraph(11));
  const noteOf = (...terms: string[]) => notesOfItem(graph, terms, text);

  test('names as many terms as a line has room for, and counts the others', () => {
    expect(noteOf('Cash flow', 'Investments', 'Working capital')).toEqual([
      {
        text: 'Cash flow, Investments, Working capital',
        whole: 'Cash flow, Investments, Working capital',
      },
    ]);
    expect(noteOf('Materials', 'Production wages', 'Fixed costs', 'Rents', 'Energy')).toEqual([
      {
        text: 'Materials, Production wages and 3 more',
        whole: 'Materials, Production wages, Fixed costs, Rents, Energy',
      },
    ]);
  });

  test('names one term, however long', () => {
    const long = 'Huoltosopimusliiketoiminnan kannattavuuden kehitys';
    expect(noteOf(long, 'Energy')).toEqual([
      { text: `${long} and 1 more`, whole: `${long}, Energy` },
    ]);
  });

  test('says what a data map shows, and single months where there is nothing else', () => {
    const map = aReportDataMap(21);
    const properties = { ...map.properties, keys: ['sales'] };
    expect(notesOfItem(asDataMap({ ...map, properties }), [], text)).toEqual(['only-top-terms 1']);
    expect(notesOfItem(asDataMap(map), [], text)).toEqual(['grouping-month']);
  });
});
