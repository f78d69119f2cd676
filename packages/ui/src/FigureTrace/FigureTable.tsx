import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

/**
 * The table of a figure's parts. Cells of figures have `data-cell="figure"`, and those of estimates
 * `data-state="estimate"` on them or on their row.
 */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${token('space-1')} ${token('space-2')};
    text-align: start;
    vertical-align: middle;
    border-bottom: 1px solid ${token('color-border')};
  }

  th:first-child,
  td:first-child {
    padding-inline-start: 0;
  }

  thead th {
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};
  }

  tbody th {
    font-weight: ${token('font-weight-regular')};
  }

  [data-cell='figure'] {
    text-align: end;
    white-space: nowrap;
  }

  tr[data-state='estimate'] [data-cell='figure'],
  [data-cell='figure'][data-state='estimate'] {
    font-style: italic;
  }
`;
