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
    align-items: stretch;
    gap: ${token('space-4')};
  }

  &[data-last='wide'] {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${token('space-6')};
  }

  & > * {
    min-width: 0;
  }

  &[data-last='wide'] > * {
    flex: 1 1 min(100%, var(--column-min));
  }

  &[data-last='wide'] > :last-child {
    flex: 9 1 min(100%, var(--last-min, var(--column-min)));
  }
`;

export interface ColumnsProps extends ComponentPropsWithRef<'div'> {
  /** Least width of a column, in pixels: where they do not fit, they stand below one another. */
  min: number;
  /** Of many small parts: a few of them do not grow to fill the row. */
  tiles?: boolean;
  /** `wide`: the last part takes nine tenths of the room that is left over. */
  last?: 'wide';
  /** Least width of that part, in pixels; `min` unless given. */
  lastMin?: number;
}

/** Parts side by side, as many as fit. Renders a `<div>`. */
export const Columns = ({ min, tiles = false, last, lastMin, style, ...rest }: ColumnsProps) => (
  <Root
    {...rest}
    data-tiles={tiles || undefined}
    data-last={last}
    style={{
      ...style,
      ['--column-min' as string]: `${min}px`,
      ...(lastMin === undefined ? {} : { ['--last-min' as string]: `${lastMin}px` }),
    }}
  />
);
