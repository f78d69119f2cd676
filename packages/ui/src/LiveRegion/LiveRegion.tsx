import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../styles/index.js';

const Region = styled.div`
  ${visuallyHidden}
`;

export interface LiveRegionProps extends ComponentPropsWithRef<'div'> {
  /** What is said when it changes; empty says nothing. */
  message: string;
  /** Whether the message interrupts. */
  politeness?: 'polite' | 'assertive';
}

/**
 * Says a message without moving the focus. Keep it mounted and change `message`: a region
 * that appears together with its text is often not read. Renders a `<div>`.
 */
export const LiveRegion = ({ message, politeness = 'polite', ...rest }: LiveRegionProps) => (
  <Region
    role={politeness === 'assertive' ? 'alert' : 'status'}
    aria-live={politeness}
    aria-atomic="true"
    {...rest}
  >
    {message}
  </Region>
);
