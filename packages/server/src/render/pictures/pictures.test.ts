import { themeValues } from '@tavoite/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { itemSvg } from '../../../test/pictures.js';
import { dataMapItem, graphItem, referenceReport } from '../../../test/report-document.js';
import { createRender } from '../index.js';
import { ItemError, type ReportItem } from '../items/index.js';
import { drawPicture } from './index.js';
import { coverPicture, plotPicture } from './item-picture.js';

const render = createRender();
afterAll(() => render.close());

const LETTERS = 'Šekkisaamiset, Äänekoski − žöå';
const LANGUAGES = ['en', 'fi'] as const;
const THEMES = ['light', 'dark'] as const;

const graph = (language: 'en' | 'fi', title = LETTERS) =>
  graphItem({ language, title, series: [{ title: 'Käyttökate', level: 900 }] });
const map = (language: 'en' | 'fi', rows = 8, months = 6) =>
  dataMapItem({ language, rows, months, names: [LETTERS] });

/** Width and height by the head of a PNG. */
function sizeOf(png: Uint8Array): number[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
  return [view.getUint32(16), view.getUint32(20)];
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(THEMES)('are drawn in the colours of the %s theme, with title and period', (theme) => {
    for (const item of [graph(language), map(language)] satisfies ReportItem[]) {
      const { svg, size } = itemSvg(item, theme);
      expect(svg).toContain(`fill="${themeValues[theme]['color-surface']}"`);
      expect(svg).toContain(`>${item.title}</text>`);
      expect(svg).toContain(`>${item.period}</text>`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(--/);
      expect(svg).toContain(`width="${size.width}" height="${size.height}"`);
    }
  });
});

it('mark estimates as on screen: graphs by their pattern, figures of a map by slanted ones', () => {
  const bars = graphItem({
    language: 'en',
    title: 'Bars',
    series: [{ title: 'Sales', level: 100, type: 'bar' }],
    estimates: 2,
  });
  expect(itemSvg(bars, 'light').svg).toContain('<pattern');
  const { svg } = itemSvg(
    dataMapItem({ language: 'en', rows: 1, months: 4, estimates: 1 }),
    'light',
  );
  const italic = svg.match(/font-style="italic"/g);
  // One figure, and the word for it.
  expect(italic).toHaveLength(2);
  expect(svg).toContain('>estimate</text>');
});

it('number the values of a map that something was written about, apart from the figures', () => {
  const bare = dataMapItem({ language: 'en', rows: 2, months: 3 });
  const [row] = bare.rows;
  const [, second, third] = bare.months;
  if (!row || !second || !third) throw new Error('The map is too small');
  const notes = [
    { key: row.key, start: second.month, end: third.month, number: 77 },
    { key: row.key, start: third.month, end: third.month, number: 78 },
    { key: null, start: second.month, end: third.month, number: 79 },
  ];
  const marksIn = (item: ReportItem) =>
    [...itemSvg(item, 'light').svg.matchAll(/>(7[789][^<]*)</g)].map(([, mark]) => mark);
  expect(marksIn(bare)).toEqual([]);
  expect(marksIn({ ...bare, notes })).toEqual(['77', '77–78']);
  // Columns widen where figure and numbers need it, and not otherwise.
  const size = { ...bare.size, monthWidth: 150 };
  const widthWith = (numbers: readonly number[]) => {
    const all = numbers.map((number) => ({
      key: row.key,
      start: third.month,
      end: third.month,
      number,
    }));
    return itemSvg({ ...bare, size, notes: all }, 'light').size.width;
  };
  expect(widthWith([1])).toBe(widthWith([]));
  expect(widthWith([1, 3, 5, 7, 9, 11, 13, 15, 17, 19])).toBeGreaterThan(widthWith([]));
});

