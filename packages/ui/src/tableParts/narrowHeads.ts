import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { visuallyHidden } from '../styles/index.js';

/** Heads of a table whose rows stand as cards, in a narrow place. */
export const narrowHeads = css`
  /* Figures come early: heads that sort are there once something has sorted the list. */
  thead:not(:has([aria-sort$='scending'])) {
    ${visuallyHidden}

    [data-plain] {
      display: inline;
    }

    button {
      display: none;
    }
  }

  /* The other heads say nothing without their columns. */
  thead:has([aria-sort$='scending']) > tr {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space-4')};

    > th:not(:has(button)) {
      ${visuallyHidden}
    }

    > th:has(button) {
      padding-block: 0;
      border: 0;
    }
  }
`;
