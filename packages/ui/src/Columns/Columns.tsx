import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--column-min)), 1fr));
  align-items: start;
  gap: ${token('space-4')} ${token('space-6')};
  min-width: 0;

  &[data-tiles] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column-min)), 1fr));
    gap: ${token('space-4')};
  }

  & > * {
    min-width: 0;
  }
`;

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Least width of a column, in pixels: where they do not fit, they stand below one another. */
  min: number;
  /** Of many small parts: a few of them do not grow to fill the row. */
  tiles?: boolean;
}

/** Parts side by side, as many as fit. Renders a `<div>`. */
export const Columns = ({ min, tiles = false, style, ...rest }: ColumnsProps) => (
  <Root
    {...rest}
    data-tiles={tiles || undefined}
    style={{ ...style, ['--column-min' as string]: `${min}px` }}
  />
);
