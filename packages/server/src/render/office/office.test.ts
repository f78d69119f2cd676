import { monthOf, yearOf } from '@tavoite/model';
import { strFromU8, unzipSync } from 'fflate';
import { dataMapItem, graphItem, referenceReport, words } from '../../../test/report-document.js';
import type { GraphItem, ItemCell } from '../items/types.js';
import type { ReportDocument } from '../pdf/document.js';
import { reportSlides } from './slides.js';
import { reportWorkbook } from './workbook.js';

const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );

const plain = (xml: string): string =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The cells of a sheet by their places: numbers and texts. */
function cellsOf(xml = ''): Map<string, string | number> {
  const cells = new Map<string, string | number>();
  for (const [, place = '', inside = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(.*?)<\/c>/g)) {
    const number = /<v>(.*?)<\/v>/.exec(inside)?.[1];
    const text = /<t[^>]*>(.*?)<\/t>/.exec(inside)?.[1] ?? '';
    cells.set(place, number === undefined ? plain(text) : Number(number));
  }
  return cells;
}

const styleOf = (xml: string, place: string) =>
  Number(new RegExp(`<c r="${place}" s="(\\d+)"`).exec(xml)?.[1]);

/** The texts of a slide's tables, row by row. */
const tableOf = (xml: string): string[][] =>
  [...xml.matchAll(/<a:tr [^>]*>(.*?)<\/a:tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<a:tc>(.*?)<\/a:tc>/gs)].map(([, cell = '']) =>
      plain([...cell.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, text]) => text).join('')),
    ),
  );

const slidesOf = (parts: Record<string, string>): string[] =>
  Object.keys(parts)
    .filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
    .sort((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)))
    .map((path) => parts[path] ?? '');

const titleOf = (xml: string) => plain(/<a:t>(.*?)<\/a:t>/s.exec(xml)?.[1] ?? '');

const shown = ({ text }: ItemCell) => (text === '' ? '–' : text);

const report = referenceReport({ graphs: 2, maps: [[8, 14]] });
const graphs = report.items.flatMap(({ content }) => (content.kind === 'graph' ? content : []));
const first = graphs[0] as GraphItem;

describe('a workbook', () => {
  const parts = partsOf(reportWorkbook(report));

  it('has a sheet about the report and one for each item', () => {
    const names = [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="(.*?)"/g)];
    expect(names).toHaveLength(1 + report.items.length);
    const about = [...cellsOf(parts['xl/worksheets/sheet1.xml']).values()];
    expect(about).toEqual(expect.arrayContaining([report.cover.title, report.cover.author]));
  });

  it('holds every figure of a graph as a number, with all of its digits', () => {
    const cells = cellsOf(parts['xl/worksheets/sheet2.xml']);
    for (const [row, { cells: figures }] of first.table.rows.entries())
      for (const [column, { value }] of figures.entries())
        expect(cells.get(`${String.fromCharCode(66 + column)}${row + 2}`)).toBe(value ?? undefined);
    expect(cells.get('B1')).toBe(
      `${first.table.columns[0]?.title} (${first.table.columns[0]?.unit})`,
    );
  });

  it('shows the figures of a column with the same decimals, round ones too', () => {
    const round = first.table.rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, decimals: 2, value: index === 0 ? 500 : 0.25 })),
    }));
    const content = { ...first, table: { ...first.table, rows: round } };
    const items = [{ id: 'g', heading: 'Costs', text: '', content, notes: [] }];
    const own = partsOf(reportWorkbook({ ...report, items }));
    const xml = own['xl/worksheets/sheet2.xml'] ?? '';
    const formats = [...(own['xl/styles.xml'] ?? '').matchAll(/<xf numFmtId="(\d+)" fontId/g)];
    const shownAs = round.map((_, row) => formats[styleOf(xml, `B${row + 2}`) + 1]?.[1]);
    expect(new Set(shownAs)).toEqual(new Set(['4']));
  });

  it('tells estimates by italics', () => {
    const xml = parts['xl/worksheets/sheet2.xml'] ?? '';
    const kinds = first.table.rows.map(({ cells }) => cells[0]?.kind);
    const styles = kinds.map((_, row) => styleOf(xml, `B${row + 2}`));
    const ofKind = (kind: string) => new Set(styles.filter((_, row) => kinds[row] === kind));
    expect(ofKind('actual').size).toBeGreaterThan(0);
    expect([...ofKind('estimate')].some((style) => ofKind('actual').has(style))).toBe(false);
  });

  it('holds a data map with its months, also over more than a fiscal year', () => {
    const map = dataMapItem({ language: 'en', rows: 3, months: 30 });
    const own = partsOf(
      reportWorkbook({
        ...report,
        items: [{ id: 'm', heading: '=Map [1]', text: '', content: map, notes: ['See <this>'] }],
      }),
    );
    const cells = cellsOf(own['xl/worksheets/sheet2.xml']);
    expect(cells.get('A1')).toBe('Term');
    // A date, which programs can sort by: as many days after the last day of 1899.
    const first = map.months[0]?.month ?? 0;
    expect(cells.get('C1')).toBe(Date.UTC(yearOf(first), monthOf(first) - 1) / 86_400_000 + 25_569);
    expect(cells.get('AF4')).toBe(map.rows[2]?.cells[29]?.value);
    expect([...cells.values()]).toContain('1. See <this>');
    expect(own['xl/workbook.xml']).toContain('name="=Map  1"');
  });

  it('says why an item is missing', () => {
    const failed: ReportDocument = {
      ...report,
      items: [
        {
          id: 'x',
          heading: 'Lost',
          text: '',
          content: { kind: 'failure', reason: 'The view is gone.' },
          notes: [],
        },
      ],
    };
    const cells = cellsOf(partsOf(reportWorkbook(failed))['xl/worksheets/sheet2.xml']);
    expect(cells.get('A2')).toContain('The view is gone.');
  });
});

