import type { Locale, MonthRange } from '@tavoite/model';
import { formatRange } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Link } from '../Link/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { TaskProgress } from './TaskProgress.js';

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space-1')} ${token('space-3')};
    align-items: start;
    padding-block: ${token('space-2')};
    overflow-wrap: anywhere;
  }

  & > li > :nth-child(even) {
    justify-self: end;
  }

  & > li + li {
    border-block-start: 1px solid ${token('color-border')};
  }
`;

const Where = styled.span`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
  font-variant-numeric: tabular-nums;
`;

const Nothing = styled.p`
  color: ${token('color-text-muted')};
`;

/** A task as one line. */
export interface TaskListItem {
  /** Unique in the list. */
  readonly id: number;
  /** What is to be done, as its owner named it. */
  readonly title: string;
  /** Where the task is opened; null where it cannot be. */
  readonly href: string | null;
  /** The plan that it is in. */
  readonly roadmap: string;
  /** null for an idea, which has no months. */
  readonly months: MonthRange | null;
  /** 0 to 100. */
  readonly progress: number;
  /** Its last month has passed before it was done. */
  readonly late: boolean;
  /** Starts before one that it waits for has ended. */
  readonly early?: boolean;
}

export interface TaskListLabels {
  /** Name of the list. */
  list: string;
  /** In place of the list when there is none. */
  empty: string;
  /** Spoken while it is loaded. */
  loading: string;
  /** Mark of a task that is late. */
  late: string;
  /** Mark of a task that starts too early. */
  tooEarly: string;
  /** In place of months of a task that has none. */
  idea: string;
}

export interface TaskListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In order; null while they are not loaded. */
  tasks: readonly TaskListItem[] | null;
  /** Language of numbers. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TaskListLabels;
}

/** Tasks with their plan, months and progress, each a link to it. Renders a `<div>` with a list. */
export const TaskList = ({ tasks, locale, labels, ...rest }: TaskListProps) => {
  const content = () => {
    if (tasks === null)
      return (
        <div role="status" aria-busy="true" aria-label={labels.loading}>
          <Skeleton shape="block" height={96} />
        </div>
      );
    if (tasks.length === 0) return <Nothing>{labels.empty}</Nothing>;
    return (
      <List aria-label={labels.list}>
        {tasks.map(({ id, title, href, roadmap, months, progress, late, early }) => (
          <li key={id} data-late={late || undefined}>
            {href === null ? <span>{title}</span> : <Link href={href}>{title}</Link>}
            <TaskProgress progress={progress} locale={locale} />
            <Where>{`${roadmap} · ${months === null ? labels.idea : formatRange(months)}`}</Where>
            {(late || early) && (
              <Badge tone="danger">
                {[late && labels.late, early && labels.tooEarly].filter(Boolean).join(', ')}
              </Badge>
            )}
          </li>
        ))}
      </List>
    );
  };
  return (
    <div {...rest} data-loading={tasks === null || undefined}>
      {content()}
    </div>
  );
};
