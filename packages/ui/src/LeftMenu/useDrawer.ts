import { pixels } from '@tavoite/tokens';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const CLOSE_BEYOND_PX = pixels('layout-menu-close-beyond');

interface Drawer {
  /** Whether the menu is a drawer and out. */
  active: boolean;
  nav: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The manners of the drawer: the focus moves in and returns; Escape, the focus leaving and a
 * click beyond 160 px close it.
 *
 * @returns handlers for the `<nav>`.
 */
export const useDrawer = ({ active, nav, onClose }: Drawer) => {
  const close = useRef(onClose);
  /** What had the focus before, most often the button that opened it. */
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  useEffect(() => {
    if (!active) return;
    const before = document.activeElement;
    opener.current = before;
    nav.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    const click = (event: MouseEvent) => {
      if (event.clientX > CLOSE_BEYOND_PX) close.current();
    };
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('click', click);
      const within = nav.current?.contains(document.activeElement);
      if (within && before instanceof HTMLElement) before.focus();
    };
  }, [active, nav]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (active && event.key === 'Escape' && !event.defaultPrevented) onClose();
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const to = event.relatedTarget;
      // The button that opened it closes it by itself: closed already, it would open again.
      if (!active || to === opener.current) return;
      if (to instanceof Node && !event.currentTarget.contains(to)) onClose();
    },
  };
};
