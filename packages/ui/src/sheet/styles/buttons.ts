import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { plainButton } from '../../styles/index.js';
import { unusualDot } from '../../styles/unusualMark.js';

/** Buttons in cells, and what the pointer and the keyboard are on. */
export const buttonStyles = css`
  .toggle,
  .activate {
    ${plainButton}
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${token('size-target')};
    block-size: ${token('size-target')};
    border-radius: ${token('radius-small')};
    line-height: 1;
    cursor: pointer;
  }

  .toggle {
    font-size: ${token('font-size-lg')};
  }

  /* Below it is what is underlined in that colour where it is in sight. */
  .toggle[data-unusual-below]::before {
    ${unusualDot}
    /* Laid out in the button's content, which is its positions' only frame. */
    place-self: start end;
    margin: 3px 2px;
  }

  /* At the start of the active cell, over whatever lies there. */
  .activate {
    position: absolute;
    inset-block-start: calc((var(--row-height) - 24px) / 2);
    inset-inline-start: ${token('space-1')};
    background: inherit;
    color: ${token('color-accent-text')};
  }

  .month[tabindex] {
    position: relative;
  }

  .line:hover > * {
    background: ${token('color-surface-hover')};
  }

  .line > [aria-selected='true'] {
    background: ${token('color-surface-selected')};
  }

  /* Where the keyboard begins, before anybody chose it. */
  &:not(:focus-within) .line > .title[aria-selected='true'] {
    background: ${token('color-surface')};
  }

  .line > :focus-visible {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: -2px;
  }

  .toggle:hover,
  .activate:hover {
    background: ${token('color-surface-sunken')};
  }
`;
