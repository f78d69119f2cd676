import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ArrowDownIcon, ArrowUpIcon, UnsortedIcon } from '../icons/index.js';
import { mobile, plainButton } from '../styles/index.js';

/** The order of a column's values, from top to bottom. */
export type SortOrder = 'ascending' | 'descending';

const Head = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: ${token('size-target')};
  font: inherit;
  color: inherit;
  white-space: nowrap;

  svg {
    flex: none;
  }

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${token('color-accent-text')};
  }

  ${mobile} {
    min-block-size: 40px;
  }
`;

const ARROWS = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

export interface SortHeadProps extends ComponentPropsWithRef<'th'> {
  /** Name of the column. */
  name: string;
  /** The order that the column gives the table; null while it gives none. */
  order: SortOrder | null;
  /** What the next press does. */
  hint: string;
  /** Without it the head is no button. */
  onSort: (() => void) | undefined;
  /** Stands below the name. */
  children?: ReactNode;
}

/** The head of a column that a table can be sorted by. Renders a `<th>`. */
export const SortHead = ({ name, order, hint, onSort, children, ...rest }: SortHeadProps) =>
  onSort ? (
    <th scope="col" aria-sort={order ?? 'none'} {...rest}>
      {/* Speaks for the column where there is no room for the button. */}
      <span data-plain="">{name}</span>
      <Head type="button" title={hint} onClick={onSort}>
        {name}
        <Icon icon={order ? ARROWS[order] : UnsortedIcon} size="sm" />
      </Head>
      {children}
    </th>
  ) : (
    <th scope="col" {...rest}>
      {name}
      {children}
    </th>
  );
