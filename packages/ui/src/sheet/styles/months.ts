import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { unusualMark } from '../../styles/unusualMark.js';

/** From the corner to the edge of the mark of a value with notes. */
const NOTE_EDGE_PX = 7;

/** The cells of months, and of what sums them up. */
export const monthStyles = css`
  .month {
    flex: none;
    inline-size: var(--month-width);
    /* At the end, what says that months go on stands beside the date. */
    padding-inline: ${token('space-2')} ${token('space-5')};
    text-align: end;
    white-space: nowrap;
    /* Not of titles: a hyphen of the width of a figure tears a word apart. */
    font-variant-numeric: tabular-nums;
  }

  /* Others cannot overlap, and are spared the cutting. */
  .month[data-long] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .month[data-state='actual'] {
    font-weight: ${token('font-weight-semibold')};
  }

  .month[data-state='estimate'] {
    font-style: italic;
    color: ${token('color-text-muted')};
  }

  .month[data-state='missing'] {
    color: ${token('color-text-subtle')};
  }

  /* A dog-ear: something was written about the value. */
  .month[data-noted] {
    background: linear-gradient(
        225deg,
        ${token('color-accent')} 0 ${NOTE_EDGE_PX}px,
        transparent ${NOTE_EDGE_PX}px
      )
      no-repeat;
    forced-color-adjust: none;
  }

  /* Seen without reading: far from the months before. */
  .month[data-unusual] {
    ${unusualMark}
  }

  .month[data-extra] {
    background: ${token('color-surface-sunken')};
  }

  .trend {
    display: block;
    inline-size: 100%;
    block-size: 24px;
    margin-block: calc((var(--row-height) - 24px) / 2);
    overflow: visible;

    path {
      fill: none;
      stroke: ${token('color-accent')};
      stroke-width: 1.5;
      stroke-linecap: round;
      stroke-linejoin: round;
      vector-effect: non-scaling-stroke;
    }

    path[data-kind='estimate'] {
      stroke-dasharray: 3 3;
    }
  }
`;
