import type { Locale } from '@tavoite/model';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar/index.js';
import type { GroupCardOwner } from '../GroupCard/index.js';
import { Skeleton } from '../Skeleton/index.js';
import type { TargetListItem } from '../TargetList/index.js';
import { compareName } from '../TargetMeter/index.js';
import { MeterMark } from '../TargetMeter/MeterMark.js';
import { SortHead } from '../tableParts/SortHead.js';
import { Body, Compared, Frame, Table } from './parts.js';
import { nextSort, orderOf, sortedTargets, type TargetSort } from './sorting.js';
import { TargetTableRow } from './TargetTableRow.js';
import type { TargetTableLabels } from './types.js';

/** A group of targets, with its place in the tree. */
export interface TargetTableGroup<T extends TargetListItem> {
  /** Unique in the table. */
  readonly id: number;
  /** Name of the group. */
  readonly title: string;
  /** 0 at the top; deeper groups are indented. */
  readonly depth: number;
  /** Whose group it is; shown where it is not that of the group above. */
  readonly owner?: GroupCardOwner | null;
  /** Its targets, from top to bottom. */
  readonly targets: readonly T[];
}

export interface TargetTableProps<T extends TargetListItem>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name of the table. */
  label: string;
  /** The groups with their targets, each after the one that it is under. */
  groups: readonly TargetTableGroup<T>[];
  /** Language of numbers and months. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TargetTableLabels;
  /** Called with the target whose details are asked for. */
  onOpenDetails: (target: T) => void;
  /** Address of the graph page that a target's title leads to; without one it opens the details. */
  hrefOf?: (target: T) => string | null | undefined;
  /** Draws a target over twelve months; without it there is no such column. */
  trendOf?: (target: T) => ReactNode;
  /** The target whose details are open. */
  selectedId?: number | null;
  /** What the targets are in the order of, whatever their group; null for group by group. */
  sort?: TargetSort | null;
  /** Called with another order; without it the heads of the columns are no buttons. */
  onSortChange?: (sort: TargetSort | null) => void;
  /** True: places are held for targets that are being loaded. */
  loading?: boolean;
}

/** The owners of the groups, each only where it is not that of the group above. O(groups × depth). */
function shownOwners<T extends TargetListItem>(
  groups: readonly TargetTableGroup<T>[],
): (GroupCardOwner | null)[] {
  /** The last owner of each depth. */
  const owners: (string | undefined)[] = [];
  return groups.map(({ depth, owner }) => {
    owners.length = Math.min(owners.length, depth);
    const above = owners.findLast((name) => name !== undefined);
    owners[depth] = owner?.name;
    return owner && owner.name !== above ? owner : null;
  });
}

const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * Every target in one dense table, under the names of their groups: meter, current value, what is aimed
 * at, change against the compare value and a line over twelve months. Sorted, every target stands in one
 * list with the name of its group. On narrow screens each row stands
 * on several lines. `data-state` is `ready`, `empty` or `loading`. Renders a `<section>` around a
 * `<table>`.
 */
export const TargetTable = <T extends TargetListItem>({
  label,
  groups,
  locale,
  labels,
  onOpenDetails,
  hrefOf,
  trendOf,
  selectedId,
  sort,
  onSortChange,
  loading = false,
  ...rest
}: TargetTableProps<T>) => {
  if (loading) {
    return (
      <Frame
        role="status"
        aria-busy="true"
        aria-label={labels.loading}
        data-state="loading"
        {...rest}
      >
        {LOADING_ROWS.map((row) => (
          <Skeleton key={row} shape="block" height={36} />
        ))}
      </Frame>
    );
  }
  const columns = trendOf ? 6 : 5;
  const owners = shownOwners(groups);
  const rowOf = (target: T, group?: string) => (
    <TargetTableRow
      key={target.id}
      target={target}
      locale={locale}
      labels={labels}
      href={hrefOf?.(target)}
      {...(group === undefined ? {} : { group })}
      trend={trendOf?.(target)}
      selected={target.id === selectedId}
      onOpenDetails={onOpenDetails}
    />
  );
  const compared = new Set(
    groups.flatMap(({ targets }) =>
      targets
        .filter(({ compare_value }) => compare_value !== null)
        .map((target) => compareName(target, locale, labels.meter, 'short')),
    ),
  );
  // The head of the column says it for all rows.
  const isOneMonth = compared.size === 1;
  const headOf = (by: TargetSort['by'], name: string) => {
    const next = nextSort(sort ?? null, by);
    return (
      <SortHead
        name={name}
        order={orderOf(sort ?? null, by)}
        hint={labels.sortHint[next?.first ?? 'groups']}
        onSort={onSortChange && (() => onSortChange(next))}
        data-figure={by === 'change' || undefined}
      >
        {by === 'change' && isOneMonth ? (
          <Compared aria-hidden="true">
            <MeterMark />
            {[...compared][0]}
          </Compared>
        ) : null}
      </SortHead>
    );
  };
  return (
    <Frame data-state={groups.length === 0 ? 'empty' : 'ready'} aria-label={label} {...rest}>
      <Table aria-label={label} data-one-month={isOneMonth || undefined}>
        <thead data-sorted={sort ? '' : undefined}>
          <tr>
            <th scope="col">{labels.title}</th>
            {headOf('progress', labels.progress)}
            <th scope="col" data-figure>
              {labels.current}
            </th>
            <th scope="col" data-figure>
              {labels.target}
            </th>
            {headOf('change', labels.change)}
            {trendOf ? (
              <th scope="col" data-figure data-column="trend">
                {labels.trend}
              </th>
            ) : null}
          </tr>
        </thead>
        {sort ? (
          <Body style={{ '--target-depth': 0 } as React.CSSProperties}>
            {sortedTargets(groups, sort).map(({ target, group }) => rowOf(target, group))}
          </Body>
        ) : null}
        {(sort ? [] : groups).map((group, index) => {
          const owner = owners[index];
          return (
            <Body key={group.id} style={{ '--target-depth': group.depth } as React.CSSProperties}>
              <tr data-group={group.depth > 1 ? 'deep' : ''}>
                <th scope="rowgroup" colSpan={columns}>
                  <span>
                    {group.title}
                    {owner ? (
                      <small>
                        <Avatar
                          name={owner.name}
                          src={owner.avatar}
                          size="sm"
                          aria-label={`${labels.owner}: ${owner.name}`}
                          title={owner.name}
                        />
                        <span aria-hidden="true">{owner.name}</span>
                      </small>
                    ) : null}
                  </span>
                </th>
              </tr>
              {group.targets.length === 0 ? (
                <tr data-none>
                  <td colSpan={columns}>{labels.empty}</td>
                </tr>
              ) : null}
              {group.targets.map((target) => rowOf(target))}
            </Body>
          );
        })}
      </Table>
    </Frame>
  );
};
