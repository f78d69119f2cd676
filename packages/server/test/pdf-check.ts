import { spawnSync } from 'node:child_process';

/*
 * Reads a PDF by qpdf and checks what readers with a screen reader depend on: the machine-checkable part
 * of PDF/UA-1 that concerns these documents.
 */

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Dictionary = Record<string, Value>;

interface Stored {
  value?: Value;
  stream?: { dict: Dictionary; data?: string };
}

const MAX_OUTPUT = 1 << 28;

const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Output of a program that reads the file from its standard input or from a path. */
export function run(program: string, args: readonly string[], input?: Uint8Array): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    input,
    maxBuffer: MAX_OUTPUT,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program}: ${stderr}${stdout}`.slice(0, 2000));
  return stdout.toString('utf8');
}

class PdfObjects {
  readonly #objects: Record<string, Stored>;

  constructor(path: string) {
    const args = ['--json=2', '--json-stream-data=inline', '--decode-level=generalized', path];
    const { qpdf } = JSON.parse(run('qpdf', args)) as { qpdf: [unknown, Record<string, Stored>] };
    this.#objects = qpdf[1];
  }

  get trailer(): Dictionary {
    return this.dictionary(this.#objects.trailer?.value);
  }

  /** What a reference leads to. */
  value(value: Value | undefined): Value | undefined {
    if (typeof value !== 'string' || !/^\d+ \d+ R$/.test(value)) return value;
    const stored = this.#objects[`obj:${value}`];
    return stored?.value ?? stored?.stream?.dict;
  }

  dictionary(value: Value | undefined): Dictionary {
    const found = this.value(value);
    return isDictionary(found) ? found : {};
  }

  list(value: Value | undefined): Value[] {
    const found = this.value(value);
    if (Array.isArray(found)) return found;
    // One thing may stand for a list of one; a reference to it stays one.
    return value === undefined || value === null ? [] : [value];
  }

  data(reference: Value | undefined): string {
    const stored = this.#objects[`obj:${String(reference)}`];
    return Buffer.from(stored?.stream?.data ?? '', 'base64').toString('latin1');
  }

  pages(): { reference: string; page: Dictionary }[] {
    const found: { reference: string; page: Dictionary }[] = [];
    const walk = (reference: Value) => {
      const node = this.dictionary(reference);
      if (node['/Type'] === '/Page') found.push({ reference: String(reference), page: node });
      for (const kid of this.list(node['/Kids'])) walk(kid);
    };
    walk(this.dictionary(this.trailer['/Root'])['/Pages'] ?? null);
    return found;
  }
}

const TOKEN =
  /\((?:\\.|[^\\()])*\)|<<|>>|<[0-9a-fA-F\s]*>|\[|\]|\/[^\s<>[\]()/%]+|[^\s<>[\]()/%]+/g;
const PAINTING = new Set([
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'S',
  's',
  'sh',
  'Do',
  'Tj',
  'TJ',
  "'",
  '"',
]);

interface Painted {
  /** Painting operators that belong to nothing. */
  unmarked: number;
  marked: number;
  /** Places in the structure that the page names. */
  ids: number[];
  /** Marks in marks that may not be there, and those that are not closed. */
  problems: string[];
}

function readContent(content: string): Painted {
  const painted: Painted = { unmarked: 0, marked: 0, ids: [], problems: [] };
  const open: ('artifact' | 'content' | 'span')[] = [];
  let operands: string[] = [];
  for (const [token] of content.matchAll(TOKEN)) {
    if (!/^[A-Za-z'"][A-Za-z0-9*'"]*$/.test(token) || token === 'true' || token === 'false') {
      operands.push(token);
      continue;
    }
    if (token === 'BDC' || token === 'BMC') {
      const tag = operands[0] ?? '';
      const at = operands.indexOf('/MCID');
      const kind = tag === '/Artifact' ? 'artifact' : at >= 0 ? 'content' : 'span';
      if (kind === 'content') painted.ids.push(Number(operands[at + 1]));
      if (kind !== 'span' && open.length > 0) painted.problems.push(`${tag} inside of a mark`);
      if (kind === 'span' && open.length === 0)
        painted.problems.push(`${tag} outside of the structure`);
      open.push(kind);
    } else if (token === 'EMC') {
      if (open.pop() === undefined) painted.problems.push('EMC without a mark');
    } else if (PAINTING.has(token)) {
      if (open.some((kind) => kind !== 'span')) painted.marked++;
      else painted.unmarked++;
    }
    operands = [];
  }
  if (open.length > 0) painted.problems.push('a mark is not closed');
  return painted;
}

export interface Checked {
  readonly problems: string[];
  /** Painting operators of all pages. */
  readonly painted: number;
  /** How many elements of each type there are. */
  readonly elements: Record<string, number>;
  /** Alternative texts of pictures. */
  readonly alternatives: string[];
  readonly title: string;
  readonly language: string;
}

const text = (value: Value | undefined): string =>
  typeof value === 'string' ? value.replace(/^u:/, '') : '';

/** Checks the file at a path. */
export function checkPdf(path: string): Checked {
  const objects = new PdfObjects(path);
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem);
  };
  const root = objects.dictionary(objects.trailer['/Root']);
  expect(objects.dictionary(root['/MarkInfo'])['/Marked'] === true, 'not marked as tagged');
  const language = text(root['/Lang']);
  expect(language !== '', 'no language');
  const preferences = objects.dictionary(root['/ViewerPreferences']);
  expect(preferences['/DisplayDocTitle'] === true, 'the title is not shown');
  const metadata = objects.data(root['/Metadata']);
  expect(/<pdfuaid:part>\s*1\s*</.test(metadata), 'does not say that it is PDF/UA-1');
  const title = Buffer.from(
    /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(metadata)?.[1] ?? '',
    'latin1',
  ).toString('utf8');
  expect(title.trim() !== '', 'no title');

  const tree = objects.dictionary(root['/StructTreeRoot']);
  const parents = new Map<number, Value>();
  const numbers = objects.list(objects.dictionary(tree['/ParentTree'])['/Nums']);
  for (let at = 0; at < numbers.length; at += 2)
    parents.set(Number(numbers[at]), numbers[at + 1] ?? null);

  const elements: Record<string, number> = {};
  const alternatives: string[] = [];
  const content = new Map<string, string[]>();
  let heading = 0;
  const walk = (reference: Value, parent: string) => {
    const element = objects.dictionary(reference);
    const type = String(element['/S']).slice(1);
    elements[type] = (elements[type] ?? 0) + 1;
    const attributes = objects.dictionary(element['/A']);
    const kids = objects.list(element['/K']);
    const kidTypes: string[] = [];
    let annotations = 0;
    for (const kid of kids) {
      const page = String(element['/Pg']);
      const found = objects.dictionary(kid);
      if (typeof kid === 'number') owned(page, kid, reference);
      else if (found['/Type'] === '/MCR')
        owned(String(found['/Pg']), Number(found['/MCID']), reference);
      else if (found['/Type'] === '/OBJR') {
        annotations++;
        const annotation = objects.dictionary(found['/Obj']);
        const key = Number(annotation['/StructParent']);
        expect(parents.get(key) === reference, 'an annotation does not lead back to its element');
        expect(text(annotation['/Contents']).trim() !== '', 'a link without words');
      } else {
        kidTypes.push(String(found['/S']).slice(1));
        expect(found['/P'] === reference, `${type}: a child has another parent`);
        walk(kid, type);
      }
    }
    if (type === 'Figure') {
      const words = text(element['/Alt']);
      alternatives.push(words);
      expect(words.trim() !== '', 'a picture without words');
      expect(objects.list(attributes['/BBox']).length === 4, 'a picture without its place');
    }
    if (type === 'TH') {
      expect(
        /^\/(Row|Column|Both)$/.test(String(attributes['/Scope'])),
        'a head without its scope',
      );
    }
    if (type === 'Link') expect(annotations > 0, 'a link that leads nowhere');
    const level = /^H([1-6])$/.exec(type)?.[1];
    if (level !== undefined) {
      expect(Number(level) <= heading + 1, `H${level} follows H${heading}`);
      heading = Number(level);
    }
    const allowed: Record<string, string[]> = {
      Table: ['Caption', 'THead', 'TBody'],
      THead: ['TR'],
      TBody: ['TR'],
      TR: ['TH', 'TD'],
      L: ['LI'],
      LI: ['Lbl', 'LBody'],
      TOC: ['TOCI'],
    };
    for (const kid of kidTypes)
      expect(allowed[type]?.includes(kid) ?? true, `${kid} in ${type} of ${parent}`);
    if (type === 'Table') {
      const rows = kids.flatMap((kid) => {
        const group = objects.dictionary(kid);
        return group['/S'] === '/Caption' ? [] : objects.list(group['/K']);
      });
      const widths = new Set(rows.map((row) => objects.list(objects.dictionary(row)['/K']).length));
      expect(widths.size === 1, `rows of ${[...widths].join(', ')} cells in one table`);
    }
  };
  const owned = (page: string, id: number, reference: Value) => {
    const list = content.get(page) ?? [];
    content.set(page, list);
    expect(list[id] === undefined, 'content in two elements');
    list[id] = String(reference);
  };
  for (const kid of objects.list(tree['/K'])) walk(kid, '');
  expect(elements.H1 === 1, 'not one main heading');

  let painted = 0;
  for (const [index, { reference, page }] of objects.pages().entries()) {
    const name = `page ${index + 1}`;
    expect(page['/Tabs'] === '/S', `${name}: not in the order of the structure`);
    const kept = objects.list(parents.get(Number(page['/StructParents'])));
    const streams = objects.list(page['/Contents']).map((stream) => objects.data(stream));
    const read = readContent(streams.join('\n'));
    painted += read.marked;
    expect(read.unmarked === 0, `${name}: ${read.unmarked} unmarked painting operations`);
    for (const problem of read.problems) problems.push(`${name}: ${problem}`);
    for (const id of read.ids) {
      const owner = content.get(reference)?.[id];
      expect(owner !== undefined, `${name}: content ${id} is in no element`);
      expect(kept[id] === owner, `${name}: content ${id} does not lead back to its element`);
    }
    for (const annotation of objects.list(page['/Annots'])) {
      const key = Number(objects.dictionary(annotation)['/StructParent']);
      const owner = objects.dictionary(parents.get(key));
      expect(owner['/S'] === '/Link', `${name}: a link outside of the structure`);
    }
  }
  return { problems: [...new Set(problems)], painted, elements, alternatives, title, language };
}
