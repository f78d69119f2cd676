import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card/index.js';
import { Skeleton } from '../Skeleton/index.js';

const Lines = styled.div`
  margin-block-start: ${token('space-3')};
`;

const LINES = ['92%', '100%', '64%'];

export interface MessageSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken, such as "Loading notifications". */
  label: string;
}

/** A placeholder for a notification or system message that is loading. Renders a `<div role="status">`. */
export const MessageSkeleton = ({ label, ...rest }: MessageSkeletonProps) => (
  <Card role="status" aria-busy="true" aria-label={label} {...rest}>
    <Skeleton width="45%" height="1.4em" />
    <Skeleton width={88} />
    <Lines>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Lines>
  </Card>
);
