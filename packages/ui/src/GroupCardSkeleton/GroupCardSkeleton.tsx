import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { HEAD_HEIGHT } from '../GroupCard/headHeight.js';
import { Skeleton } from '../Skeleton/index.js';

const Root = styled.div`
  width: 100%;
  max-width: ${token('layout-group-card-max')};
  margin-inline: auto;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
`;

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-height: ${HEAD_HEIGHT};
  padding: ${token('space-2')} ${token('space-4')};
  border-bottom: 1px solid ${token('color-border')};
`;

const Row = styled.div`
  padding: ${token('space-2')} ${token('space-4')};

  &:last-child {
    padding-bottom: ${token('space-4')};
  }
`;

const ROWS = ['first', 'second', 'third'];

export interface GroupCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken, such as "Loading target groups". */
  label: string;
}

/** Holds the place of a target group that is being loaded. Renders a `<div role="status">`. */
export const GroupCardSkeleton = ({ label, ...rest }: GroupCardSkeletonProps) => (
  <Root role="status" aria-busy="true" aria-label={label} {...rest}>
    <Header>
      <Skeleton width="45%" height="1.2em" />
      <Skeleton shape="circle" width={24} height={24} />
    </Header>
    {ROWS.map((row) => (
      <Row key={row}>
        <Skeleton width="60%" />
        <Skeleton height={8} />
      </Row>
    ))}
  </Root>
);
