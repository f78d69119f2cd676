import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

/** How long the pointer may be outside while it cuts a corner on its way to the flyout. */
const LEAVE_GRACE_MS = 200;

interface FlyoutOptions {
  item: RefObject<HTMLLIElement | null>;
  hasChildren: boolean;
  inline: boolean;
  collapsed: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Opens and closes an entry's submenu, or its name while the menu is collapsed. */
export const useFlyout = ({
  item,
  hasChildren,
  inline,
  collapsed,
  open,
  onOpenChange,
}: FlyoutOptions) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The pointer has opened it on its way to the button: the first press there keeps it open. */
  const isByPointer = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const floats = !inline && (hasChildren || collapsed);

  const focusEntry = () => {
    item.current?.querySelector<HTMLElement>(':scope > a')?.focus();
  };
  const enterSubmenu = () =>
    // Waits for the update that draws the flyout.
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>(':scope ul a')?.focus());

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      focusEntry();
      onOpenChange(false);
    } else if (event.key === 'ArrowRight' && hasChildren) {
      event.preventDefault();
      onOpenChange(true);
      enterSubmenu();
    } else if (event.key === 'ArrowLeft' && hasChildren && open) {
      event.preventDefault();
      focusEntry();
      if (inline) onOpenChange(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hasChildren && open) {
      const links: Element[] = [...(item.current?.querySelectorAll(':scope ul a') ?? [])];
      const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
      if (at === -1) return;
      event.preventDefault();
      const next = links[(at + (event.key === 'ArrowDown' ? 1 : links.length - 1)) % links.length];
      if (next instanceof HTMLElement) next.focus();
    }
  };

  return {
    item: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !floats) return;
        clearTimeout(timer.current);
        if (!open) isByPointer.current = true;
        onOpenChange(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || !floats) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          isByPointer.current = false;
          onOpenChange(false);
        }, LEAVE_GRACE_MS);
      },
      onFocus: () => {
        // A submenu opens only by its button or an arrow key; otherwise Tab would go through all its links.
        if (floats && !hasChildren) onOpenChange(true);
      },
      onBlur: (event: FocusEvent<HTMLLIElement>) => {
        const to = event.relatedTarget;
        const stays = to instanceof Node && event.currentTarget.contains(to);
        if (floats && !stays) onOpenChange(false);
      },
      onKeyDown: keyDown,
    },
    toggle: {
      onClick: () => {
        onOpenChange(isByPointer.current || !open);
        isByPointer.current = false;
      },
    },
    tipPosition: () => {
      const box = item.current?.getBoundingClientRect();
      return box ? { top: box.top + 6, left: box.right + 12 } : undefined;
    },
  };
};
