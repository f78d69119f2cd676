import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { motion } from '../styles/motion.js';

const Root = styled.span`
  display: block;
  width: 100%;
  height: 1em;
  background: ${token('color-surface-sunken')};
  border-radius: ${token('radius-small')};
  animation: ${motion.breathe} 1.6s ease-in-out infinite;

  &[data-shape='text'] {
    margin-block: 0.25em;
  }

  &[data-shape='block'] {
    border-radius: ${token('radius-card')};
  }

  &[data-shape='circle'] {
    border-radius: 50%;
  }

  [data-theme='dark'] & {
    background: ${token('color-surface-hover')};
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A line of text, a block or a circle. */
  shape?: 'text' | 'block' | 'circle';
  /** Size of the content it replaces: CSS pixels or a CSS length. */
  width?: number | string;
  /** In pixels or as CSS. */
  height?: number | string;
}

/**
 * Holds the place of content that is loading, in its final size. Not spoken: the container
 * says `aria-busy`. Renders a `<span>`.
 */
export const Skeleton = ({ shape = 'text', width, height, style, ...rest }: SkeletonProps) => (
  <Root aria-hidden="true" data-shape={shape} style={{ width, height, ...style }} {...rest} />
);
