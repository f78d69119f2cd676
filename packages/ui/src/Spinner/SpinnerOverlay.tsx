import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Spinner } from './Spinner.js';

const Root = styled.div`
  position: relative;
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${token('z-sticky')};
  display: grid;
  place-items: center;
  min-height: ${token('space-12')};
  border-radius: ${token('radius-card')};
  color: ${token('color-accent-text')};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: ${token('color-canvas')};
    opacity: 0.7;
  }

  > * {
    position: relative;
  }
`;

export interface SpinnerOverlayProps extends ComponentPropsWithRef<'div'> {
  /** Whether the content is covered. */
  active: boolean;
  /** Spoken while active. */
  label: string;
}

/**
 * Covers its content with a spinner while something loads, without moving anything.
 * Renders a `<div>`, `aria-busy` and `data-active` while covered.
 */
export const SpinnerOverlay = ({ active, label, children, ...rest }: SpinnerOverlayProps) => (
  <Root aria-busy={active} data-active={active || undefined} {...rest}>
    {children}
    {active ? (
      <Veil>
        <Spinner size="lg" label={label} />
      </Veil>
    ) : null}
  </Root>
);
