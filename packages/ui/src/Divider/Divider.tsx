import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token('color-border')};
  }
`;

export interface DividerProps extends ComponentPropsWithRef<'div'> {
  /** A word between the two lines, such as "or". */
  children: string;
}

/** Two lines with a word between them, between ways of doing the same. Renders a `<div>`. */
export const Divider = (props: DividerProps) => <Root {...props} />;
