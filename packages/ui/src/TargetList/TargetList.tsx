import type { Locale } from '@tavoite/model';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Skeleton } from '../Skeleton/index.js';
import { Empty, List, LoadingRow, Root } from './parts.js';
import { TargetListRow } from './TargetListRow.js';
import type { TargetListItem, TargetListLabels } from './types.js';

export interface TargetListProps<T extends TargetListItem>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows, from top to bottom. */
  targets: readonly T[];
  /** Language of numbers. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TargetListLabels;
  /** Called with the target whose details are asked for. */
  onOpenDetails: (target: T) => void;
  /** Address of the graph page that a target's title leads to; without one it opens the details. */
  hrefOf?: (target: T) => string | null | undefined;
  /** Before a target's title, such as a grip. */
  leadOf?: (target: T) => ReactNode;
  /** Buttons for what can be done with a target, in place of the one that opens its details. */
  actionsOf?: (target: T) => ReactNode;
  /** The target whose details are open. */
  selectedId?: number | null;
  /** True: places are held for targets that are being loaded. */
  loading?: boolean;
}

const LOADING_ROWS = ['first', 'second', 'third'];

/**
 * The targets of a group: title, current value, meter, and what its marks stand for. A title leads to the target's
 * graph page or, without one, opens its details. `data-state` is `ready`, `empty` or `loading`.
 * Renders a `<div>`.
 */
export const TargetList = <T extends TargetListItem>({
  targets,
  locale,
  labels,
  onOpenDetails,
  hrefOf,
  leadOf,
  actionsOf,
  selectedId,
  loading,
  ...rest
}: TargetListProps<T>) => {
  if (loading) {
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label={labels.loading}
        data-state="loading"
        {...rest}
      >
        {LOADING_ROWS.map((row) => (
          <LoadingRow key={row}>
            <Skeleton />
            <Skeleton />
            <Skeleton height={8} />
            <Skeleton height={8} />
          </LoadingRow>
        ))}
      </div>
    );
  }
  if (targets.length === 0) {
    return (
      <div data-state="empty" {...rest}>
        <Empty>{labels.empty}</Empty>
      </div>
    );
  }
  return (
    <Root data-state="ready" {...rest}>
      <List role="list">
        {targets.map((target) => (
          <TargetListRow
            key={target.id}
            target={target}
            locale={locale}
            labels={labels}
            href={hrefOf?.(target)}
            lead={leadOf?.(target)}
            actions={actionsOf?.(target)}
            selected={target.id === selectedId}
            onOpenDetails={onOpenDetails}
          />
        ))}
      </List>
    </Root>
  );
};
