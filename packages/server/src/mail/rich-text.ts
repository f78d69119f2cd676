import { type RawBlock, type RawContent, type Run, runsOf, sectionsOf } from '@tavoite/model';

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, in an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}

const STYLES: Record<string, string> = {
  BOLD: 'font-weight:bold',
  ITALIC: 'font-style:italic',
  UNDERLINE: 'text-decoration:underline',
  STRIKETHROUGH: 'text-decoration:line-through',
};
const UNDERLINED_AND_STRUCK = 'text-decoration:underline line-through';

const BLOCKS: Partial<Record<RawBlock['type'], readonly [element: string, style: string]>> = {
  'header-one': ['h2', 'font-size:22px;line-height:28px;margin:20px 0 8px'],
  'header-two': ['h3', 'font-size:19px;line-height:26px;margin:18px 0 8px'],
  'header-three': ['h4', 'font-size:16px;line-height:24px;margin:16px 0 6px'],
  blockquote: [
    'blockquote',
    'margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #c4d3d6;color:#4a5b60',
  ],
};
const PARAGRAPH = ['p', 'margin:0 0 12px'] as const;

/** Mail programs know no style sheets of ours, so each element carries its own styles. */
function styleOf({ styles }: Run): string {
  const sizes = styles.flatMap((style) => /^fontsize-(\d+)$/.exec(style)?.[1] ?? []);
  const isBoth = styles.includes('UNDERLINE') && styles.includes('STRIKETHROUGH');
  const others = styles
    .filter((style) => !isBoth || (style !== 'UNDERLINE' && style !== 'STRIKETHROUGH'))
    .flatMap((style) => STYLES[style] ?? []);
  return [
    ...others,
    ...(isBoth ? [UNDERLINED_AND_STRUCK] : []),
    ...sizes.slice(-1).map((size) => `font-size:${size}px`),
  ].join(';');
}

function runHtml(run: Run): string {
  const text = escapeHtml(run.text).replaceAll('\n', '<br>');
  const style = styleOf(run);
  const styled = style === '' ? text : `<span style="${style}">${text}</span>`;
  if (run.url === null) return styled;
  return `<a href="${escapeHtml(run.url)}" style="color:#0b6470">${styled}</a>`;
}

function blockInside(content: RawContent, block: RawBlock): string {
  return runsOf(content, block).map(runHtml).join('') || '&nbsp;';
}

function alignment({ data }: RawBlock): string {
  const align = data['text-align'];
  return align === undefined ? '' : `;text-align:${align}`;
}

function listHtml(content: RawContent, items: readonly RawBlock[], ordered: boolean): string {
  const element = ordered ? 'ol' : 'ul';
  const opening = `<${element} style="margin:0 0 12px;padding-left:24px">`;
  let html = '';
  let open = 0;
  for (const item of items) {
    for (; open > item.depth + 1; open--) html += `</${element}>`;
    for (; open < item.depth + 1; open++) html += opening;
    html += `<li style="margin:0 0 4px${alignment(item)}">${blockInside(content, item)}</li>`;
  }
  return html + `</${element}>`.repeat(open);
}

/** A formatted text as HTML for mails. */
export function htmlOfContent(content: RawContent): string {
  return sectionsOf(content)
    .map((section) => {
      if (section.type === 'list') return listHtml(content, section.items, section.ordered);
      const { block } = section;
      const [element, style] = BLOCKS[block.type] ?? PARAGRAPH;
      return `<${element} style="${style}${alignment(block)}">${blockInside(content, block)}</${element}>`;
    })
    .join('\n');
}

/** A link says where it leads, unless its text is that. */
function runText({ text, url }: Run): string {
  if (url === null || url.replace(/^mailto:/, '') === text || url === `${text}/`) return text;
  return `${text} (${url.replace(/^mailto:/, '')})`;
}

/** The numbers of ordered items, each level counted by itself. */
function listLines(content: RawContent, items: readonly RawBlock[], ordered: boolean): string {
  const counts: number[] = [];
  return items
    .map((item) => {
      counts.length = item.depth + 1;
      counts[item.depth] = (counts[item.depth] ?? 0) + 1;
      const mark = ordered ? `${counts[item.depth]}.` : '-';
      return `${'  '.repeat(item.depth)}${mark} ${runsOf(content, item).map(runText).join('')}`;
    })
    .join('\n');
}

/** A formatted text as plain text for mails. */
export function plainTextOfContent(content: RawContent): string {
  return sectionsOf(content)
    .map((section) => {
      if (section.type === 'list') return listLines(content, section.items, section.ordered);
      const text = runsOf(content, section.block).map(runText).join('');
      return section.block.type === 'blockquote' ? text.replace(/^/gm, '> ') : text;
    })
    .join('\n\n');
}
