import {
  type RawBlock,
  type RawContent,
  type Run,
  readContent,
  runsOf,
  sectionsOf,
} from '@tavoite/model';
import type { Flow } from './flow.js';
import { BODY_SIZE, LEADING, look } from './look.js';
import type { Tag } from './output/tags.js';
import { artifact } from './output/tags.js';
import type { Piece } from './text/paragraph.js';

/** Points for a pixel of the editor, whose usual text is 15 px. */
const POINTS = BODY_SIZE / 15;
const INDENT = 18;
const AFTER_PARAGRAPH = 6;
const BULLETS = ['•', '–', '▪'];

const HEADINGS: Partial<Record<RawBlock['type'], { depth: number; size: number; before: number }>> =
  {
    'header-one': { depth: 1, size: 15, before: 12 },
    'header-two': { depth: 2, size: 12.5, before: 10 },
    'header-three': { depth: 3, size: 10.5, before: 8 },
  };

export interface RichTextOptions {
  /** Level of the heading that the text is below. */
  readonly level: number;
}

function pieceOf(flow: Flow, run: Run, size: number, isStrong: boolean): Piece {
  const { colors } = flow;
  const has = (style: string) => run.styles.includes(style);
  const chosen = run.styles.flatMap((style) => /^fontsize-(\d+)$/.exec(style)?.[1] ?? []).at(-1);
  const isBold = isStrong || has('BOLD');
  const isItalic = has('ITALIC');
  const face = isBold
    ? isItalic
      ? 'semiboldItalic'
      : 'semibold'
    : isItalic
      ? 'italic'
      : 'regular';
  const isLink = run.url !== null;
  return {
    text: run.text,
    look: look(
      face,
      chosen ? Number(chosen) * POINTS : size,
      isLink ? colors.accentText : colors.text,
    ),
    underline: has('UNDERLINE') || isLink,
    strike: has('STRIKETHROUGH'),
    url: run.url,
  };
}

const isBlank = (block: RawBlock): boolean => block.text.trim() === '';

/** Writes a text of the editor at the cursor. */
export function writeRichText(
  flow: Flow,
  parent: Tag,
  stored: string,
  { level }: RichTextOptions,
): void {
  const content = readContent(stored);
  for (const section of sectionsOf(content)) {
    if (section.type === 'list') writeList(flow, parent, content, section.items, section.ordered);
    else if (isBlank(section.block)) flow.space(AFTER_PARAGRAPH);
    else writeBlock(flow, parent, content, section.block, level);
  }
}

function writeBlock(
  flow: Flow,
  parent: Tag,
  content: RawContent,
  block: RawBlock,
  level: number,
): void {
  const heading = HEADINGS[block.type];
  const size = heading?.size ?? BODY_SIZE;
  const pieces = runsOf(content, block).map((run) =>
    pieceOf(flow, run, size, heading !== undefined),
  );
  const align = block.data['text-align'];
  if (heading) {
    flow.space(heading.before);
    // With what it is the heading of.
    flow.ensure(size * LEADING + 3 * BODY_SIZE * LEADING);
    const tag = parent.add(flow.headingType(level + heading.depth));
    flow.paragraph(tag, pieces, { align, leading: 1.35 });
    flow.y += 3;
    return;
  }
  if (block.type === 'blockquote') writeQuote(flow, parent, pieces, align);
  else flow.paragraph(parent.add('P'), pieces, { align });
  flow.y += AFTER_PARAGRAPH;
}

function writeQuote(
  flow: Flow,
  parent: Tag,
  pieces: readonly Piece[],
  align: RawBlock['data']['text-align'],
): void {
  const tag = parent.add('BlockQuote').add('P');
  const lines = flow.lines(pieces, flow.width - INDENT);
  for (const line of lines) {
    flow.ensure(line.size * LEADING);
    const top = flow.y;
    artifact(flow.file, 'Layout', () =>
      flow.painter.rect(flow.left, top, 2.5, line.size * LEADING, flow.colors.accent),
    );
    flow.paintLines(tag, [line], { align, left: INDENT, width: flow.width - INDENT });
  }
}

interface OpenList {
  readonly list: Tag;
  count: number;
  body: Tag | null;
}

function writeList(
  flow: Flow,
  parent: Tag,
  content: RawContent,
  items: readonly RawBlock[],
  ordered: boolean,
): void {
  const open: OpenList[] = [];
  for (const item of items) {
    // A first item that is further in than any before it opens one level only.
    const depth = Math.min(item.depth, open.length);
    open.length = Math.min(open.length, depth + 1);
    let current = open[depth];
    if (!current) {
      const above = open[depth - 1]?.body ?? parent;
      const attributes = { O: 'List', ListNumbering: ordered ? 'Decimal' : 'Disc' };
      current = { list: above.add('L', { attributes }), count: 0, body: null };
      open.push(current);
    }
    current.count++;
    const label = ordered ? `${current.count}.` : (BULLETS[depth % BULLETS.length] ?? '•');
    const element = current.list.add('LI');
    const labelTag = element.add('Lbl');
    const body = element.add('LBody');
    current.body = body;
    const left = INDENT * (depth + 1);
    const pieces = runsOf(content, item).map((run) => pieceOf(flow, run, BODY_SIZE, false));
    const labelLook = look('regular', BODY_SIZE, flow.colors.muted, true);
    flow.paragraph(body.add('P'), pieces, {
      left,
      align: item.data['text-align'],
      mark: (baseline) =>
        labelTag.mark(() => flow.painter.textTo(label, flow.left + left - 6, baseline, labelLook)),
    });
    flow.y += 2;
  }
  flow.y += AFTER_PARAGRAPH - 2;
}
