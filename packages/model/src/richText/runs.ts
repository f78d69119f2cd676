import type { RawBlock, RawContent, RawRange } from './content.js';

/** A run of text with one look. */
export interface Run {
  offset: number;
  text: string;
  styles: string[];
  url: string | null;
}

/** Cuts a block where a style or link begins or ends. */
export function runsOf(
  content: RawContent,
  { text, inlineStyleRanges, entityRanges }: RawBlock,
): Run[] {
  const cuts = new Set([0, text.length]);
  for (const { offset, length } of [...inlineStyleRanges, ...entityRanges]) {
    cuts.add(offset);
    cuts.add(offset + length);
  }
  const covers = (range: RawRange, at: number) =>
    range.offset <= at && at < range.offset + range.length;
  const ends = [...cuts].sort((a, b) => a - b);
  return ends.slice(0, -1).map((offset, index) => {
    const link = entityRanges.find((range) => covers(range, offset));
    return {
      offset,
      text: text.slice(offset, ends[index + 1]),
      styles: inlineStyleRanges.filter((range) => covers(range, offset)).map(({ style }) => style),
      url: link ? (content.entityMap[link.key]?.data.url ?? null) : null,
    };
  });
}

/** Blocks gathered for drawing: consecutive items of one kind of list belong together. */
export type Section =
  | { type: 'block'; block: RawBlock }
  | { type: 'list'; ordered: boolean; items: RawBlock[] };

export function sectionsOf(content: RawContent): Section[] {
  const sections: Section[] = [];
  for (const item of content.blocks) {
    const ordered = item.type === 'ordered-list-item';
    if (!ordered && item.type !== 'unordered-list-item') {
      sections.push({ type: 'block', block: item });
      continue;
    }
    const last = sections.at(-1);
    if (last?.type === 'list' && last.ordered === ordered) last.items.push(item);
    else sections.push({ type: 'list', ordered, items: [item] });
  }
  return sections;
}
