import { type Comment, rangeToDates } from '@tavoite/model';
import { useCallback } from 'react';
import { CommentsPlace, PageComments } from '../../comments/index.js';
import { keysOf } from '../request.js';
import type { GraphViewProps } from '../useGraphValues.js';

export interface GraphCommentsProps extends Pick<GraphViewProps, 'mapping' | 'period' | 'terms'> {
  compact: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What was written about the months of a graph and its terms: a button with a panel. */
export const GraphComments = ({ mapping, period, terms, ...shown }: GraphCommentsProps) => {
  const dates = rangeToDates(period.range);
  const titleOf = useCallback(
    ({ term: key }: Comment) =>
      key === null ? null : (terms.find((term) => term.key === key)?.title ?? key),
    [terms],
  );
  return (
    <PageComments
      {...shown}
      placeholder={<CommentsPlace compact={shown.compact} />}
      scope={{ keys: keysOf(mapping), mapping: mapping.id, ...dates }}
      about={{ subject: { mapping: mapping.id }, ...dates }}
      titleOf={titleOf}
    />
  );
};
