import { type FigureEdit as Edit, formatMonth, formatNumber, parseMonth } from '@tavoite/model';
import { token } from '@tavoite/tokens';
import { Button, Toolbar } from '@tavoite/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../core/hooks.js';
import { useText } from '../../../i18n/Texts.js';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token('space-1')} ${token('space-2')};
    border-block-end: 1px solid ${token('color-border')};
    text-align: start;
  }

  th {
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-medium')};
  }

  [data-number] {
    text-align: end;
    white-space: nowrap;
  }

  [data-state='actual'] {
    font-weight: ${token('font-weight-semibold')};
  }

  [data-state='estimate'] {
    font-style: italic;
  }
`;

/** Rows that are shown at first, and that each further step shows; the rest is counted. */
const FIRST_SHOWN = 100;
const MORE_SHOWN = 1000;

export const monthName = (month: string): string => {
  const number = parseMonth(month);
  return number === null ? month : formatMonth(number, 'MM/YYYY');
};

export interface EditTableProps {
  label: string;
  edits: readonly Pick<Edit, 'key' | 'title' | 'month' | 'before' | 'after'>[];
}

/** Figures before and after: verified ones bold, estimates slanted. */
export const EditTable = ({ label, edits }: EditTableProps) => {
  const { text } = useText();
  const locale = useAppSelector((state) => state.preferences.language);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const cell = ({ value, verified }: Edit['before']) => (
    <td data-number data-state={value === null ? 'missing' : verified ? 'actual' : 'estimate'}>
      {formatNumber(value, { locale })}
    </td>
  );
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text('term')}</th>
            <th scope="col">{text('month')}</th>
            <th scope="col" data-number>
              {text('figure-before')}
            </th>
            <th scope="col" data-number>
              {text('figure-after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {edits.slice(0, shown).map((edit) => (
            <tr key={`${edit.key} ${edit.month}`}>
              <td>{edit.title}</td>
              <td>{monthName(edit.month)}</td>
              {cell(edit.before)}
              {cell(edit.after)}
            </tr>
          ))}
        </tbody>
      </Table>
      {edits.length > shown ? (
        <Toolbar>
          <span>{text('and-more', { count: edits.length - shown })}</span>
          <Button size="sm" onClick={() => setShown(shown + MORE_SHOWN)}>
            {text('history-more')}
          </Button>
        </Toolbar>
      ) : null}
    </>
  );
};
