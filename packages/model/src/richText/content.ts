/*
 * Draft's raw content as the product stores it. It is read here without draft-js and without a schema,
 * so that showing a message loads neither an editor nor zod, and nothing of it is trusted.
 */

/** Browsers and Node have it; this package is typed for neither. */
declare const URL: new (
  url: string,
  base?: string,
) => Readonly<Record<'protocol' | 'href' | 'origin' | 'pathname' | 'search' | 'hash', string>>;

export type BlockType =
  | 'unstyled'
  | 'header-one'
  | 'header-two'
  | 'header-three'
  | 'blockquote'
  | 'unordered-list-item'
  | 'ordered-list-item';

export type TextAlign = 'left' | 'center' | 'right' | 'justify';

export interface RawRange {
  offset: number;
  length: number;
}

export interface RawBlock {
  key: string;
  text: string;
  type: BlockType;
  /** Nesting of list items, 0 to 4. */
  depth: number;
  inlineStyleRanges: (RawRange & { style: string })[];
  entityRanges: (RawRange & { key: number })[];
  data: { 'text-align'?: TextAlign };
}

export interface RawContent {
  /** Paragraphs, headings and list items, from top to bottom. */
  blocks: RawBlock[];
  /** Links by the key that the blocks name them with. */
  entityMap: Record<string, { type: 'LINK'; mutability: 'MUTABLE'; data: { url: string } }>;
}

/** Blocks of one text. */
export const MAX_BLOCKS = 2000;
/** Sizes that the editor offers, in px; stored as the inline style `fontsize-18`. */
export const FONT_SIZES = [12, 14, 16, 18, 24, 32] as const;
/** Styles that the editor has a button for. */
export const INLINE_STYLES = ['BOLD', 'ITALIC', 'UNDERLINE', 'STRIKETHROUGH'] as const;
/** Nesting of list items. */
export const MAX_DEPTH = 4;
/** Types of blocks that are shown. */
export const BLOCK_TYPES: ReadonlySet<string> = new Set<BlockType>([
  'unstyled',
  'header-one',
  'header-two',
  'header-three',
  'blockquote',
  'unordered-list-item',
  'ordered-list-item',
]);
export const ALIGNMENTS: ReadonlySet<unknown> = new Set<TextAlign>([
  'left',
  'center',
  'right',
  'justify',
]);
/** Inline styles that are shown, sizes included. */
export const STYLES: ReadonlySet<unknown> = new Set([
  ...INLINE_STYLES,
  ...FONT_SIZES.map((size) => `fontsize-${size}`),
]);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for wherever the app is served. */
const APP = 'https://app.invalid';
/** Answers of the server are no pages. */
const NO_PAGE = /^\/(?:\/|api\/)/;

/** Whether the address of a link is a page of the app, such as `/data-map`. */
export const isPage = (link: string): boolean => link.startsWith('/');

/** Browsers take a path that begins with `//` or `/\` for another host, also around a tab or a dot. */
function pageLink(path: string): string | null {
  const { origin, pathname, search, hash } = new URL(path, APP);
  return origin === APP && !NO_PAGE.test(pathname) ? pathname + search + hash : null;
}

/** The address when it may be followed: http, https, mailto or a page of the app; otherwise null. */
export function safeLink(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  try {
    if (isPage(url.trim())) return pageLink(url.trim());
    const { protocol, href } = new URL(url.trim());
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : null;
  } catch {
    return null;
  }
}

function ranges(value: unknown, length: number): (RawRange & Record<string, unknown>)[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    if (!isRecord(item) || !Number.isInteger(item.offset) || !Number.isInteger(item.length))
      return [];
    const offset = Math.max(0, item.offset as number);
    const end = Math.min(length, (item.offset as number) + (item.length as number));
    return end > offset ? [{ ...item, offset, length: end - offset }] : [];
  });
}

function block(value: unknown, index: number, entities: RawContent['entityMap']): RawBlock | null {
  if (!isRecord(value) || typeof value.text !== 'string') return null;
  const { text } = value;
  const depth = Number.isInteger(value.depth) ? (value.depth as number) : 0;
  const align = isRecord(value.data) ? value.data['text-align'] : undefined;
  return {
    // Draft drops blocks with a key that it has seen, so keys are made again.
    key: `b${index}`,
    text,
    type: (BLOCK_TYPES.has(value.type as string) ? value.type : 'unstyled') as BlockType,
    depth: Math.max(0, Math.min(MAX_DEPTH, depth)),
    inlineStyleRanges: ranges(value.inlineStyleRanges, text.length).flatMap((range) =>
      STYLES.has(range.style)
        ? [{ offset: range.offset, length: range.length, style: range.style as string }]
        : [],
    ),
    entityRanges: ranges(value.entityRanges, text.length).flatMap((range) =>
      Object.hasOwn(entities, String(range.key))
        ? [{ offset: range.offset, length: range.length, key: Number(range.key) }]
        : [],
    ),
    data: ALIGNMENTS.has(align) ? { 'text-align': align as TextAlign } : {},
  };
}

/**
 * Reads stored content for showing it; whatever is unknown in it is dropped. Text that is not
 * raw content at all becomes plain paragraphs, so that nothing is lost.
 */
export function readContent(stored: string): RawContent {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return contentOfText(stored);
  }
  if (!isRecord(value) || !Array.isArray(value.blocks)) return contentOfText(stored);
  const entityMap: RawContent['entityMap'] = {};
  for (const [key, entity] of Object.entries(isRecord(value.entityMap) ? value.entityMap : {})) {
    const url =
      isRecord(entity) && entity.type === 'LINK' && isRecord(entity.data)
        ? safeLink(entity.data.url)
        : null;
    if (url !== null && /^\d{1,6}$/.test(key))
      entityMap[key] = { type: 'LINK', mutability: 'MUTABLE', data: { url } };
  }
  const blocks = value.blocks
    .slice(0, MAX_BLOCKS)
    .flatMap((item: unknown, index) => block(item, index, entityMap) ?? []);
  return { blocks, entityMap };
}

/** Plain text as content, a block for each line. */
export function contentOfText(text: string): RawContent {
  return {
    blocks: text
      .split('\n')
      .slice(0, MAX_BLOCKS)
      .flatMap((line, index) => block({ text: line }, index, {}) ?? []),
    entityMap: {},
  };
}

/** The words without their form, a line for each block. */
export const textOfContent = (content: RawContent): string =>
  content.blocks.map(({ text }) => text).join('\n');
