import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { coverSize, Frame, Layout } from '../ReportCard/frame.js';
import { Skeleton } from '../Skeleton/index.js';

const Cover = styled(Skeleton)`
  grid-area: cover;
  ${coverSize}
  height: auto;
`;

const Words = styled.div`
  grid-area: text;
`;

const Actions = styled(Skeleton)`
  grid-area: actions;
  align-self: start;
`;

const Notes = styled.div`
  grid-area: notes;
`;

export interface ReportCardSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken, such as "Loading reports"; without it what is around it says that. */
  label?: string;
}

/** Holds the place of a `ReportCard` that is being loaded. Renders a `<div role="status">`, without a `label` a `<div aria-hidden>`. */
export const ReportCardSkeleton = ({ label, ...rest }: ReportCardSkeletonProps) => (
  <Frame
    {...(label === undefined
      ? { 'aria-hidden': true }
      : { role: 'status', 'aria-busy': true, 'aria-label': label })}
    {...rest}
  >
    <Layout data-covered>
      <Cover shape="block" />
      <Words>
        <Skeleton width="70%" height="1.2em" />
        <Skeleton width="55%" />
        <Skeleton width="45%" />
        <Skeleton width="65%" />
      </Words>
      <Actions shape="block" width="108px" height={token('size-control-sm')} />
      <Notes>
        <Skeleton width="min(100%, 240px)" />
      </Notes>
    </Layout>
  </Frame>
);