it.each(THEMES)('of a report hold no letters in the %s theme, of a graph or of a map', (theme) => {
  for (const item of [graph('fi'), map('fi')] satisfies ReportItem[]) {
    const svg = renderToStaticMarkup(coverPicture(item, theme).picture);
    expect(svg).toContain(`fill="${themeValues[theme]['color-surface']}"`);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(svg).toContain(item.kind === 'graph' ? 'data-series' : 'stroke-width="4"');
  }
});

it('are PNGs of the size that they say, with every letter in them', () => {
  const [written, missing] = [graph('fi'), graph('fi', LETTERS.replaceAll(/[^ ]/g, '\u2003'))].map(
    (item) => drawPicture(item, 'light'),
  );
  expect(sizeOf(written?.png ?? new Uint8Array())).toEqual([1200, 600]);
  expect([written?.width, written?.height]).toEqual([1200, 600]);
  expect(written?.png).not.toEqual(missing?.png);
  // Each letter leaves its own mark: no two are drawn as one stand-in.
  const marks = [...'šžäöå−'].map((letter) =>
    Buffer.from(drawPicture(graph('fi', letter), 'light').png).toString('base64'),
  );
  expect(new Set(marks).size).toBe(marks.length);
});

it('of a large map stay small enough for one file', () => {
  const { png, width, height } = drawPicture(map('fi', 60, 60), 'light');
  expect(width * height).toBeLessThan(17_000_000);
  expect(sizeOf(png)).toEqual([width, height]);
});

it('and reports come from a thread of their own', async () => {
  const { png, width, height } = await render.drawPicture(graph('fi'), 'dark');
  expect(Buffer.from(png)).toEqual(Buffer.from(drawPicture(graph('fi'), 'dark').png));
  expect([width, height]).toEqual([1200, 600]);
  const pdf = await render.drawReport(referenceReport({ graphs: 1, maps: [[3, 2]] }));
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});

it('fail with a reason for users, and the cause for the log', async () => {
  const broken = { ...graph('en'), drawing: { type: 'timeSeries', spec: null } };
  const failure = await render
    .drawPicture(broken as unknown as ReportItem, 'light')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ItemError);
  expect(failure).toMatchObject({ reason: 'report_picture_failed' });
  expect(failure).toHaveProperty('cause.message', 'series is not iterable');
  expect((await render.drawPicture(graph('en'), 'light')).width).toBe(1200);
});

it.each([
  [60, 60],
  [2, 1],
])('of a map of %d rows and %d months show whole columns in a small place', (rows, months) => {
  const item = map('fi', rows, months);
  const { picture, size } = plotPicture(item, 'dark');
  expect(size.width).toBe(2 * size.height);
  const svg = renderToStaticMarkup(picture);
  const shown = item.months.filter(({ title }) => svg.includes(`>${title}</text>`));
  expect(shown).toEqual(item.months.slice(-3));
  // It says that months are left out.
  expect(svg.includes('>…</text>')).toBe(months > 2);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(--/);
});

