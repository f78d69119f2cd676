import { token } from '@tavoite/tokens';
import { Children, type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { LIST_WIDTH, WIDE_LIST_WIDTH } from './widths.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  max-inline-size: ${LIST_WIDTH};

  &[data-wide] {
    max-inline-size: ${WIDE_LIST_WIDTH};
  }
`;

/** More than a high window shows. */
const ALWAYS_LAID_OUT = 12;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  margin: 0;
  padding: 0;
  list-style: none;

  /*
   * Out of sight an item is neither laid out nor painted; its size is remembered once it was. The first ones, which
   * most windows show, are laid out with the list: that others are in sight is known a frame later.
   */
  & > li:nth-child(n + ${ALWAYS_LAID_OUT + 1}) {
    content-visibility: auto;
    contain-intrinsic-size: auto 150px;
  }

  & > li {
    /* What is contained is cut; shadows and focus rings need room. */
    margin: calc(-1 * ${token('space-2')});
    padding: ${token('space-2')};
    scroll-margin-block-start: calc(${token('layout-top-bar')} + ${token('space-4')});
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space-3')};
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;
`;

export interface MessageListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** One message each, with a key. */
  children: ReactNode;
  /** Spoken name of the list. */
  label: string;
  /** Messages have something beside their text, as a `NotificationItem` has. */
  wide?: boolean;
  /** Whether there are more than these. */
  hasMore?: boolean;
  /** More are being loaded. */
  loadingMore?: boolean;
  /** Asks for more: by the button, and when the end of the list comes near. */
  onMore?: () => void;
  /** Name of that button. */
  moreLabel: string;
  /** Spoken by it while more are being loaded. */
  loadingLabel: string;
  /** How many are shown, such as "50 of 1,200". */
  status?: ReactNode;
  /** In place of the button when more could not be loaded, such as an `ErrorState`. */
  problem?: ReactNode;
}

/**
 * Messages below each other, thousands of them if need be: more are asked for as the end comes near,
 * and what is out of sight is not drawn. Renders a `<div>` around an `<ol>`.
 */
export const MessageList = ({
  children,
  label,
  wide = false,
  hasMore = false,
  loadingMore = false,
  onMore,
  moreLabel,
  loadingLabel,
  status,
  problem,
  ...rest
}: MessageListProps) => {
  const foot = useRef<HTMLDivElement>(null);
  const count = Children.count(children);
  const asks = hasMore && !loadingMore && !problem;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each arrival
  useEffect(() => {
    const element = foot.current;
    if (!element || !asks || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore?.();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [asks, count]);

  return (
    <Root data-count={count} data-wide={wide || undefined} {...rest}>
      <List aria-label={label}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </List>
      {problem}
      {(status || hasMore) && (
        <Foot ref={foot}>
          {status && <span role="status">{status}</span>}
          {hasMore && !problem && (
            <Button size="sm" loading={loadingMore} loadingLabel={loadingLabel} onClick={onMore}>
              {moreLabel}
            </Button>
          )}
        </Foot>
      )}
    </Root>
  );
};
