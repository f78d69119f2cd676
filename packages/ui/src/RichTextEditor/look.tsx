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

/** Class of a block, for its alignment. */
export function blockClass(block: ContentBlock): string {
  const align: unknown = block.getData().get('text-align');
  return align === 'center' || align === 'right' || align === 'justify' ? `align-${align}` : '';
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
