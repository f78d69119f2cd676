import { token } from '@tavoite/tokens';
import { Card, Skeleton } from '@tavoite/ui';
import { styled } from 'styled-components';

const Picture = styled(Skeleton)`
  aspect-ratio: 2 / 1;
  height: auto;

  &[data-shape='block'] {
    border-radius: ${token('radius-card')} ${token('radius-card')} 0 0;
  }
`;

const Words = styled.div`
  display: grid;
  padding: ${token('space-3')} ${token('space-4')};
`;

/** Holds the place of a saved graph or data map. */
export const ItemSkeleton = () => (
  <Card padding="none">
    <Picture shape="block" />
    <Words>
      <Skeleton width="55%" height="1.2em" />
      <Skeleton width="65%" />
      <Skeleton width="40%" />
      <Skeleton width="60%" />
    </Words>
  </Card>
);
