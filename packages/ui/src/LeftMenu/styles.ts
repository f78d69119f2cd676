import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { chosenInForcedColors, visuallyHidden } from '../styles/index.js';

/** A row of the menu: icon and text, the text hidden while the menu is collapsed. */
export const rowStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 40px;
  padding: ${token('space-2')};
  font-size: ${token('font-size-sm')};
  font-weight: ${token('font-weight-medium')};
  /* Finnish compounds just fit the 180 px. */
  letter-spacing: -0.01em;
  word-spacing: 0.08em;
  line-height: ${token('line-height-snug')};
  color: ${token('color-text-muted')};
  text-decoration: none;
  border-radius: ${token('radius-control')};
  transition:
    background-color ${token('duration-fast')} ${token('easing-standard')},
    color ${token('duration-fast')} ${token('easing-standard')};

  > svg {
    flex: none;
  }

  > span:not([data-dot]) {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &:hover {
    color: ${token('color-text')};
    background: ${token('color-surface-hover')};
  }

  &[aria-current='page'],
  &[data-within] {
    color: ${token('color-accent-text')};
    background: ${token('color-surface-selected')};
    ${chosenInForcedColors}
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-collapsed] & {
    justify-content: center;
    padding-inline: 0;

    > span:not([data-dot]) {
      ${visuallyHidden}
    }
  }
`;

/** A link of a submenu. */
export const subLinkStyles = css`
  display: block;
  min-height: 32px;
  padding: 6px ${token('space-3')};
  color: ${token('color-text')};
  text-decoration: none;
  border-radius: ${token('radius-control')};

  &:hover {
    background: ${token('color-surface-hover')};
  }

  &[aria-current='page'] {
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-accent-text')};
    background: ${token('color-surface-selected')};
    ${chosenInForcedColors}
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;
