import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { mobile, phone } from '../styles/index.js';

const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-5')};

  /* A phone has its height for what is read. */
  ${mobile} {
    gap: ${token('space-2')};
    margin-bottom: ${token('space-2')};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')} ${token('space-6')};

  ${mobile} {
    gap: ${token('space-2')};
  }
`;

/** On a phone its parts are in the row, so that what fits beside the title is there. */
const Heading = styled.div`
  min-width: 0;

  ${phone} {
    h1 {
      flex: 9999 1 auto;
    }
  }

  [data-low] > * > & {
    /* Where there is no room for all of it the line goes below the title, before what is beside it does. */
    flex: 1 1 20rem;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-4')};
  }

  ${mobile} {
    && {
      display: contents;
    }
  }

  h1::first-letter {
    text-transform: uppercase;
  }

  /* The heading takes the focus when one comes to the page, to be read; nothing can be done with it. */
  h1:focus-visible {
    outline: none;
  }

  [data-highlighted] > * > & h1 {
    /* A bar beside it: a line below it would look like a link or like a mark of the focus. */
    padding-inline-start: ${token('space-3')};
    border-inline-start: 4px solid ${token('color-accent')};
  }
`;

const Section = styled.p`
  margin: 0;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};

  ${mobile} {
    flex: 1 0 100%;
    margin-block-end: calc(-1 * ${token('space-2')});
  }
`;

const Meta = styled.div`
  margin-top: ${token('space-1')};
  color: ${token('color-text-muted')};

  ${mobile} {
    flex: 1 0 100%;
    margin: 0;
    font-size: ${token('font-size-sm')};

    /* Links stand for the title. */
    &:not(:has(nav)) {
      order: 1;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};

  /* Below the title a period is as wide as the row; beside it the title has what is left. */
  ${phone} {
    &:has([role='group'][data-mode]),
    [role='group'][data-mode] {
      flex: 1 1 auto;
    }
  }
`;

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The only first-level heading of the page. */
  title: ReactNode;
  /** Where the page belongs, above the title: the menu's entry that it is reached through. */
  section?: ReactNode;
  /** A line below the title, such as the date of the last update. */
  meta?: ReactNode;
  /** Buttons and selectors next to the title. */
  actions?: ReactNode;
  /** `TabLinks` below the title. */
  tabs?: ReactNode;
  /** Less high, for what fills the page: where there is room for it the line stands beside the title. */
  low?: boolean;
  /** Marks the title of graph-style pages. */
  highlighted?: boolean;
}

/** The top of a page: its only `<h1>`, what can be done, and tabs. Renders a `<header>`. */
export const PageHeader = ({
  title,
  section,
  meta,
  actions,
  tabs,
  low,
  highlighted,
  ...rest
}: PageHeaderProps) => (
  <Root data-low={low || undefined} data-highlighted={highlighted || undefined} {...rest}>
    <Row>
      <Heading>
        {section ? <Section>{section}</Section> : null}
        <h1>{title}</h1>
        {meta ? <Meta>{meta}</Meta> : null}
      </Heading>
      {actions ? <Actions>{actions}</Actions> : null}
    </Row>
    {tabs}
  </Root>
);
