import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { columns, Goal, VALUE_WIDTH, WIDE } from './rowColumns.js';

const Head = styled.span`
  display: none;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};
  ${columns}

  > :not(:first-child) {
    justify-content: flex-end;
    text-align: end;
  }

  /* Over the meters, which begin there. */
  > :last-child {
    justify-content: flex-start;
    text-align: start;
  }

  > [title] {
    text-decoration: underline dotted color-mix(in srgb, currentcolor 45%, transparent);
    text-underline-offset: 0.2em;
    cursor: help;
  }
`;

/** Over the titles; without columns it is that of what stands before the values. */
const First = styled.span`
  flex: 1;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};
  text-align: end;

  > :first-child {
    display: none;
  }

  /* Over the ends of changes and values, before the room of marks. */
  > :last-child {
    display: grid;
    grid-template-columns: 1fr ${VALUE_WIDTH};
    gap: ${token('space-2')};
    padding-inline-end: 1.3em;
  }

  @container ${WIDE} {
    text-align: start;

    > :first-child {
      display: inline;
    }

    > :last-child {
      display: none;
    }
  }
`;

/** Names of the columns; `changeOnly` says by itself what a change is, where nothing else has a name. */
export type TermNodeRowHeadLabels = Record<
  'term' | 'formula' | 'value' | 'change' | 'changeOnly' | 'trend' | 'goal' | 'target',
  string
>;

export interface TermNodeRowHeadProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Names of the columns, in the reader's language. */
  labels: TermNodeRowHeadLabels;
  /** What the colours of changes mean; shown when their column's name is pointed at. */
  changeHint?: string;
}

/** Names over rows of `TermNodeRow`: that of the titles, and a `<span>` of the others; those of change and value alone where there is no room for columns. */
export const TermNodeRowHead = ({ labels, changeHint, ...rest }: TermNodeRowHeadProps) => (
  <>
    <First>
      <span>{labels.term}</span>
      <span>
        <span>{labels.changeOnly}</span> <span>{labels.value}</span>
      </span>
    </First>
    <Head {...rest}>
      <span data-wider>{labels.formula}</span>
      <span data-wide>{labels.value}</span>
      <span data-wide title={changeHint}>
        {labels.change}
      </span>
      <span data-widest>{labels.trend}</span>
      <Goal data-widest>{labels.goal}</Goal>
      <span data-wide>{labels.target}</span>
    </Head>
  </>
);
