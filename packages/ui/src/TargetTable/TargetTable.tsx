import { changeOf, effectOfChange, type Locale } from '@tavoite/model';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../Avatar/index.js';
import type { GroupCardOwner } from '../GroupCard/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChartLineIcon, InfoIcon } from '../icons/index.js';
import { Skeleton } from '../Skeleton/index.js';
import type { TargetListItem } from '../TargetList/index.js';
import {
  changeText,
  compareName,
  gapText,
  goalText,
  meterHint,
  TargetMeter,
  type TargetMeterLabels,
  targetFigure,
} from '../TargetMeter/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { Body, Frame, Note, Row, Table, TitleButton, TitleLine, TitleLink } from './parts.js';

/** A group of targets, with its place in the tree. */
export interface TargetTableGroup<T extends TargetListItem> {
  /** Unique in the table. */
  readonly id: number;
  /** Name of the group. */
  readonly title: string;
  /** 0 at the top; deeper groups are indented. */
  readonly depth: number;
  /** Whose group it is. */
  readonly owner?: GroupCardOwner | null;
  /** Its targets, from top to bottom. */
  readonly targets: readonly T[];
}

export interface TargetTableLabels {
  /** Head of the column of names. */
  title: string;
  /** Head of the column of meters. */
  progress: string;
  /** Head of the column of current values. */
  current: string;
  /** Head of the column of target values. */
  target: string;
  /** Head of the column of changes against the compare value. */
  change: string;
  /** Head of the column of lines over twelve months. */
  trend: string;
  /** Whether a change is towards the target or away from it, in a word. */
  effect: Record<'better' | 'worse', string>;
  /** Spoken before an owner's name. */
  owner: string;
  /** Next to a current value that includes estimates. */
  estimate: string;
  /** Name of the button that opens a target's details. */
  details: (title: string) => string;
  /** In place of a group's targets when it has none. */
  empty: string;
  /** Spoken while the targets are loaded. */
  loading: string;
  /** Texts of the meters. */
  meter: TargetMeterLabels;
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
  /** True: places are held for targets that are being loaded. */
  loading?: boolean;
}

const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const Title = <T extends TargetListItem>({
  target,
  href,
  labels,
  onOpenDetails,
}: {
  target: T;
  href: string | null | undefined;
  labels: TargetTableLabels;
  onOpenDetails: (target: T) => void;
}) =>
  href ? (
    <TitleLine>
      <TitleLink href={href}>
        {target.title}
        <Icon icon={ChartLineIcon} size="sm" />
      </TitleLink>
      <IconButton
        label={labels.details(target.title)}
        size="sm"
        aria-haspopup="dialog"
        onClick={() => onOpenDetails(target)}
      >
        <Icon icon={InfoIcon} size="sm" />
      </IconButton>
    </TitleLine>
  ) : (
    <TitleButton type="button" aria-haspopup="dialog" onClick={() => onOpenDetails(target)}>
      {target.title}
      <Icon icon={InfoIcon} size="sm" />
    </TitleButton>
  );

/**
 * Every target in one dense table, under the names of their groups: meter, current value, what is aimed
 * at, change against the compare value and a line over twelve months. On narrow screens each row stands
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
  return (
    <Frame data-state={groups.length === 0 ? 'empty' : 'ready'} aria-label={label} {...rest}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{labels.title}</th>
            <th scope="col">{labels.progress}</th>
            <th scope="col" data-figure>
              {labels.current}
            </th>
            <th scope="col" data-figure>
              {labels.target}
            </th>
            <th scope="col" data-figure>
              {labels.change}
            </th>
            {trendOf ? (
              <th scope="col" data-figure>
                {labels.trend}
              </th>
            ) : null}
          </tr>
        </thead>
        {groups.map((group) => (
          <Body key={group.id} style={{ '--target-depth': group.depth } as React.CSSProperties}>
            <tr data-group>
              <th scope="rowgroup" colSpan={columns}>
                <span>
                  {group.title}
                  {group.owner ? (
                    <small>
                      <Avatar
                        name={group.owner.name}
                        src={group.owner.avatar}
                        size="sm"
                        aria-label={`${labels.owner}: ${group.owner.name}`}
                        title={group.owner.name}
                      />
                      <span aria-hidden="true">{group.owner.name}</span>
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
            {group.targets.map((target) => {
              const current = target.data_available_for_current_value ? target.current_value : null;
              const isEstimate = current !== null && target.is_verified === false;
              const figure = targetFigure(current, target, locale);
              const change = changeText(target, locale, labels.meter.points);
              const effect = effectOfChange(changeOf(target), target);
              const gap = gapText(target, locale, labels.meter);
              return (
                <Row
                  key={target.id}
                  data-target-id={target.id}
                  data-selected={target.id === selectedId || undefined}
                >
                  <th scope="row">
                    <Title
                      target={target}
                      href={hrefOf?.(target)}
                      labels={labels}
                      onOpenDetails={onOpenDetails}
                    />
                  </th>
                  <td data-column="meter">
                    <TargetMeter
                      target={target}
                      label={target.title}
                      locale={locale}
                      labels={labels.meter}
                      hint={meterHint(target, locale, labels.meter)}
                    />
                  </td>
                  <td data-figure data-column="current">
                    {isEstimate ? (
                      <>
                        <em>{figure}</em> <Note>{labels.estimate}</Note>
                      </>
                    ) : (
                      <b>{figure}</b>
                    )}
                  </td>
                  <td data-figure data-column="target">
                    {goalText(target, locale, labels.meter) ?? targetFigure(null, target, locale)}
                    {gap === null ? null : <Note data-gap>{gap}</Note>}
                  </td>
                  <td data-figure data-column="change">
                    <span
                      data-effect={effect ?? undefined}
                      title={effect ? labels.effect[effect] : undefined}
                    >
                      {change}
                    </span>
                    {effect === null ? null : (
                      <VisuallyHidden>, {labels.effect[effect]} </VisuallyHidden>
                    )}
                    {target.compare_value === null ? null : (
                      <Note>
                        {compareName(target, locale, labels.meter, 'short')}:{' '}
                        {targetFigure(target.compare_value, target, locale)}
                      </Note>
                    )}
                  </td>
                  {trendOf ? (
                    <td data-figure data-column="trend">
                      {trendOf(target)}
                    </td>
                  ) : null}
                </Row>
              );
            })}
          </Body>
        ))}
      </Table>
    </Frame>
  );
};
