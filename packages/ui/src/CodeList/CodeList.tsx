import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  gap: ${token('space-2')} ${token('space-4')};
  margin: 0;
  padding: ${token('space-4')};
  list-style: none;
  background: ${token('color-surface-sunken')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};

  & > li {
    font-variant-numeric: tabular-nums slashed-zero;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

export interface CodeListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Codes that someone copies or writes down; a click selects a whole one. */
  codes: readonly string[];
}

/** Codes to be kept, in as many columns as there is room for. Renders a `<ul>`. */
export const CodeList = ({ codes, ...rest }: CodeListProps) => (
  <Root {...rest}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </Root>
);
