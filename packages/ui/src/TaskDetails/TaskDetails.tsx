import type { Locale, MonthNumber } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CloseIcon, DeleteIcon, EditIcon, LinkIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { TaskStatus } from '../Roadmap/TaskStatus.js';
import type { TaskLink } from '../Roadmap/types.js';
import { Skeleton } from '../Skeleton/index.js';
import { TargetMeter, type TargetMeterValues } from '../TargetMeter/index.js';
import type { TaskDetailsLabels } from './labels.js';
import { TaskDependencies } from './TaskDependencies.js';
import { TaskMonth } from './TaskMonth.js';
import { TaskProgress } from './TaskProgress.js';

/** What is shown of a target that a task serves. */
export interface TaskTarget extends TargetMeterValues {
  /** Unique in the list. */
  readonly id: number;
  /** Name of the target. */
  readonly title: string;
  /** A quiet line below the name, such as its current value. */
  readonly note?: string;
}

export interface TaskDetailsProps<T extends TaskTarget>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Name of the task. */
  title: string;
  /** First month. */
  startMonth: MonthNumber;
  /** Last month, included. */
  endMonth: MonthNumber;
  /** 0 to 100. */
  progress: number;
  /** The person responsible for the task. */
  owner: { name: string; avatar?: string | null } | null;
  /** The targets that the task serves; null while they are loading. */
  targets: readonly T[] | null;
  /** Address of a target; without one its title is plain text. */
  targetHref?: (target: T) => string | null | undefined;
  /** An idea: of its months only their number holds. */
  undated?: boolean;
  /** With it is said how the task stands: late, due, under way, … */
  currentMonth?: MonthNumber;
  /** Targets stand beside the rest where the window has room: for a popover, which may have little height. */
  wide?: boolean;
  /** The tasks that it waits for, and those that wait for it. */
  dependencies?: { before: readonly TaskLink[]; after: readonly TaskLink[] };
  /** true for everybody but roadmap managers: nothing can be changed. */
  readOnly: boolean;
  /** Language of dates and numbers. */
  locale: Locale;
  /** The texts it shows, in the reader's language. */
  labels: TaskDetailsLabels;
  /** Moves the first or the last month by so many months: by tapping, what a drag does. */
  onResize?: (edge: 'start' | 'end', months: number) => void;
  /** Called with the new progress when the slider comes to rest. */
  onProgressChange: (progress: number) => void;
  /** Lets the user choose a task that follows; without it there is no button. */
  onConnect?: () => void;
  /** Removes a dependency, by its id; without it there are no buttons. */
  onDisconnect?: (dependency: number) => void;
  /** Closes the details; without it there is no button. */
  onClose?: () => void;
  /** Opens the form of the task. */
  onEdit: () => void;
  /** Asks to delete the task. */
  onDelete: () => void;
}

const Root = styled.div`
  display: grid;
  gap: ${token('space-4')};
  inline-size: 22rem;
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  @media (min-width: 52rem) {
    &[data-wide] {
      inline-size: 42rem;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${token('space-4')};

  @media (min-width: 52rem) {
    [data-wide] > & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${token('space-5')};
    }
  }
`;

const Part = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-4')};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space-2')};
`;

const Title = styled.h3`
  font-size: ${token('font-size-lg')};
  font-weight: ${token('font-weight-semibold')};
  line-height: ${token('line-height-snug')};
