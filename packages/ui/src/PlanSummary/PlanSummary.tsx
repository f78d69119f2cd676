import { TASK_STATES, type TaskState } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { fadeAtEnds } from '../styles/fadeAtEnds.js';
import { filterChip } from '../styles/filterChip.js';
import { mobile } from '../styles/index.js';

export interface PlanSummaryLabels {
  /** Spoken name of the line: what its buttons do. */
  label: string;
  /** Tasks of one state; of those that are done also how many there are: "12 of 30 done". */
  state: Record<TaskState, (count: number, total: number) => string>;
  /** What a state means, shown when pointed at. */
  hint: Record<TaskState, string>;
  /** The reader's own tasks: "3 mine". */
  mine: (count: number) => string;
}

export interface PlanSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many tasks there are of each state, in all months. */
  counts: Readonly<Record<TaskState, number>>;
  /** How many tasks there are. */
  total: number;
  /** The state that is shown alone; null for all. */
  value: TaskState | null;
  /** Called with the state to show alone; with null when it is pressed again. */
  onValueChange: (value: TaskState | null) => void;
  /** How many tasks the reader is responsible for; without it, or with none, there is no such button. */
  mine?: number;
  /** The reader's own tasks are shown alone. */
  isMine?: boolean;
  /** Called when the reader's own tasks are to be shown alone, or no longer. */
  onMineChange?: (isMine: boolean) => void;
  /** The texts it shows, in the reader's language. */
  labels: PlanSummaryLabels;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};

  /* One row on a phone, that scrolls sideways: the plan below is what the screen is for. */
  ${mobile} {
    flex: 1 1 12rem;
    flex-wrap: nowrap;
    min-inline-size: 0;
    overflow-x: auto;
    scrollbar-width: none;
    ${fadeAtEnds}
    /* Room for the ring of the focus inside what scrolls. */
    padding: 3px;
    margin: -3px;

    /* Nothing in it takes the focus, so no key would scroll it. */
    &:not(:has(button:enabled)) {
      flex-wrap: wrap;
    }
  }
`;

const Chip = styled.button`
  ${filterChip}
  font-size: ${token('font-size-sm')};
  flex: none;
  white-space: nowrap;

  ${mobile} {
    min-height: 40px;
    padding-inline: ${token('space-2')};
  }
`;

const Mark = styled.svg`
  flex: none;
  inline-size: 1em;
  block-size: 1em;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  forced-color-adjust: none;

  &[data-mark='late'],
  &[data-mark='early'] {
    color: ${token('color-danger')};
    fill: currentColor;
    stroke: none;
  }
`;

/** The marks that bars have, and of a clock and a tick. */
const SHAPES: Record<TaskState, React.ReactNode> = {
  late: <path d="M3 3h11v11Z" />,
  early: <path d="M2 3h2.6v5L14 3v10L4.6 8v5H2Z" />,
  due: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.5V8l2.4 1.8" />
    </>
  ),
  done: <path d="m2.5 8.6 3.6 3.6 7.4-8" />,
};

/**
 * How a plan stands: how many of its tasks are late, start too early, are due this month and are
 * done. Each is a filter. `data-value` is the one that is shown alone, or `all`. Renders a
 * `<div role="group">` of buttons.
 */
export const PlanSummary = ({
  counts,
  total,
  value,
  onValueChange,
  mine = 0,
  isMine = false,
  onMineChange,
  labels,
  ...rest
}: PlanSummaryProps) => (
  <Root role="group" aria-label={labels.label} data-value={value ?? 'all'} {...rest}>
    {TASK_STATES.map((state) =>
      // That none is too early is no news; that none is late is.
      state === 'early' && counts.early === 0 && value !== 'early' ? null : (
        <Chip
          key={state}
          type="button"
          aria-pressed={value === state}
          // Nothing to show; but what is shown can always be left.
          disabled={counts[state] === 0 && value !== state}
          title={labels.hint[state]}
          onClick={() => onValueChange(value === state ? null : state)}
        >
          <Mark viewBox="0 0 16 16" aria-hidden="true" data-mark={state}>
            {SHAPES[state]}
          </Mark>
          {labels.state[state](counts[state], total)}
        </Chip>
      ),
    )}
    {onMineChange && (mine > 0 || isMine) ? (
      <Chip type="button" aria-pressed={isMine} onClick={() => onMineChange(!isMine)}>
        {labels.mine(mine)}
      </Chip>
    ) : null}
  </Root>
);
