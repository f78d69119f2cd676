import type { Locale, MonthNumber } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { monthAndYear } from '../dates/monthNames.js';
import { Link } from '../Link/index.js';
import type { TaskDetailsLabels } from './labels.js';
import type { TaskTarget } from './TaskDetails.js';
import { TaskProgress } from './TaskProgress.js';

export interface TaskHintProps<T extends Pick<TaskTarget, 'id' | 'title' | 'note'>>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Name of the task. */
  title: string;
  /** First month. */
  startMonth: MonthNumber;
  /** Last month, included. */
  endMonth: MonthNumber;
  /** 0 to 100. */
  progress: number;
  /** What is wrong with it, in words: that it is late, or starts too early. */
  warnings?: readonly string[];
  /** Name of the person responsible; empty or null for nobody. */
  owner?: string | null | undefined;
  /** The targets that it serves. */
  targets?: readonly T[];
  /** Address of a target; without one its title is plain text. */
  targetHref?: (target: T) => string | null | undefined;
  /** Language of dates. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: Pick<TaskDetailsLabels, 'more' | 'months' | 'owner' | 'progress' | 'targets'>;
}

const Root = styled.div`
  display: grid;
  gap: ${token('space-2')};
  inline-size: 18rem;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font-size: ${token('font-size-sm')};
`;

const Title = styled.p`
  font-size: ${token('font-size-md')};
  font-weight: ${token('font-weight-semibold')};
  line-height: ${token('line-height-snug')};
`;

const Months = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${token('space-2')};
  color: ${token('color-text-muted')};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};

  dt,
  li > span {
    color: ${token('color-text-muted')};
  }

  li {
    list-style: none;
  }

  /* Figures stay together. */
  li > span {
    display: inline-block;
  }
`;

const More = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
`;

/**
 * What a task is, in few lines: for a pointer that rests on it. Changes nothing; a click opens
 * `TaskDetails`. Renders a `<div>`.
 */
export const TaskHint = <T extends Pick<TaskTarget, 'id' | 'title' | 'note'>>({
  title,
  startMonth,
  endMonth,
  progress,
  warnings = [],
  owner,
  targets = [],
  targetHref,
  locale,
  labels,
  ...rest
}: TaskHintProps<T>) => {
  const [start, end] = [monthAndYear(startMonth, locale), monthAndYear(endMonth, locale)];
  return (
    <Root {...rest}>
      <div>
        <Title>{title}</Title>
        <Months>
          {startMonth === endMonth ? start : `${start} – ${end}`}
          <span>{labels.months(endMonth - startMonth + 1)}</span>
          {warnings.map((warning) => (
            <Badge key={warning} tone="danger">
              {warning}
            </Badge>
          ))}
        </Months>
      </div>
      <TaskProgress label={labels.progress} value={progress} readOnly onChange={() => undefined} />
      {owner || targets.length > 0 ? (
        <Facts>
          {owner ? (
            <>
              <dt>{labels.owner}</dt>
              <dd>{owner}</dd>
            </>
          ) : null}
          {targets.length > 0 ? (
            <>
              <dt>{labels.targets}</dt>
              <dd>
                <ul>
                  {targets.map((target) => {
                    const href = targetHref?.(target);
                    return (
                      <li key={target.id}>
                        {href ? <Link href={href}>{target.title}</Link> : target.title}{' '}
                        {target.note ? <span>{target.note}</span> : null}
                      </li>
                    );
                  })}
                </ul>
              </dd>
            </>
          ) : null}
        </Facts>
      ) : null}
      <More>{labels.more}</More>
    </Root>
  );
};
