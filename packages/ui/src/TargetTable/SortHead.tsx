import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ArrowDownIcon, ArrowUpIcon, UnsortedIcon } from '../icons/index.js';
import { mobile, plainButton } from '../styles/index.js';
import { nextSort, type TargetSort } from './sorting.js';
import type { TargetTableLabels } from './types.js';

const Head = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: ${token('size-target')};
  font: inherit;
  color: inherit;
  white-space: nowrap;

  &:hover,
  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: ${token('color-accent-text')};
  }

  ${mobile} {
    min-block-size: 40px;
  }
`;

export interface SortHeadProps extends Omit<ComponentPropsWithRef<'th'>, 'children'> {
  by: TargetSort['by'];
  name: string;
  sort: TargetSort | null;
  onSortChange: ((sort: TargetSort | null) => void) | undefined;
  labels: Pick<TargetTableLabels, 'sortHint'>;
}

/** The head of a column that the table can be sorted by. Renders a `<th>`. */
export const SortHead = ({ by, name, sort, onSortChange, labels, ...rest }: SortHeadProps) => {
  if (!onSortChange) {
    return (
      <th scope="col" {...rest}>
        {name}
      </th>
    );
  }
  const first = sort?.by === by ? sort.first : null;
  const next = nextSort(sort, by);
  // The worst has the smallest rank.
  const order = first && (first === 'worst' ? 'ascending' : 'descending');
  const arrow = { ascending: ArrowUpIcon, descending: ArrowDownIcon };
  return (
    <th scope="col" aria-sort={order ?? 'none'} {...rest}>
      {/* Speaks for the column where there is no room for the button. */}
      <span data-plain="">{name}</span>
      <Head
        type="button"
        title={labels.sortHint[next?.first ?? 'groups']}
        onClick={() => onSortChange(next)}
      >
        {name}
        <Icon icon={order ? arrow[order] : UnsortedIcon} size="sm" />
      </Head>
    </th>
  );
};
