import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Root = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${token('space-1')};
  height: 100%;
  min-width: 0;

  h2 {
    display: -webkit-box;
    overflow: hidden;
    font-size: ${token('font-size-lg')};
    line-height: ${token('line-height-snug')};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const Caption = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

const Terms = styled.ul`
  display: grid;
  align-content: end;
  margin: 0;
  padding: 0;
  overflow: hidden;
  font-size: ${token('font-size-sm')};
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${token('space-3')};
    min-width: 0;
  }

  li > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Figure = styled.span`
  flex: none;
  min-width: 5ch;
  font-variant-numeric: tabular-nums;
  font-weight: ${token('font-weight-medium')};
  text-align: end;

  &[data-state='estimate'] {
    font-style: italic;
    font-weight: ${token('font-weight-regular')};
  }
`;

/** Terms that the card has room for; the others are counted. */
export const MAX_ROOT_TERMS = 5;

export interface RootTerm {
  /** Unique on the card. */
  id: number | string;
  /** Name of the term. */
  title: string;
  /** Formatted, with its unit. */
  value: string;
  /** How the value stands. */
  state: 'actual' | 'estimate' | 'missing' | 'loading';
}

export interface TermRootCardProps
  extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whose terms these are. */
  title: string;
  /** What is listed: "7 terms at the top". */
  caption: string;
  /** The terms of the top level; the first ones are listed with their values. */
  terms: readonly RootTerm[];
  /** Number of terms of the top level, `terms.length` by default. */
  count?: number;
  /** Says that a value is an estimate. */
  estimateLabel: string;
}

/** The content of the root of the term tree: what is below it. Renders a `<div>`. */
export const TermRootCard = ({
  title,
  caption,
  terms,
  count = terms.length,
  estimateLabel,
  ...rest
}: TermRootCardProps) => {
  const shown = terms.slice(0, count > MAX_ROOT_TERMS ? MAX_ROOT_TERMS - 1 : MAX_ROOT_TERMS);
  return (
    <Root {...rest} data-loading={terms.some(({ state }) => state === 'loading') || undefined}>
      <h2 title={title}>{title}</h2>
      <Caption>{caption}</Caption>
      <Terms>
        {shown.map((term) => (
          <li key={term.id}>
            <span title={term.title}>{term.title}</span>
            <Figure
              data-state={term.state}
              title={term.state === 'estimate' ? estimateLabel : undefined}
            >
              {term.state === 'loading' ? <Skeleton /> : term.value}
              {term.state === 'estimate' && <VisuallyHidden> {estimateLabel}</VisuallyHidden>}
            </Figure>
          </li>
        ))}
        {count > shown.length && (
          <li>
            <Caption as="span">+{count - shown.length}</Caption>
          </li>
        )}
      </Terms>
    </Root>
  );
};