`;

const Duration = styled.p`
  display: flex;
  gap: ${token('space-1')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(5.5em, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-1')} ${token('space-3')};

  dt {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }
`;

const Owner = styled.dd`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 28px;

  &[data-nobody] {
    color: ${token('color-text-muted')};
  }
`;

const Note = styled.p`
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};
`;

const Targets = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space-2')};

  h4 {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
  }

  ul {
    display: grid;
    gap: ${token('space-2')};
  }

  li {
    list-style: none;
  }

  p {
    color: ${token('color-text-muted')};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  padding-block-start: ${token('space-3')};
  border-block-start: 1px solid ${token('color-border')};

  /* What cannot be undone by a press stands apart. */
  > button:last-child {
    --button-text: ${token('color-danger-text')};
    margin-inline-start: auto;
  }

  /* All in one row of a phone. */
  @media (max-width: 480px) {
    gap: ${token('space-1')};

    > button {
      --button-padding: ${token('space-2')};
    }
  }

  /* In sight while a panel with less room scrolls what is above. */
  [role='dialog'] & {
    position: sticky;
    inset-block-end: calc(-1 * ${token('space-4')});
    padding-block-end: ${token('space-4')};
    margin-block-end: calc(-1 * ${token('space-4')});
    background: ${token('color-surface-raised')};
  }
`;

/**
 * Everything about a task of a roadmap: months, owner, progress, the targets that it serves. Those
 * who may change it do so here without dragging. `data-state` is `ready` or `loading`. Renders a `<div>`.
 */
export const TaskDetails = <T extends TaskTarget>({
  title,
  startMonth,
  endMonth,
  progress,
  owner,
  targets,
  targetHref,
  undated = false,
  currentMonth,
  wide = false,
  dependencies,
  readOnly,
  locale,
  labels,
  onResize,
  onProgressChange,
  onConnect,
  onDisconnect,
  onClose,
  onEdit,
  onDelete,
  ...rest
}: TaskDetailsProps<T>) => {
  const targetsId = useId();
  const shift = readOnly ? undefined : onResize;
  const disconnect = readOnly ? undefined : onDisconnect;
  const isOneMonth = startMonth === endMonth;
  const month = { locale, labels, onResize: shift };
  return (
    <Root
      data-state={targets ? 'ready' : 'loading'}
      data-read-only={readOnly || undefined}
      data-wide={wide || undefined}
      {...rest}
    >
      <Head>
        <div>
          <Title>{title}</Title>
          <Duration>
            {labels.months(endMonth - startMonth + 1)}
            {undated && ` · ${labels.undated}`}
            {currentMonth !== undefined && !undated && (
              <>
                {' · '}
                <TaskStatus
                  task={{ startMonth, endMonth, progress }}
                  currentMonth={currentMonth}
                  early={dependencies?.before.some(({ broken }) => broken) ? labels.tooEarly : ''}
                  labels={labels}
                />
              </>
            )}
          </Duration>
        </div>
        {onClose && (
          <IconButton label={labels.close} size="sm" onClick={onClose}>
            <Icon icon={CloseIcon} size="sm" />
          </IconButton>
        )}
      </Head>
      <Body>
        <Part>
          <Facts>
            {!undated && (
              <>
                <dt>{labels.start}</dt>
                <TaskMonth {...month} edge="start" month={startMonth} isLeast={isOneMonth} />
                <dt>{labels.end}</dt>
                <TaskMonth {...month} edge="end" month={endMonth} isLeast={isOneMonth} />
              </>
            )}
            <dt>{labels.owner}</dt>
            <Owner data-nobody={owner === null || undefined}>
              {owner && (
                <Avatar name={owner.name} src={owner.avatar ?? null} size="sm" decorative />
              )}
              {owner?.name ?? labels.noOwner}
            </Owner>
          </Facts>
          <TaskProgress
            label={labels.progress}
            value={progress}
            readOnly={readOnly}
            onChange={onProgressChange}
          />
        </Part>
        {/* What it is for comes before what it waits for: a low panel scrolls. */}
        <Targets aria-labelledby={targetsId} aria-busy={targets === null || undefined}>
          <h4 id={targetsId}>{labels.targets}</h4>
          {targets === null ? (
            <div role="status" aria-label={labels.loading}>
              <Skeleton width="60%" />
              <Skeleton height={8} />
            </div>
          ) : targets.length === 0 ? (
            <p>{labels.noTargets}</p>
          ) : (
            <ul>
              {targets.map((target) => {
                const href = targetHref?.(target);
                return (
                  <li key={target.id}>
                    {href ? <Link href={href}>{target.title}</Link> : target.title}
                    {target.note ? <Note>{target.note}</Note> : null}
                    <TargetMeter
                      target={target}
                      label={target.title}
                      locale={locale}
                      labels={labels.meter}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </Targets>
        <TaskDependencies
          title={labels.follows}
          links={dependencies?.before ?? []}
          labels={labels}
          onDisconnect={disconnect}
        />
        <TaskDependencies
          title={labels.followedBy}
          links={dependencies?.after ?? []}
          labels={labels}
          onDisconnect={disconnect}
        />
      </Body>
      {!readOnly && (
        <Foot>
          <Button size="sm" icon={<Icon icon={EditIcon} size="sm" />} onClick={onEdit}>
            {labels.edit}
          </Button>
          {onConnect && (
            <Button size="sm" icon={<Icon icon={LinkIcon} size="sm" />} onClick={onConnect}>
              {labels.connect}
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon icon={DeleteIcon} size="sm" />}
            onClick={onDelete}
          >
            {labels.delete}
          </Button>
        </Foot>
      )}
    </Root>
  );
};
