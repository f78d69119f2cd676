import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../Card/index.js';
import { WIDE_LIST_WIDTH } from '../MessageList/widths.js';
import { Columns, Content, MEDIUM, Root, WIDE } from '../NotificationItem/layout.js';
import { Skeleton } from '../Skeleton/index.js';

/** As wide as its list. */
const Wide = styled(Root)`
  inline-size: 100%;
  max-inline-size: ${WIDE_LIST_WIDTH};
`;

const Lines = styled.div`
  margin-block-start: ${token('space-3')};

  /* As high as a text that is longer than its preview. */
  ${Content} > & {
    min-block-size: ${token('layout-notification-preview')};

    @container ${MEDIUM} {
      margin-block-start: ${token('space-2')};
    }

    @container ${WIDE} {
      margin-block-start: ${token('space-1')};
    }
  }
`;

const LINES = ['92%', '100%', '64%'];

export interface MessageSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Spoken, such as "Loading notifications". */
  label: string;
  /** Of a `NotificationItem`: with the writer's letter and the files, where those are going to be. */
  wide?: boolean;
}

/** A placeholder for a notification or system message that is loading. Renders a `<div role="status">`. */
export const MessageSkeleton = ({ label, wide = false, ...rest }: MessageSkeletonProps) => {
  const head = (width: string) => (
    <>
      <Skeleton width={width} height="1.4em" />
      <Skeleton width={88} />
    </>
  );
  const lines = (
    <Lines>
      {LINES.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Lines>
  );
  const spoken = { role: 'status', 'aria-busy': true, 'aria-label': label } as const;
  if (!wide)
    return (
      <Card {...spoken} {...rest}>
        {head('45%')}
        {lines}
      </Card>
    );
  const letter = token('size-avatar-md');
  return (
    <Wide {...spoken} {...rest}>
      <Columns data-author>
        <Skeleton shape="circle" data-state="letter" width={letter} height={letter} />
        <Content>
          <div>
            <div>{head('min(100%, 15rem)')}</div>
          </div>
          {lines}
          <div data-beside>
            <Skeleton width="min(100%, 12rem)" />
          </div>
        </Content>
      </Columns>
    </Wide>
  );
};
