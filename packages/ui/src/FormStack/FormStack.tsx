import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  width: 100%;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-1')};
`;

export interface FormStackProps extends ComponentPropsWithRef<'form'> {
  /** Buttons at the end, the main one first. */
  actions: ReactNode;
}

/** Fields in a column, then the buttons. Renders a `<form>` without the browser's own validation. */
export const FormStack = ({ actions, children, ...rest }: FormStackProps) => (
  <Root noValidate {...rest}>
    {children}
    <Actions>{actions}</Actions>
  </Root>
);
