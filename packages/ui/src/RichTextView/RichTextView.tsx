import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, createElement, type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import {
  FONT_SIZES,
  parseContent,
  type RawBlock,
  type RawContent,
  runsOf,
  sectionsOf,
} from './content.js';

/** Look of rich text, shared with the editor. Sizes are classes: a strict CSP allows no style attributes in content. */
export const RichTextBody = styled.div`
  color: ${token('color-text')};
  font-size: ${token('font-size-md')};
  line-height: ${token('line-height-normal')};
  overflow-wrap: anywhere;

  & :is(p, ul, ol, blockquote, h2, h3, h4) {
    margin: 0 0 ${token('space-2')};
  }

  & :is(ul, ol) {
    padding-inline-start: ${token('space-6')};
  }

  & blockquote {
    padding-inline-start: ${token('space-3')};
    border-inline-start: 3px solid ${token('color-border-strong')};
    color: ${token('color-text-muted')};
  }

  & h2 {
    font-size: ${token('font-size-xl')};
  }

  & h3 {
    font-size: ${token('font-size-lg')};
  }

  & h4 {
    font-size: ${token('font-size-md')};
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

  & [data-depth='1'] {
    margin-inline-start: ${token('space-6')};
  }

  & [data-depth='2'] {
    margin-inline-start: calc(2 * ${token('space-6')});
  }

  & :is([data-depth='3'], [data-depth='4']) {
    margin-inline-start: calc(3 * ${token('space-6')});
  }

  ${FONT_SIZES.map((size) => `& [data-font-size='${size}'] { font-size: ${size / 16}rem; }`).join('\n')}
`;

const ELEMENTS = {
  unstyled: 'p',
  'header-one': 'h2',
  'header-two': 'h3',
  'header-three': 'h4',
  blockquote: 'blockquote',
  'unordered-list-item': 'li',
  'ordered-list-item': 'li',
} as const;

const STYLE_ELEMENTS = [
  ['BOLD', 'strong'],
  ['ITALIC', 'em'],
  ['UNDERLINE', 'u'],
  ['STRIKETHROUGH', 's'],
] as const;

function runs(content: RawContent, block: RawBlock): ReactNode {
  // An empty paragraph keeps its line.
  if (block.text === '') return <br />;
  return runsOf(content, block).map(({ offset, text, styles, url }) => {
    let node: ReactNode = text;
    for (const [style, element] of STYLE_ELEMENTS)
      if (styles.includes(style)) node = createElement(element, null, node);
    const size = styles.find((style) => style.startsWith('fontsize-'))?.slice('fontsize-'.length);
    if (size !== undefined) node = <span data-font-size={size}>{node}</span>;
    if (url !== null)
      node = (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {node}
        </a>
      );
    return <span key={offset}>{node}</span>;
  });
}

const element = (content: RawContent, block: RawBlock) =>
  createElement(
    ELEMENTS[block.type],
    {
      key: block.key,
      'data-align': block.data['text-align'],
      'data-depth': block.depth > 0 ? block.depth : undefined,
    },
    runs(content, block),
  );

export interface RichTextViewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Draft raw content as stored; text that is none is shown as it is. */
  content: string;
}

/** Stored rich text to read; renders a `<div>`. It is built of elements, never of markup, so nothing in it can run. */
export function RichTextView({ content, ...rest }: RichTextViewProps) {
  const parsed = useMemo(() => parseContent(content), [content]);
  return (
    <RichTextBody {...rest}>
      {sectionsOf(parsed).map((section) =>
        section.type === 'block'
          ? element(parsed, section.block)
          : createElement(
              section.ordered ? 'ol' : 'ul',
              { key: section.items[0]?.key },
              section.items.map((item) => element(parsed, item)),
            ),
      )}
    </RichTextBody>
  );
}
