import { token } from '@tavoite/tokens';
import { Toolbar } from '@tavoite/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

/** What the card is, and at its end what can be done; below where there is little room. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-3')} ${token('space-6')};
`;

const Words = styled.div`
  flex: 1 1 300px;
  min-width: 0;

  /* Below the title of the page, and above rows that are as small: no louder than either. */
  > h2 {
    font-size: ${token('font-size-lg')};
  }

  > p {
    max-width: 100ch;
    margin-block-start: ${token('space-1')};
  }
`;

/** What a card or a screen holds, in a sentence. */
export const Lead = styled.p`
  text-wrap: pretty;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

export interface CardHeadProps {
  /** Of the heading, which names the card's region. */
  id: string;
  title: string;
  /** What the card holds, in a sentence. */
  description?: string | undefined;
  /** Of the heading, which takes the focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Small buttons. */
  actions?: ReactNode;
}

/** The head of a card of settings. */
export const CardHead = ({ id, title, description, headingRef, actions }: CardHeadProps) => (
  <Root>
    <Words>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {description ? <Lead>{description}</Lead> : null}
    </Words>
    {actions ? <Toolbar>{actions}</Toolbar> : null}
  </Root>
);
