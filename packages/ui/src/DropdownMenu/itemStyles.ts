import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { chosenInForcedColors } from '../styles/index.js';

/** A row of a menu or list of choices. */
export const itemStyles = css`
  --menu-level: 0;
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  min-height: 32px;
  padding: 6px ${token('space-3')};
  padding-left: calc(${token('space-3')} + var(--menu-level) * ${token('space-4')});
  color: ${token('color-text')};
  text-decoration: none;
  border-radius: ${token('radius-control')};
  cursor: pointer;
  user-select: none;

  > svg {
    flex: none;
    height: 1lh;
    color: ${token('color-text-muted')};
  }

  &[data-tone='danger'] {
    color: ${token('color-danger-text')};

    > svg {
      color: inherit;
    }
  }

  &[data-highlighted],
  &:hover {
    background: ${token('color-surface-hover')};
    outline: none;
  }

  &[data-highlighted]:focus-visible {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: -2px;
  }

  &[data-state='checked'],
  &[aria-current] {
    font-weight: ${token('font-weight-medium')};
    background: ${token('color-surface-selected')};
    ${chosenInForcedColors}
  }

  @media (forced-colors: active) {
    &[data-highlighted],
    &:hover {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  &[data-disabled] {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;
