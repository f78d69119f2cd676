import { type RawBlock, type RawContent, safeLink } from '@tavoite/model';

const LINES: readonly (readonly [mark: RegExp, type: RawBlock['type']])[] = [
  [/^#+\s+/, 'header-two'],
  [/^[-*]\s+/, 'unordered-list-item'],
  [/^\d+\.\s+/, 'ordered-list-item'],
  [/^>\s+/, 'blockquote'],
];
const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A line without its marks, with bold parts and links where they were. */
function blockOf(line: string, index: number, entityMap: RawContent['entityMap']): RawBlock {
  const [mark, type] = LINES.find(([pattern]) => pattern.test(line)) ?? [/^/, 'unstyled' as const];
  const block: RawBlock = {
    key: `b${index}`,
    text: '',
    type,
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  };
  const marked = line.replace(mark, '');
  let end = 0;
  for (const match of marked.matchAll(MARKS)) {
    block.text += marked.slice(end, match.index);
    end = match.index + match[0].length;
    const [, bold, label, url] = match;
    const range = { offset: block.text.length, length: (bold ?? label ?? '').length };
    block.text += bold ?? label ?? '';
    const address = safeLink(url);
    if (bold !== undefined) block.inlineStyleRanges.push({ ...range, style: 'BOLD' });
    else if (address !== null) {
      const key = Object.keys(entityMap).length;
      entityMap[key] = { type: 'LINK', mutability: 'MUTABLE', data: { url: address } };
      block.entityRanges.push({ ...range, key });
    }
  }
  block.text += marked.slice(end);
  return block;
}

/**
 * The formatted text of a cell: a paragraph for each line; lines that begin with `#`, `-`, `1.` or `>`
 * are headings, items and quotations; `**bold**` and `[text](address)` within them.
 */
export function contentOfCell(cell: string): string {
  const entityMap: RawContent['entityMap'] = {};
  const blocks = cell
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => blockOf(line.trim(), index, entityMap));
  return JSON.stringify({ blocks, entityMap } satisfies RawContent);
}

/** The names in a cell of files: separated by semicolons. */
export function namesOfCell(cell: string | null | undefined): string[] {
  return (cell ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
