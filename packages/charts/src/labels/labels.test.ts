import * as en from './en.js';
import * as fi from './fi.js';

type Labels = Readonly<Record<string, unknown>>;

/** Every text's path with its form: a component's name, a text's name, `text`, `list 12` or `function`. */
function shapeOf(labels: Labels): string[] {
  return Object.entries(labels).flatMap(([component, texts]) =>
    Object.entries(texts as Labels).map(([name, text]) => {
      const form = Array.isArray(text) ? `list ${text.length}` : typeof text;
      return `${component}.${name} ${form}`;
    }),
  );
}

const textsOf = (labels: Labels): unknown[] =>
  Object.values(labels).flatMap((texts) => Object.values(texts as Labels).flat());

it('has the same texts in both languages', () => {
  expect(shapeOf(fi)).toEqual(shapeOf(en));
});

it.each([
  ['en', en],
  ['fi', fi],
])('leaves no text of %s empty', (_, labels) => {
  for (const text of textsOf(labels)) {
    if (typeof text === 'string') expect(text.trim()).not.toBe('');
  }
});

it('says one of a thing as one', () => {
  expect(en.timelineRangeBrush.length({ months: 1, whole: null })).toBe('1 month');
  expect(fi.timeSeriesChart.summary({ series: 1, first: '01/2025', last: '03/2025' })).toBe(
    '1 sarja, 01/2025–03/2025.',
  );
});

it('counts a range of whole quarters or fiscal years in these', () => {
  const quarters = { months: 27, whole: { grouping: 'quarter', count: 9 } } as const;
  expect(en.timelineRangeBrush.length(quarters)).toBe('9 quarters');
  expect(fi.timelineRangeBrush.length(quarters)).toBe('9 neljännestä');
  const year = { months: 12, whole: { grouping: 'fiscal', count: 1 } } as const;
  expect(en.timelineRangeBrush.length(year)).toBe('1 fiscal year');
  expect(fi.timelineRangeBrush.length(year)).toBe('1 tilikausi');
});

it('says how sure a point is, and which months of a partial period count', () => {
  const point = {
    series: 'Sales',
    period: '2025',
    value: '12 k€',
    kind: 'estimate',
    coverage: '4/12',
    months: 'Mar–Jun',
  } as const;
  expect(en.timeSeriesChart.point(point)).toBe(
    'Sales, 2025 (partial: Mar–Jun, 4/12), 12 k€, estimate',
  );
  expect(en.timeSeriesChart.point({ ...point, kind: 'target', coverage: null })).toBe(
    'Sales, 2025, 12 k€',
  );
  expect(fi.radarChart.point({ ...point, kind: 'missing', coverage: null, months: null })).toBe(
    'Sales, 2025, ei tietoja',
  );
});
