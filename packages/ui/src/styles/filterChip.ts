import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { chosenInForcedColors, plainButton } from './index.js';

/** A count that is a filter: a `<button>` with `aria-pressed`. */
export const filterChip = css`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: 32px;
  padding: ${token('space-1')} ${token('space-3')};
  font-weight: ${token('font-weight-medium')};
  font-variant-numeric: tabular-nums;
  color: ${token('color-text')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-pill')};

  &:hover:not([disabled]) {
    background: ${token('color-surface-hover')};
  }

  &[aria-pressed='true'] {
    color: ${token('color-accent-text')};
    background: ${token('color-accent-subtle')};
    border-color: ${token('color-accent')};
    ${chosenInForcedColors}
  }

  &[disabled] {
    color: ${token('color-text-muted')};
    cursor: default;
  }
`;
