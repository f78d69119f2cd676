import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { dense } from '../styles/media.js';

const Root = styled.div`
  min-width: 0;
  padding: ${token('space-5')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};

  ${dense} {
    padding: ${token('space-4')};
  }

  &[data-padding='none'] {
    padding: 0;
  }

  &[data-padding='sm'] {
    padding: ${token('space-3')};
  }

  &[data-width='form'] {
    max-width: calc(480px + 2 * ${token('space-5')});
  }
`;

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** Space between the edge and the content. */
  padding?: 'none' | 'sm' | 'md';
  /** `form` is as wide as a `FormStack`; `full`, the default, as its container. */
  width?: 'form' | 'full';
}

/** A white sheet on the canvas. Renders a `<div>`. */
export const Card = ({ padding = 'md', width = 'full', ...rest }: CardProps) => (
  <Root data-padding={padding} data-width={width} {...rest} />
);
