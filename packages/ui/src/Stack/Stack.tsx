import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  min-width: 0;
`;

export type StackProps = ComponentPropsWithRef<'div'>;

/** Parts of a page or card below one another, in even steps. Renders a `<div>`. */
export const Stack = (props: StackProps) => <Root {...props} />;
