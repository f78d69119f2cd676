import type { Locale, MonthNumber } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { monthAndYear } from '../dates/monthNames.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.js';

export interface TaskMonthProps {
  edge: 'start' | 'end';
  month: MonthNumber;
  /** The task lasts one month only: the edge cannot come nearer to the other one. */
  isLeast: boolean;
  locale: Locale;
  labels: {
    start: string;
    end: string;
    earlier: (edge: string) => string;
    later: (edge: string) => string;
  };
  /** Without it there are no buttons. */
  onResize: ((edge: 'start' | 'end', months: number) => void) | undefined;
}

const Month = styled.dd`
  display: flex;
  align-items: center;
  gap: ${token('space-1')};
  min-block-size: 28px;
  font-variant-numeric: tabular-nums;

  > span {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The first or the last month of a task, with buttons to move it. Renders a `<dd>`. */
export const TaskMonth = ({ edge, month, isLeast, locale, labels, onResize }: TaskMonthProps) => (
  <Month data-edge={edge}>
    <span>{monthAndYear(month, locale)}</span>
    {onResize && (
      <>
        <IconButton
          label={labels.earlier(labels[edge])}
          size="sm"
          disabled={isLeast && edge === 'end'}
          onClick={() => onResize(edge, -1)}
        >
          <Icon icon={ChevronLeftIcon} size="sm" />
        </IconButton>
        <IconButton
          label={labels.later(labels[edge])}
          size="sm"
          disabled={isLeast && edge === 'start'}
          onClick={() => onResize(edge, 1)}
        >
          <Icon icon={ChevronRightIcon} size="sm" />
        </IconButton>
      </>
    )}
  </Month>
);