describe('of a map in a small place', () => {
  const short = dataMapItem({ language: 'en', rows: 4, months: 12, level: 20, names: ['Sales'] });
  const svgOf = (...units: string[]) =>
    renderToStaticMarkup(
      plotPicture(
        {
          ...short,
          rows: short.rows.map((row, index) => ({
            ...row,
            title: units[index] === '%' ? 'Margin %' : 'Sales',
            unit: units[index] ?? '',
          })),
        },
        'light',
      ).picture,
    );

  it.each([
    ['three months', 20, 3],
    ['two where figures are too long for names beside three', 2_000_000, 2],
  ])('show %s', (_, level, count) => {
    const item = dataMapItem({ language: 'en', rows: 4, months: 12, level, names: ['Sales'] });
    const svg = renderToStaticMarkup(plotPicture(item, 'light').picture);
    const shown = item.months.filter(({ title }) => svg.includes(`>${title}</text>`));
    expect(shown).toEqual(item.months.slice(-count));
  });

  it.each([
    ['Net financial items and costs', ['Net financial items', 'and costs']],
    ['Huoltosopimusliiketoiminta', ['Huoltosopimusliike-', 'toiminta']],
    [
      'Net financial items and the costs of all of it',
      ['Net financial items', 'and the costs of all o…'],
    ],
    ['Sales', ['Sales']],
  ])('write a name in one line or two: %s', (name, lines) => {
    const item = dataMapItem({ language: 'fi', rows: 1, months: 12, level: 20_000, names: [name] });
    const svg = renderToStaticMarkup(plotPicture(item, 'light').picture);
    for (const line of lines) expect(svg).toContain(`>${line}</text>`);
  });

  it('has the letters of the page that it is shown on, at the size that it is shown in', () => {
    const svg = svgOf('k€');
    expect(svg).toContain('viewBox="0 0 360 180"');
    expect(svg).toContain('font-size="13" role="img"');
    const weights = [...svg.matchAll(/font-weight="(\d+)"/g)].map(([, weight]) => weight);
    expect(new Set(weights)).toEqual(new Set(['500']));
  });

  it.each([
    ['actual', { 'font-weight': '600' }],
    ['estimate', { 'font-style': 'italic' }],
  ] as const)('write %s figures as the screen does', (kind, look) => {
    const rows = short.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, kind, text: '123' })),
    }));
    const svg = renderToStaticMarkup(plotPicture({ ...short, rows }, 'light').picture);
    const figures = [...svg.matchAll(/<text([^>]*)>123</g)].map(([, attributes]) => attributes);
    expect(figures).toHaveLength(12);
    for (const figure of figures)
      expect(
        Object.fromEntries(
          [...(figure ?? '').matchAll(/(font-weight|font-style)="(\w+)"/g)].map(
            ([, name, value]) => [name, value],
          ),
        ),
      ).toEqual(look);
  });

  it.each([
    ['en', '… first 5 of 17 rows'],
    ['fi', '… 5 ensimmäistä 17 rivistä'],
  ] as const)(
    'say in %s how many of the rows are shown, where there are more',
    (language, said) => {
      const svgOfRows = (rows: number) => {
        const item = dataMapItem({ language, rows, months: 12, level: 20, names: ['Sales'] });
        return renderToStaticMarkup(plotPicture(item, 'light').picture);
      };
      expect(svgOfRows(17)).toContain(`>${said}</text>`);
      expect(svgOfRows(5)).not.toContain(`… ${language === 'en' ? 'first' : '5'}`);
      expect(svgOfRows(5).match(/>Sales/g)).toHaveLength(5);
    },
  );

  it('has rows of one height, however many there are', () => {
    const stepsOf = (rows: number) => {
      const item = dataMapItem({ language: 'en', rows, months: 12, level: 20, names: ['Sales'] });
      const svg = renderToStaticMarkup(plotPicture(item, 'light').picture);
      const tops = [...svg.matchAll(/d="M14,([\d.]+)H/g)].map(([, top]) => Number(top));
      return new Set(tops.slice(1).map((top, index) => top - (tops[index] ?? 0)));
    };
    expect(stepsOf(3)).toEqual(new Set([24]));
    expect(stepsOf(17)).toEqual(new Set([24]));
  });

  it('name the unit once where all rows share it or say their own', () => {
    const svg = svgOf('k€', '%', 'k€', 'k€');
    expect(svg.match(/k€/g)).toHaveLength(1);
    expect(svg).toContain('>k€</text>');
    // Figures of another unit say it.
    expect(svg.match(/\d\u00a0%<\/text>/g)).toHaveLength(3);
    expect(svgOf('k€', 'k€', 'k€', 'k€')).toContain('>k€</text>');
  });

  it('name the unit of each row where they differ', () => {
    const svg = svgOf('k€', '%', 'pcs', '');
    expect(svg).not.toContain('>k€</text>');
    expect([...svg.matchAll(/\((k€|pcs|%)\)/g)].map(([, unit]) => unit)).toEqual(['k€', 'pcs']);
  });
});
