import { token } from '@tavoite/tokens';
import { Card, Skeleton } from '@tavoite/ui';
import { styled } from 'styled-components';

const Frame = styled(Card)`
  container-type: inline-size;
`;

const Cover = styled(Skeleton)`
  grid-area: cover;
  width: 88px;
  aspect-ratio: 210 / 297;
  height: auto;
`;

const Actions = styled(Skeleton)`
  grid-area: actions;
  width: 108px;
  height: ${token('size-control-sm')};
`;

/** Its parts are where those of a `ReportCard` are. */
const Parts = styled.div`
  display: grid;
  grid-template: 'cover text' auto 'actions actions' auto / auto minmax(0, 1fr);
  gap: ${token('space-3')} ${token('space-4')};

  @container (320px <= width < 640px) {
    ${Cover} {
      width: 112px;
    }
  }

  @container (width >= 640px) {
    grid-template: 'cover text actions' auto / auto minmax(0, 1fr) auto;
    align-items: center;
    margin-block: calc(-1 * ${token('space-2')});
  }
`;

/** Holds the place of a report. */
export const ReportSkeleton = () => (
  <Frame>
    <Parts>
      <Cover shape="block" />
      <div>
        <Skeleton width="70%" height="1.2em" />
        <Skeleton width="45%" />
        <Skeleton width="60%" />
      </div>
      <Actions shape="block" />
    </Parts>
  </Frame>
);

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
    </Words>
  </Card>
);
