import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { Card } from '../Card/index.js';
import { dense } from '../styles/index.js';

/** So wide that the writer's letter has room before the text. */
export const MEDIUM = '(min-width: 36rem)';
/** And when and by whom it was written beside the title, and files beside the text. */
export const WIDE = '(min-width: 64rem)';

/** Of what stands beside the text: a day, a name and how many have read it are one line; the text has the rest. */
const BESIDE_WIDTH = '19rem';

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

    /* More cards are seen at once. */
    margin-block: calc(-1 * ${token('space-1')});
  }
`;

/**
 * What it is, its text and its files: one below the other, or where there is room when and by whom it was written
 * at the end of the title's line, and the files below that, at the same places in every card.
 */
export const Content = styled.div`
  @container ${WIDE} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${BESIDE_WIDTH} auto;
    /* The text stays together, however high what is beside it. */
    grid-template-rows: auto auto auto 1fr;
    place-items: start stretch;
    column-gap: ${token('space-5')};

    > * {
      grid-column: 1;
    }

    > :first-child,
    > :first-child > div {
      display: contents;
    }

    > :first-child > div > :first-child {
      grid-area: 1 / 1;
    }

    /* On a line with the title, whose letters are larger. */
    > :first-child > div > :nth-child(2) {
      grid-area: 1 / 2;
      /* Neither does it make the title's line higher. */
      margin-block: 3px calc(-1 * ${token('space-1')});
    }

    > :first-child > button {
      grid-area: 1 / 3 / span 4;
    }

    /* Lines are filled: evened out, a title folds where the column has room. */
    h2 {
      text-wrap: pretty;
    }

    > [data-beside] {
      grid-area: 2 / 2 / span 3;
    }

    /* That there are none, and names that are opened there, leave the text where it is. */
    &:is(:not(:has(> [data-beside])), :has(> :first-child [data-open]))
      > :first-child
      > div
      > :nth-child(2) {
      grid-area: 1 / 2 / span 4;
    }

    /* Names go before the files. */
    &:has(> :first-child [data-open]) > [data-beside] {
      grid-area: 5 / 2;
    }
  }
`;
