import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPdf, run } from '../../../test/pdf-check.js';
import {
  dataMapItem,
  graphItem,
  type ReportOptions,
  referenceReport,
  words,
} from '../../../test/report-document.js';
import type { ReportDocument, ReportSection } from './document.js';
import { reportPdf } from './index.js';

/** Debian's qpdf and poppler-utils; the test command installs them where it can. */
const hasPrograms = ['qpdf', 'pdftotext'].every(
  (program) => spawnSync(program, ['--version']).error === undefined,
);
const withPrograms = hasPrograms ? describe : describe.skip;
const MAX_BYTES = 500_000;

// Other programs read documents of thousands of cells here.
jest.setTimeout(180_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tavoite-pdf-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
async function write(document: ReportDocument): Promise<{ path: string; bytes: number }> {
  const bytes = await reportPdf(document);
  const path = join(folder, `${++count}.pdf`);
  writeFileSync(path, bytes);
  return { path, bytes: bytes.length };
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ');
const textOf = (path: string): string => plain(run('pdftotext', ['-layout', path, '-']));
const infoOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    run('pdfinfo', [path])
      .split('\n')
      .flatMap((line) => {
        const [, key, value] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
        return key ? [[key, value ?? '']] : [];
      }),
  );

const small = (options: ReportOptions = {}): ReportDocument =>
  referenceReport({ graphs: 2, maps: [[8, 12]], ...options });

/** A report of one section. */
const only = (section: Partial<ReportSection>, options: ReportOptions = {}): ReportDocument => ({
  ...small({ ...options, graphs: 0, maps: [] }),
  introduction: '',
  items: [
    {
      id: 'one',
      heading: 'One',
      text: '',
      content: graphItem({ language: 'en', title: 'One', series: [{ title: 'Sales', level: 5 }] }),
      notes: [],
      ...section,
    },
  ],
});

it('writes a PDF without any program', async () => {
  const bytes = await reportPdf(small());
  expect(Buffer.from(bytes.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7');
});

withPrograms('read by other programs (skipped where qpdf or poppler-utils is missing)', () => {
  it.each([
    ['en', 'light'],
    ['en', 'dark'],
    ['fi', 'light'],
    ['fi', 'dark'],
  ] as const)('is a sound, tagged document in %s and %s', async (language, theme) => {
    const document = small({ language, theme });
    const { path } = await write(document);
    run('qpdf', ['--check', path]);
    const checked = checkPdf(path);
    expect(checked.problems).toEqual([]);
    expect(checked.painted).toBeGreaterThan(100);
    expect(checked.language).toBe(language);
    expect(checked.title).toBe(document.cover.title);
    expect(checked.elements).toMatchObject({ H1: 1, Figure: 2, Table: 3 });
    const info = infoOf(path);
    expect(info).toMatchObject({ Title: document.cover.title, Tagged: 'yes' });
    const pages = Number(info.Pages);
    expect(textOf(path)).toContain(
      language === 'fi' ? `Sivu ${pages} / ${pages}` : `Page ${pages} / ${pages}`,
    );
  });

  it('embeds its fonts, with the letters of the language in what is copied', async () => {
    const heading = 'Äänekoski, Šekkisaamiset, Žižkov, Åland −5 €';
    const { path } = await write(only({ heading }));
    const fonts = run('pdffonts', [path]).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/Inter.* yes yes yes/);
    expect(textOf(path)).toContain(heading);
  });

  it('numbers the values of a data map that something was written about', async () => {
    const map = dataMapItem({ language: 'en', rows: 2, months: 3 });
    const [row] = map.rows;
    const [, second, third] = map.months;
    if (!row || !second || !third) throw new Error('The map is too small');
    const notes = [
      { key: row.key, start: second.month, end: third.month, number: 77 },
      { key: row.key, start: third.month, end: third.month, number: 78 },
    ];
    const bare = textOf((await write(only({ content: map }))).path);
    const noted = textOf((await write(only({ content: { ...map, notes } }))).path);
    const added = (mark: string) => noted.split(mark).length - bare.split(mark).length;
    expect(added('77')).toBe(2);
    expect(added('77–78')).toBe(1);
  });

  it('has every figure of its graphs and data maps, in both languages', async () => {
    for (const language of ['en', 'fi'] as const) {
      const document = small({ language });
      const text = textOf((await write(document)).path);
      for (const { content } of document.items) {
        if (content.kind === 'failure') continue;
        const rows = content.kind === 'graph' ? content.table.rows : content.rows;
        for (const { title, cells } of rows) {
          const figures = cells.map((cell) => (cell.kind === 'missing' ? '–' : cell.text));
          // A row stands on one line, title first, whatever is between title and figures (a unit).
          const line = figures
            .map((figure) => plain(figure).replace(/[.*+?^$]/g, '\\$&'))
            .join(' ');
          expect(text).toMatch(new RegExp(`${title.replace(/[()/]/g, '\\$&')}( \\S+)? ${line}`));
        }
      }
    }
  });

  it('leaves the tables of graphs out where they are not asked for', async () => {
    const { path } = await write(small({ tables: false }));
    expect(checkPdf(path).elements).toMatchObject({ Figure: 2, Table: 1 });
  });

  it('holds the reference report in half a megabyte', async () => {
    const { path, bytes } = await write(referenceReport());
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(checkPdf(path).problems).toEqual([]);
    const text = run('pdftotext', ['-layout', path, '-']);
    // Each fiscal year of a map has its head on each of its pages.
    expect(text.match(/Data map 2, 2026, continued/g)?.length).toBeGreaterThan(2);
    expect(text).toContain('Data map 2, 2027');
  });

  it('begins its text below short contents, and on a page of its own after long ones', async () => {
    const pageOf = async (document: ReportDocument, text: string) => {
      const { path } = await write(document);
      const pages = run('pdftotext', [path, '-']).split('\f').map(plain);
      return pages.findIndex((page, index) => index > 0 && page.includes(text)) + 1;
    };
    const document = small({ graphs: 1, maps: [] });
    const introduction = words('It begins here.');
    expect(await pageOf({ ...document, introduction }, 'It begins here.')).toBe(2);
    const [item] = document.items;
    if (!item) throw new Error('There is no item');
    const items = Array.from(
      { length: 30 },
      (_, index): ReportSection => ({
        ...item,
        id: `item-${index}`,
        content: { kind: 'failure', reason: 'Gone.' },
      }),
    );
    expect(await pageOf({ ...document, introduction, items }, 'It begins here.')).toBe(3);
  });

  it('writes the confirmed figures of a graph in plain letters', async () => {
    const { path } = await write(only({}));
    expect(textOf(path)).not.toContain('Bold figures');
  });

  it('leads from its contents and bookmarks to its sections', async () => {
    const { path } = await write(small());
    const { elements } = checkPdf(path);
    expect(elements).toMatchObject({ TOCI: 4, Reference: 4 });
    const { outlines } = JSON.parse(run('qpdf', ['--json=2', '--json-key=outlines', path])) as {
      outlines: { title: string; destpageposfrom1: number }[];
    };
    const pages = run('pdftotext', ['-layout', path, '-']).split('\f');
    expect(outlines.map(({ title }) => title)).toEqual([
      'Introduction',
      'Net sales by channel',
      'Operating profit',
      'Data map 1',
    ]);
    for (const { title, destpageposfrom1: page } of outlines) {
      expect(pages[page - 1]).toContain(title);
      expect(plain(pages[1] ?? '')).toContain(`${title} ${page}`);
    }
  });

  it('says what is not there, and nothing is lost', async () => {
    const empty = await write({ ...small({ graphs: 0, maps: [] }), introduction: '' });
    expect(textOf(empty.path)).toContain('no graphs or data maps yet');
    expect(checkPdf(empty.path).problems).toEqual([]);
    const reason = 'The view has been deleted.';
    const failed = await write(only({ content: { kind: 'failure', reason } }));
    expect(textOf(failed.path)).toContain(reason);
    expect(checkPdf(failed.path).problems).toEqual([]);
    const broken = graphItem({ language: 'en', title: 'Broken', series: [] });
    const undrawn = await reportPdf(only({ content: { ...broken, isEmpty: false } }), () => {
      throw new Error('no picture');
    });
    writeFileSync(join(folder, 'undrawn.pdf'), undrawn);
    expect(textOf(join(folder, 'undrawn.pdf'))).toContain('This item could not be drawn.');
    const without = await write(
      only({ content: graphItem({ language: 'en', title: 'None', series: [] }) }),
    );
    expect(textOf(without.path)).toContain('There are no values in this period.');
    const noRows = await write(
      only({ content: dataMapItem({ language: 'en', rows: 0, months: 12 }) }),
    );
    expect(textOf(noRows.path)).toContain('There are no values in this period.');
    expect(checkPdf(noRows.path).problems).toEqual([]);
  });

  it.each<[string, () => ReportDocument]>([
    ['60 graphs', () => referenceReport({ graphs: 60, maps: [], tables: false })],
    [
      'ten years of a map with 200 rows',
      () => only({ content: dataMapItem({ language: 'fi', rows: 200, months: 120 }) }),
    ],
    [
      'long figures',
      () => only({ content: dataMapItem({ language: 'en', rows: 5, months: 12, level: 1e15 }) }),
    ],
    [
      'ten years of a graph with 14 series',
      () =>
        only({
          content: graphItem({
            language: 'en',
            title: 'Many',
            months: 120,
            series: Array.from({ length: 14 }, (_, at) => ({ title: `Series ${at}`, level: 1e6 })),
          }),
        }),
    ],
    [
      'very long titles',
      () => only({ heading: 'Kunnossapito '.repeat(40), notes: ['x'.repeat(4000)] }),
    ],
    [
      'lists five levels deep that begin in the middle',
      () =>
        only({
          text: words(
            { text: 'deep', type: 'ordered-list-item', depth: 4 },
            { text: 'top', type: 'unordered-list-item' },
            { text: 'deeper', type: 'unordered-list-item', depth: 3 },
            { text: 'small heading', type: 'header-three' },
            {
              text: 'all across the line and further '.repeat(9),
              data: { 'text-align': 'justify' },
            },
          ),
        }),
    ],
  ])('takes %s', async (_, document) => {
    const { path } = await write(document());
    run('qpdf', ['--check', path]);
    expect(checkPdf(path).problems).toEqual([]);
  });

  it('cuts no word, however long', async () => {
    const long = 'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'.repeat(4);
    const document = only({
      text: words(long, `https://example.com/${'a'.repeat(300)}`),
      heading: long,
    });
    const { path } = await write({ ...document, cover: { ...document.cover, title: long } });
    const text = run('pdftotext', [path, '-']).replace(/-?\s+/g, '');
    expect(text.split(long).length - 1).toBeGreaterThanOrEqual(3);
    expect(text).toContain('a'.repeat(300));
    const bounds = run('pdftotext', ['-bbox', path, '-']);
    for (const [, right = '0'] of bounds.matchAll(/xMax="([\d.]+)"/g))
      expect(Number(right)).toBeLessThan(842);
  });

  it('writes a text of 100 kB', async () => {
    const sentence = 'Liikevaihto kasvoi odotetusti. ';
    const paragraph = sentence.repeat(100);
    const { path } = await write(
      only({ text: words(...Array.from({ length: 32 }, () => paragraph)) }),
    );
    expect(checkPdf(path).problems).toEqual([]);
    expect(plain(run('pdftotext', [path, '-'])).split(sentence.trim()).length - 1).toBeGreaterThan(
      3000,
    );
  });

  it('shows a stand-in for what its typeface lacks, and keeps the text itself', async () => {
    const { path } = await write(only({ text: words('Kasvu 🚀 ja 中文 ja 👩‍👩‍👧‍👦.') }));
    expect(checkPdf(path).problems).toEqual([]);
    const text = textOf(path);
    expect(text).toContain('🚀');
    expect(text).toContain('中文');
    const content = run('qpdf', ['--qdf', '--object-streams=disable', path, '-']);
    // Three stand-ins next to each other would be three glyphs: each emoji is one.
    expect(content.match(/\/ActualText/g)).toHaveLength(3);
  });

  it('keeps hostile words out of its metadata and links', async () => {
    const document = small();
    const title = '</dc:title><x>&"\u0001(1)';
    const { path } = await write({
      ...document,
      cover: { ...document.cover, title, author: '<script>' },
      introduction: JSON.stringify({
        blocks: [{ text: 'click', entityRanges: [{ offset: 0, length: 5, key: 0 }] }],
        entityMap: { 0: { type: 'LINK', data: { url: 'javascript:app.alert(1)' } } },
      }),
    });
    const { problems, title: read } = checkPdf(path);
    expect(problems).toEqual([]);
    expect(read).toBe('&lt;/dc:title&gt;&lt;x&gt;&amp;" (1)');
    expect(run('qpdf', ['--qdf', '--object-streams=disable', path, '-'])).not.toContain(
      'javascript',
    );
  });
});
