import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/index.js';

const Root = styled.span`
  position: relative;
  display: inline-block;
  width: 10px;
  height: 10px;
  flex: none;
  border-radius: 50%;
  background: ${token('color-unread')};
  box-shadow: 0 0 0 2px ${token('color-surface')};
  forced-color-adjust: none;
`;

export interface DotProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What the dot means, such as "Unread notifications". Spoken, not shown. */
  label: string;
}

/** The red dot of something unread. Renders a `<span>`. */
export const Dot = ({ label, ...rest }: DotProps) => (
  <Root {...rest}>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Root>
);
