import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { ClockIcon, MinusIcon, SuccessIcon } from '../icons/index.js';
import { mobile } from '../styles/index.js';
import { FigureTable } from './FigureTable.js';
import { stateOf, writeFigure } from './parts.js';
import type { TraceSectionProps } from './section.js';
import { writeMonth } from './writeMonth.js';

const Months = styled(FigureTable)`
  tbody th {
    white-space: nowrap;
  }

  tbody tr:not([data-state='estimate']) [data-cell='figure'] {
    font-weight: ${token('font-weight-semibold')};
  }

  td:last-child {
    width: 40%;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
  }

  ${mobile} {
    td:last-child {
      width: auto;
    }
  }
`;

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};

  &[data-state='actual'] svg {
    color: ${token('color-success')};
  }
`;

const STATUS_ICONS = { actual: SuccessIcon, estimate: ClockIcon, missing: MinusIcon } as const;

/** The stored months that a value is made of, and whether each is verified. */
export const MonthTable = ({ trace, locale, labels }: TraceSectionProps) => (
  <Months>
    <thead>
      <tr>
        <th scope="col">{labels.month}</th>
        <th scope="col" data-cell="figure">
          {labels.value}
        </th>
        <th scope="col">{labels.status}</th>
      </tr>
    </thead>
    <tbody>
      {trace.months.map(({ month, value, is_verified }) => {
        const state = stateOf(value, is_verified);
        return (
          <tr key={month} data-state={state}>
            <th scope="row">{writeMonth(month)}</th>
            <td data-cell="figure">{writeFigure(value, trace, locale)}</td>
            <td>
              <Status data-state={state}>
                <Icon icon={STATUS_ICONS[state]} size="sm" />
                {labels.monthState[state]}
              </Status>
            </td>
          </tr>
        );
      })}
    </tbody>
  </Months>
);
