import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Card } from '../Card/index.js';
import { dense } from '../styles/index.js';

/** So wide that the writer's letter has room before the text. */
const MEDIUM = '(min-width: 36rem)';
/** And when and by whom it was written before the title and the text, and files after them. */
export const WIDE = '(min-width: 64rem)';

/** Scrolled to by a link, it stands below the top bar. */
export const Root = styled(Card)`
  container-type: inline-size;
  padding: ${token('space-4')} ${token('space-5')};
  scroll-margin-block-start: calc(${token('layout-top-bar')} + ${token('space-3')});

  /* The badge says it, too. */
  &[data-new] {
    box-shadow: inset 3px 0 ${token('color-accent')};
  }

  ${dense} {
    padding: ${token('space-3')} ${token('space-4')};
  }
`;

/** The writer's letter, where there is room for it, and the rest beside it. */
export const Columns = styled.div`
  & > [data-state] {
    display: none;
  }

  @container ${MEDIUM} {
    &[data-author] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${token('space-4')};
    }

    & > [data-state] {
      display: inline-grid;
      margin-block-start: ${token('space-1')};
    }
  }

  /* More cards are seen at once. */
  @container ${WIDE} {
    margin-block: calc(-1 * ${token('space-1')});
  }
`;

/**
 * What it is, its text and its files: one below the other, or where there is room the date and the writer,
 * the title above the text, and the files side by side, at the same places in every card.
 */
export const Content = styled.div`
  @container ${WIDE} {
    display: grid;
    grid-template-columns: 10.5rem minmax(0, 1fr) 15.5rem auto;
    /* The text stays together, however high what is beside it. */
    grid-template-rows: auto auto auto 1fr;
    place-items: start stretch;
    column-gap: ${token('space-5')};

    > * {
      grid-column: 2;
    }

    > :first-child,
    > :first-child > div {
      display: contents;
    }

    > :first-child > div > :first-child {
      grid-area: 1 / 2;
    }

    /* Below one another, without signs between them; on a line with the title, whose letters are larger. */
    > :first-child > div > :nth-child(2) {
      grid-area: 1 / 1 / span 4;
      flex-flow: column nowrap;
      align-items: start;
      row-gap: 2px;
      margin-block-start: 3px;

      > *::before {
        display: none;
      }

      time {
        display: block;
      }

      [data-sign] {
        display: none;
      }

      > [data-open] {
        flex: none;
        align-self: stretch;
      }
    }

    > :first-child > button {
      grid-area: 1 / 4 / span 4;
    }

    /* Lines are filled: evened out, a title folds where the column has room. */
    h2 {
      text-wrap: pretty;
    }

    /* Apart by a line: they belong to the text, however short it is. */
    > [data-beside] {
      grid-area: 1 / 3 / span 4;
      align-self: stretch;
      align-content: start;
      padding-inline-start: ${token('space-5')};
      border-inline-start: 1px solid ${token('color-border')};
    }

    > button {
      justify-self: start;
    }
  }
`;
