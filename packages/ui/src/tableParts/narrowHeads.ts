import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { visuallyHidden } from '../styles/index.js';

/**
 * Heads of a table whose rows stand as cards, in a narrow place; `data-sorted` is on a head that has
 * sorted it. Without `:has`: with it, what changes elsewhere would ask about each head and row again.
 */
export const narrowHeads = css`
  /* Figures come early: heads that sort are there once something has sorted the list. */
  thead:not([data-sorted]) {
    ${visuallyHidden}

    [data-plain] {
      display: inline;
    }

    button {
      display: none;
    }
  }

  /* The other heads say nothing without their columns. */
  thead[data-sorted] > tr {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-4')};

    > th:not([aria-sort]) {
      ${visuallyHidden}
    }

    > th[aria-sort] {
      padding-block: 0;
      border: 0;
    }
  }
`;
