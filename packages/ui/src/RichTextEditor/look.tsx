import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { CompositeDecorator, type ContentBlock, type ContentState } from './draft.js';

export const alignmentStyles = css`
  & .align-center {
    text-align: center;
  }

  & .align-right {
    text-align: end;
  }

  & .align-justify {
    text-align: justify;
  }
`;

const HEADINGS: Readonly<Record<string, string>> = {
  'header-one': 'heading-1',
  'header-two': 'heading-2',
  'header-three': 'heading-3',
};

/** Classes of a block, for its alignment, nesting and size: drawn as it will be shown. */
export function blockClass(block: ContentBlock): string {
  const align: unknown = block.getData().get('text-align');
  const classes = [
    align === 'center' || align === 'right' || align === 'justify' ? `align-${align}` : '',
    block.getDepth() > 0 ? `depth-${block.getDepth()}` : '',
    HEADINGS[block.getType()] ?? '',
  ];
  return classes.filter(Boolean).join(' ');
}

interface LinkTextProps {
  contentState: ContentState;
  entityKey: string;
  children: ReactNode;
}

/** A link inside the text: looks like one, is followed only where the text is read. */
function LinkText({ contentState, entityKey, children }: LinkTextProps) {
  const url = String(contentState.getEntity(entityKey).getData().url ?? '');
  return (
    <a href={url} title={url} rel="noopener noreferrer">
      {children}
    </a>
  );
}

export const linkDecorator = new CompositeDecorator([
  {
    strategy: (block, found, content) =>
      block.findEntityRanges((character) => {
        const key = character.getEntity();
        return key !== null && content.getEntity(key).getType() === 'LINK';
      }, found),
    component: LinkText,
  },
]);
