import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-width: 0;

  &[data-align='between'] {
    justify-content: space-between;
  }
`;

export interface ToolbarProps extends ComponentPropsWithRef<'div'> {
  /** `between` sets the first and the last apart. */
  align?: 'start' | 'between';
}

/** Controls side by side, on further lines where there is no room. Renders a `<div>`. */
export const Toolbar = ({ align = 'start', ...rest }: ToolbarProps) => (
  <Root data-align={align} {...rest} />
);
