import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { MOBILE_QUERY, mobile, visuallyHidden } from '../styles/index.js';
import { MONTHS_ARE_HIDDEN } from './parts.js';

/** A target: a line of columns, and on a phone as many lines as it takes. */
export const Row = styled.tr`
  > th {
    /* A hyphen of the width of a figure tears a name apart. */
    font-variant-numeric: normal;
    hyphens: auto;
  }

  /* Where there is room, words stay whole. */
  @container (min-width: 1000.01px) {
    [data-soft-hyphen] {
      display: none;
    }
  }

  @container (max-width: 1000px) {
    > th > div > a > svg {
      display: none;
    }

    > th > div {
      justify-content: space-between;
    }

    && [data-column='meter'] {
      min-inline-size: 200px;
    }
  }

  &:hover {
    background: ${token('color-surface-hover')};
  }

  &[data-selected] {
    background: ${token('color-surface-selected')};
  }

  & + & {
    border-block-start: 1px solid ${token('color-border')};
  }

  > th {
    min-inline-size: 150px;
  }

  [data-of-group] {
    display: block;
  }

  [data-column='meter'] {
    min-inline-size: 200px;
    inline-size: 22%;
  }

  [data-column='current'],
  [data-column='target'],
  [data-column='change'] {
    white-space: nowrap;
  }

  /* What is only spoken stays in the frame that scrolls. */
  [data-column='change'] {
    position: relative;
    /* A hyphen as wide as a figure would tear the Finnish for percentage points apart. */
    font-variant-numeric: normal;
  }

  @media not all and ${MOBILE_QUERY} {
    /* The head of the column says it. */
    [data-one-month] & [data-months] {
      ${visuallyHidden}
    }

    /* The meter needs the room more. */
    @container ${MONTHS_ARE_HIDDEN} {
      [data-months] {
        ${visuallyHidden}
      }
    }
  }

  @container ${MONTHS_ARE_HIDDEN} {
    [data-column='target'],
    [data-column='change'] {
      font-size: ${token('font-size-sm')};
    }
  }

  [data-column='trend'] {
    inline-size: 120px;
    padding-block: 0;
  }

  b {
    font-weight: ${token('font-weight-semibold')};
  }

  em {
    font-weight: ${token('font-weight-medium')};
  }

  ${mobile} {
    /* Title and value; meter and line; what is aimed at and compared with. */
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block-end: ${token('space-2')};

    && > * {
      padding-block: 0;
    }

    > th {
      flex: 1 1 50%;
      min-inline-size: 0;
    }

    > th > div {
      justify-content: start;
    }

    > th > button,
    > th > div > * {
      min-inline-size: 40px;
      min-block-size: 40px;
    }

    [data-column='current'] {
      order: 1;
    }

    && [data-column='meter'] {
      flex: 1 1 60%;
      order: 2;
      inline-size: auto;
      min-inline-size: 0;
    }

    && [data-column='trend'] {
      display: block;
      order: 3;
      inline-size: auto;
    }

    /* A line, or what keeps its place. */
    [data-column='trend'] > * {
      display: block;
      max-inline-size: 72px;
      max-block-size: 24px;
    }

    /* What is aimed at, and below it what it is compared with: each on a line from one edge. */
    [data-column='target'],
    [data-column='change'] {
      flex: 1 0 100%;
      font-size: ${token('font-size-xs')};
      color: ${token('color-text-muted')};
      text-align: start;
      white-space: normal;
    }

    [data-column='target'] {
      order: 4;
    }

    [data-column='change'] {
      display: flex;
      flex-flow: row-reverse wrap;
      justify-content: flex-end;
      gap: 0 0.35em;
      order: 5;
    }

    [data-column='target'] > small {
      display: inline;

      &::before {
        content: ' · ';
      }
    }

    [data-column='change'] > small::after {
      content: ' ·';
    }

    > :is(th, [data-column='meter'], [data-column='target'], [data-column='change']) {
      padding-inline-start: calc(${token('space-3')} + var(--target-indent));
    }

    > :is([data-column='meter'], [data-column='target']) {
      padding-inline-end: 0;
    }
  }

  @media (forced-colors: active) {
    &:hover,
    &[data-selected] {
      background: none;
    }

    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
