import { token } from '@tavoite/tokens';
import { type RefObject, useEffect } from 'react';
import { css } from 'styled-components';

/** Less than this is rounding. */
const SLACK_PX = 2;

/** Style of what scrolls: it fades at its end while more follows. */
export const fadeBelow = css`
  &[data-more-below] {
    mask-image: linear-gradient(to top, transparent, black var(--fade, ${token('space-16')}));
  }

  @media (forced-colors: active) {
    && {
      mask-image: none;
    }
  }
`;

/** Marks an element with the style `fadeBelow` while more follows below; `content` changes with what is in it. */
export function useFadeBelow(frame: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured again with other content
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      element.toggleAttribute(
        'data-more-below',
        scrollTop + clientHeight < scrollHeight - SLACK_PX,
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [frame, content]);
}
