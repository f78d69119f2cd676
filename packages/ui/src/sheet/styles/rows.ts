import { rem, token } from '@tavoite/tokens';
import { css } from 'styled-components';
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
`;
