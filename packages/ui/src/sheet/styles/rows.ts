import { rem, token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { edgeColor, edgeShadow } from '../../styles/edgeShadow.js';
import { HEADER_HEIGHT_PX } from '../measures.js';

/** The head and the rows. */
export const rowStyles = css`
  .header {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    block-size: ${rem(HEADER_HEIGHT_PX)};
    border-block-end: 1px solid ${token('color-border-strong')};
    background: ${token('color-surface')};
    color: ${token('color-text-muted')};
    font-weight: ${token('font-weight-medium')};
    line-height: ${rem(HEADER_HEIGHT_PX)};
  }

  .line {
    position: absolute;
    inset-inline: 0;
    display: flex;
    block-size: var(--row-height);
    line-height: var(--row-height);
    /* Nothing reaches out of a line but a title that is shown whole: cutting each costs half of its painting. */
    contain: size layout style;
    border-block-end: 1px solid ${token('color-border')};
  }

  /* Rows go on behind the dates. */
  &[data-rows-before] .header {
    box-shadow: 0 ${token('space-1')} ${token('space-2')} calc(-1 * ${token('space-1')}) ${edgeColor};
  }

  /* And below. */
  .bottom {
    position: sticky;
    inset-block-end: 0;
    inset-inline-start: 0;
    z-index: 1;
    inline-size: var(--view-width);
    block-size: ${token('space-4')};
    margin-block-start: calc(-1 * ${token('space-4')});
    background: ${edgeShadow('top')};
    pointer-events: none;
    visibility: hidden;
  }

  &[data-rows-after] .bottom {
    visibility: visible;
  }
`;
