import { rem } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NEAR_VIEWPORT_PX } from '../constants.js';

export interface NearViewportProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'children'> {
  /** Height kept free until the content is drawn, in pixels as designed: with larger text it grows. */
  readonly height: number;
  /** Made once the place comes near the viewport, and kept from then on. */
  readonly children: () => ReactNode;
}

/** Draws its content only once it is scrolled near the viewport. Renders a `<div>`. */
export function NearViewport({
  height,
  children,
  style,
  ...rest
}: NearViewportProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_VIEWPORT_PX}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div {...rest} ref={place} style={{ minHeight: rem(height), ...style }}>
      {isNear ? children() : null}
    </div>
  );
}
