import { HeadlineFigureCard } from '@tavoite/charts';
import * as labels from '@tavoite/charts/labels/en';
import {
  type DrawnTerm,
  describeDrawing,
  graphSpec,
  radarSpec,
  seriesOf,
} from '@tavoite/charts/mappedGraph';
import type { FileTable } from '@tavoite/model';
import { type Mapping, monthNumber, type Term } from '@tavoite/model';
import { render, screen } from '@testing-library/react';
import { aMapping, aTerm } from '../../../test/fixtures.js';
import { dataMapTable } from '../dataMap/file.js';
import { indexMap } from '../dataMap/map.js';
import { chartTable } from '../downloads/chartFiles.js';
import { csvFile } from '../downloads/csv.js';
import { figureText } from '../logic/figureText.js';

/*
 * One writing of a value: card, speech, table, radar, business logic and files follow the unit and the
 * type of the term, whatever the mapping's axis says.
 */

const january = monthNumber(2026, 1);

const percentMapping: Mapping = aMapping(1, 'Any', ['a', 'b', 'c'], {
  properties: { unit: '%', show_decimals: true },
});

const cases = [
  {
    name: 'people',
    term: { unit: '', measurement_type_prefix: '', value_numeric_type: 'int' },
    value: 253,
    written: '253',
    inFile: '253',
  },
  {
    name: 'an index',
    term: { unit: '', measurement_type_prefix: '', value_numeric_type: 'decimal' },
    value: 43.441_558_441_558,
    written: '43.44',
    inFile: '43.4416',
  },
  {
    name: 'money',
    term: { unit: '€', measurement_type_prefix: 'k', value_numeric_type: 'decimal' },
    value: 676.6,
    written: '676.60\u00a0k€',
    inFile: '676.6',
  },
] as const;

const textOf = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
const csvOf = async (table: FileTable) => textOf(await csvFile(table));

const plain = (text: string) => text.replace(/^"|"$/g, '');

describe.each(cases)('$name', ({ term: naming, value, written, inFile }) => {
  const term: Term = aTerm(1, 'a', { title: 'Figure', ...naming });
  const drawn: DrawnTerm = { key: 'a', title: 'Figure', term };
  const point = { kind: 'actual', month: january, value } as const;
  const spec = graphSpec(percentMapping, [drawn], [seriesOf(percentMapping, drawn, [point])], {
    grouping: 'month',
    cumulative: false,
    fiscalStart: 1,
    locale: 'en',
    filteredKeys: [],
  });
  const drawing = { type: 'timeSeries', spec } as const;

  it('is written alike in speech and business logic', () => {
    expect(describeDrawing(drawing, labels).summary).toContain(`Figure: ${written}`);
    const figure = { status: 'fulfilled', value, isVerified: true, percentage: null } as const;
    expect(figureText({ ...figure, additionalPercentages: {} }, term, 'en')).toBe(written);
  });

  it('is written alike on its card', () => {
    render(
      <HeadlineFigureCard
        title="Figure"
        value={value}
        period="2026"
        kind="actual"
        locale="en"
        type={term.value_numeric_type}
        unit={term.unit}
        prefix={term.measurement_type_prefix}
      />,
    );
    const card = screen.getByRole('article').querySelector('.tavoite-chart-figure-value');
    expect(card?.textContent?.replace(/\s/g, ' ')).toBe(written.replace(/\s/g, ' '));
  });

  it('is written alike in a radar, in the Finnish form', () => {
    const terms = ['a', 'b', 'c'].map((key) => ({ ...drawn, key }));
    const figures = { a: { value, isVerified: true } };
    const content = { terms, figures, targets: [], filteredKeys: [] };
    const radar = { type: 'radar', spec: radarSpec(percentMapping, content, labels.mappedGraph) };
    const { summary } = describeDrawing(radar as Parameters<typeof describeDrawing>[0], labels);
    expect(summary).toContain(written.replace('.', ','));
    expect(summary).not.toContain('%');
  });

  it('has the same digits in the files of chart and data map', async () => {
    const chart = await csvOf(chartTable(drawing, { heading: 'Period', total: 'Total' }));
    expect(chart.split('\r\n')[1]?.split(',').map(plain)).toEqual(['01/2026', inFile]);
    const map = indexMap({
      months: ['2026-01'],
      terms: [
        {
          key: 'a',
          title: 'Figure',
          unit: '',
          value_numeric_type: naming.value_numeric_type,
          values: [value],
          verified: '1',
        },
      ],
      rows: [0],
      levels: [0],
    });
    const rows = await csvOf(dataMapTable(map, (key) => key, { columns: [], locale: 'en' }));
    expect(rows.split('\r\n')[1]?.split(',').map(plain).at(-1)).toBe(inFile);
  });
});
