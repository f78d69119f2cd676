import { token } from '@tavoite/tokens';
import { css } from 'styled-components';

/** A tab, be it a button or a link. */
export const tabStyles = css`
  appearance: none;
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  max-width: 280px;
  min-height: ${token('size-control-lg')};
  margin: 0;
  padding: ${token('space-1')} ${token('space-3')};
  font-size: ${token('font-size-md')};
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-text-muted')};
  text-decoration: none;
  background: none;
  border: 0;
  border-radius: ${token('radius-control')} ${token('radius-control')} 0 0;
  transition: color ${token('duration-fast')} ${token('easing-standard')};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: transparent;
  }

  &:hover {
    color: ${token('color-text')};
  }

  &[data-state='active'],
  &[aria-current='page'] {
    color: ${token('color-accent-text')};
  }

  &[data-state='active']::after,
  &[aria-current='page']::after {
    background: ${token('color-accent')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    color: ${token('color-text-disabled')};
    cursor: not-allowed;
  }
`;
