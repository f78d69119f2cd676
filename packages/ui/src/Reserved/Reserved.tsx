import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: contents;

  &[data-reserved] {
    visibility: hidden;
  }
`;

export interface ReservedProps extends ComponentPropsWithRef<'div'> {
  /** True: the content takes its place but cannot be seen, heard or used. */
  active: boolean;
}

/**
 * Keeps the place of what will be there in a moment, so that nothing moves when it comes.
 * Adds no box. Renders a `<div>`.
 */
export const Reserved = ({ active, ...rest }: ReservedProps) => (
  <Root data-reserved={active || undefined} {...rest} />
);
