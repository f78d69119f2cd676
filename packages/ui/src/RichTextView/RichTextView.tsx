import {
  FONT_SIZES,
  isPage,
  type RawBlock,
  type RawContent,
  readContent,
  runsOf,
  safeLink,
  sectionsOf,
} from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, createElement, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link/index.js';

/** Of nested list items; deeper ones are indented no further. */
const DEPTHS = [1, 2, 3, 4];

/** Look of rich text, shared with the editor, which marks its blocks by classes. Sizes are attributes: a strict CSP allows no style attributes in content. */
export const RichTextBody = styled.div`
  color: ${token('color-text')};
  font-size: ${token('font-size-md')};
  line-height: ${token('line-height-normal')};
  overflow-wrap: anywhere;

  & :is(p, ul, ol, blockquote, h1, h2, h3, h4, h5, h6) {
    margin: 0 0 ${token('space-2')};
  }

  & :is(ul, ol) {
    padding-inline-start: ${token('space-6')};
  }

  /* The text may itself stand in a list, whose bullets would be of another form. */
  & ul {
    list-style-type: disc;
  }

  & blockquote {
    padding-inline-start: ${token('space-3')};
    border-inline-start: 3px solid ${token('color-border-strong')};
    color: ${token('color-text-muted')};
  }

  & :is([data-heading='1'], .heading-1) {
    font-size: ${token('font-size-lg')};
  }

  & :is([data-heading='2'], .heading-2) {
    font-size: ${token('font-size-md')};
  }

  & :is([data-heading='3'], .heading-3) {
    font-size: ${token('font-size-md')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
  }

  & a {
    color: ${token('color-accent-text')};
  }

  & [data-align='center'] {
    text-align: center;
  }

  & [data-align='right'] {
    text-align: end;
  }

  & [data-align='justify'] {
    text-align: justify;
  }

  ${DEPTHS.map((depth) => `& :is([data-depth='${depth}'], .depth-${depth}) { margin-inline-start: calc(${Math.min(depth, 3)} * ${token('space-6')}); }`).join('\n')}
  ${FONT_SIZES.map((size) => `& [data-font-size='${size}'] { font-size: ${size / 16}rem; }`).join('\n')}
`;

const ELEMENTS = {
  unstyled: 'p',
  blockquote: 'blockquote',
  'unordered-list-item': 'li',
  'ordered-list-item': 'li',
} as const;

/** In order of their size. */
const HEADINGS: readonly string[] = ['header-one', 'header-two', 'header-three'];

const STYLE_ELEMENTS = [
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
  ['STRIKETHROUGH', 's'],
] as const;

/** The page of the app that an address is of, whole or not; null for any other. */
function pageOf(url: string): string | null {
  const here = globalThis.location?.origin ?? '';
  const page = safeLink(url.startsWith(`${here}/`) ? url.slice(here.length) : url);
  return page !== null && isPage(page) ? page : null;
}

/** Pages of the app open in place, as those of its menu do; others in a tab of their own. */
function linked(url: string, text: ReactNode): ReactNode {
  const page = pageOf(url);
  if (page !== null) return <Link href={page}>{text}</Link>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

function runs(content: RawContent, block: RawBlock): ReactNode {
  // An empty paragraph keeps its line.
  if (block.text === '') return <br />;
  return runsOf(content, block).map(({ offset, text, styles, url }) => {
    let node: ReactNode = text;
    for (const [style, element] of STYLE_ELEMENTS)
      if (styles.includes(style)) node = createElement(element, null, node);
    const size = styles.find((style) => style.startsWith('fontsize-'))?.slice('fontsize-'.length);
    if (size !== undefined) node = <span data-font-size={size}>{node}</span>;
    if (url !== null) node = linked(url, node);
    return <span key={offset}>{node}</span>;
  });
}

function element(content: RawContent, block: RawBlock, headings: readonly string[]): ReactNode {
  const { key, type, depth, data } = block;
  const size = HEADINGS.indexOf(type) + 1;
  return createElement(
    size > 0 ? (headings[size - 1] ?? 'p') : ELEMENTS[type as keyof typeof ELEMENTS],
    {
      key,
      'data-align': data['text-align'],
      'data-depth': depth > 0 ? depth : undefined,
      'data-heading': size > 0 ? size : undefined,
    },
    runs(content, block),
  );
}

/** Elements of the headings by their size; sizes that the text leaves out skip no level. */
function headingElements({ blocks }: RawContent, first: number): string[] {
  let level = first;
  return HEADINGS.map((heading) => {
    const used = blocks.some(({ type }) => type === heading);
    return `h${Math.min(used ? level++ : level, 6)}`;
  });
}

export interface RichTextViewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Draft raw content as stored; text that is none is shown as it is. */
  content: string;
  /** Of the text's first headings: one below the heading that the text is under; 2 by default. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** Stored rich text to read; renders a `<div>`. It is built of elements, never of markup, so nothing in it can run. */
export function RichTextView({ content, headingLevel = 2, ...rest }: RichTextViewProps) {
  const parsed = useMemo(() => readContent(content), [content]);
  const headings = headingElements(parsed, headingLevel);
  return (
    <RichTextBody {...rest}>
      {sectionsOf(parsed).map((section) =>
        section.type === 'block'
          ? element(parsed, section.block, headings)
          : createElement(
              section.ordered ? 'ol' : 'ul',
              { key: section.items[0]?.key },
              section.items.map((item) => element(parsed, item, headings)),
            ),
      )}
    </RichTextBody>
  );
}
