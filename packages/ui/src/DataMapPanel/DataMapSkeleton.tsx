import { rem, token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton/index.js';
import { HEADER_HEIGHT_PX, ROW_HEIGHT_PX, TITLE_WIDTH_PX } from '../sheet/measures.js';

/** More than any screen shows; what does not fit is cut off. */
const ROWS = Array.from({ length: 40 }, (_, index) => index);
const TITLE_WIDTHS = ['62%', '44%', '71%', '53%', '38%'];

const Root = styled.div`
  box-sizing: border-box;
  height: 100%;
  min-height: 240px;
  overflow: hidden;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  height: ${rem(ROW_HEIGHT_PX)};
  padding-inline: ${token('space-3')};
  border-bottom: 1px solid ${token('color-border')};

  &:first-child {
    height: ${rem(HEADER_HEIGHT_PX)};
    border-color: ${token('color-border-strong')};
  }

  > :first-child {
    flex: none;
    width: min(${rem(TITLE_WIDTH_PX)}, 50%);
  }

  > :last-child {
    flex: 1;
  }
`;

export interface DataMapSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken in place of the map. */
  label: string;
}

/** Holds the place of a data map that is loading, line by line. Renders a `<div role="status">`. */
export const DataMapSkeleton = ({ label, ...rest }: DataMapSkeletonProps) => (
  <Root role="status" aria-label={label} aria-busy="true" {...rest}>
    {ROWS.map((row) => (
      <Row key={row}>
        <span>
          <Skeleton width={TITLE_WIDTHS[row % TITLE_WIDTHS.length] ?? '50%'} />
        </span>
        <Skeleton />
      </Row>
    ))}
  </Root>
);
