import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { motion } from '../styles/motion.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Root = styled.span`
  --spinner-size: ${token('size-icon-md')};
  display: inline-flex;
  width: var(--spinner-size);
  height: var(--spinner-size);
  flex: none;

  &[data-size='sm'] {
    --spinner-size: ${token('size-icon-sm')};
  }

  &[data-size='lg'] {
    --spinner-size: ${token('space-8')};
  }

  svg {
    width: 100%;
    height: 100%;
    animation: ${motion.turn} 800ms linear infinite;
  }
`;

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Spoken name, such as "Loading". Leave it out where a text next to it says so. */
  label?: string;
  /** 16, 20 or 32 px; 20 by default. */
  size?: 'sm' | 'md' | 'lg';
}

/** A turning arc in the colour of the text around it. Renders a `<span>`. */
export const Spinner = ({ label, size = 'md', ...rest }: SpinnerProps) => (
  <Root data-size={size} {...(label ? { role: 'status' } : { 'aria-hidden': true })} {...rest}>
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </Root>
);