describe('slides', () => {
  it('show each graph as a vector with a picture for other programs, and in words', async () => {
    const bytes = await reportSlides(report);
    const parts = partsOf(bytes);
    const media = Object.keys(parts).filter((path) => path.startsWith('ppt/media/'));
    expect(media.filter((path) => path.endsWith('.svg'))).toHaveLength(graphs.length);
    const files = unzipSync(bytes);
    for (const svg of media.filter((path) => path.endsWith('.svg'))) {
      expect(parts[svg]).not.toContain('Inter');
      const preview = svg.replace(/(\d+)\.svg$/, (_, number) => `${Number(number) - 1}.png`);
      const png = files[preview] ?? new Uint8Array();
      expect(strFromU8(png.subarray(1, 4))).toBe('PNG');
      // As wide as the drawing, not the placeholder of the library.
      expect(new DataView(png.buffer, png.byteOffset).getUint32(16)).toBeGreaterThan(1000);
    }
    const slides = slidesOf(parts);
    expect(slides.some((xml) => xml.includes(`descr="${first.summary}"`))).toBe(true);
    expect(slides.map(titleOf)).toEqual(expect.arrayContaining([first.title]));
  });

  it('have the figures of graphs and data maps as tables', async () => {
    const slides = slidesOf(partsOf(await reportSlides(report)));
    const tables = slides.map(tableOf);
    const figures = tables.find((table) => table[0]?.[0] === first.table.rowHeading) ?? [];
    expect(figures.slice(1)).toEqual(
      first.table.rows.map(({ title, cells }) => [title, ...cells.slice(0, 8).map(shown)]),
    );
    const [map] = report.items.flatMap(({ content }) =>
      content.kind === 'data-map' ? content : [],
    );
    const ofMap = tables.filter((table) => table[0]?.[0] === 'Term');
    const row = (at: number) => ofMap.flatMap((table) => table[at + 1]?.slice(1) ?? []);
    for (const [at, { cells }] of (map?.rows ?? []).entries())
      expect(row(at)).toEqual(cells.map(shown));
  });

  it('leave the tables out where the report does, and say what is missing', async () => {
    const item = graphItem({ language: 'fi', title: 'Myynti', series: [{ title: 'A', level: 5 }] });
    const slides = slidesOf(
      partsOf(
        await reportSlides({
          ...report,
          language: 'fi',
          theme: 'dark',
          options: { tables: false },
          items: [
            {
              id: 'g',
              heading: 'Myynti',
              text: words('Sanat & <merkit>'),
              content: { ...item, missingTerms: ['Hävikki'] },
              notes: ['Ääkköset'],
            },
          ],
        }),
      ),
    );
    const all = plain(slides.join(''));
    expect(slides.flatMap(tableOf)).toEqual([]);
    for (const text of ['Sanat & <merkit>', 'Hävikki', '1. Ääkköset']) expect(all).toContain(text);
  });

  it.each([
    ['over a small data map', 6, 1],
    ['before a data map that fills its slide', 16, 2],
  ])('have a short text %s', async (_, rows, expected) => {
    const map = dataMapItem({ language: 'en', rows, months: 12 });
    const item = { id: 'm', heading: 'Map', text: words('In short.'), content: map, notes: [] };
    const slides = slidesOf(
      partsOf(await reportSlides({ ...report, introduction: '', items: [item] })),
    ).filter((xml) => titleOf(xml) === 'Map');
    const [first] = slides;
    expect(plain(first ?? '')).toContain('In short.');
    expect(tableOf(first ?? '').length > 0).toBe(expected === 1);
    const figures = slides.filter((xml) => tableOf(xml).length > 0);
    expect(slides.length - figures.length).toBe(expected - 1);
  });

  it('spread a long text and a large map over slides', async () => {
    const long = words(
      ...Array.from({ length: 120 }, (_, at) => `Paragraph ${at} of a long text.`),
    );
    const map = dataMapItem({ language: 'en', rows: 40, months: 24 });
    const slides = slidesOf(
      partsOf(
        await reportSlides({
          ...report,
          introduction: long,
          items: [{ id: 'm', heading: 'Map', text: '', content: map, notes: [] }],
        }),
      ),
    );
    const introduction = slides.filter((xml) => titleOf(xml) === 'Introduction');
    expect(introduction.length).toBeGreaterThan(3);
    expect(slides.join('')).toContain('Paragraph 119 of');
    const tables = slides.map(tableOf).filter((table) => table.length > 0);
    expect(Math.max(...tables.map((table) => table.length))).toBeLessThanOrEqual(17);
    expect(tables.flatMap((table) => table.slice(1))).toHaveLength(80);
  });
});
