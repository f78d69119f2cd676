import { token } from '@tavoite/tokens';
import { css, styled } from 'styled-components';

/** The list has room for the change and how far the target is reached. */
export const WIDE = '(min-width: 40rem)';
/** And for the formula. */
export const WIDER = '(min-width: 54rem)';
/** And for what is aimed at, and a line over months. */
export const WIDEST = '(min-width: 64rem)';

/** Where it is narrow: of the value, so that changes before it end below each other; it is wider for a longer one. */
export const VALUE_WIDTH = 'minmax(5.25rem, auto)';

/** And of the change before it, from the start: names keep their lines when changes come, such as "+17.9 %". */
export const CHANGE_WIDTH = 'minmax(3.375rem, 1fr)';

/** Columns of one width in all rows, so that they stand below each other; as many as there is room for. */
export const columns = css`
  > [data-wide],
  > [data-wider],
  > [data-widest] {
    display: none;
  }

  @container ${WIDE} {
    display: grid;
    grid-template-columns: 7.5rem 8.5rem 11.75rem;
    align-items: center;
    gap: ${token('space-4')};

    > [data-wide] {
      display: flex;
    }

    > [data-narrow] {
      display: none;
    }
  }

  @container ${WIDER} {
    grid-template-columns: calc(26cqi + 2.75rem) 6.5rem 5.75rem 11.75rem;
    gap: ${token('space-3')};

    > [data-wider] {
      display: block;
    }
  }

  @container ${WIDEST} {
    grid-template-columns: max(24cqi - 1rem, 60cqi - 27.25rem) 6.25rem 5.5rem 5rem 9rem 9.5rem;

    > [data-widest] {
      display: block;
    }
  }
`;

/** What is aimed at: in a column of its own, or below the value (`data-ends`). */
export const Goal = styled.span`
  padding-inline-end: ${token('space-3')};
  font-size: ${token('font-size-xs')};
  text-align: end;
  white-space: normal;

  &[data-ends] {
    grid-area: 2 / 1 / auto / 3;
    padding: 0;

    @container ${WIDE} {
      display: none;
      grid-area: auto;
      padding-inline-end: ${token('space-3')};
    }

    @container ${WIDEST} {
      display: block;
    }
  }
`;
