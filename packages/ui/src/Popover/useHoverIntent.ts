import { type PointerEvent, useEffect, useRef } from 'react';

/** How long the pointer may be in the gap between button and panel without closing it. */
const LEAVE_GRACE_MS = 120;

interface HoverIntent {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Milliseconds; without it hovering does nothing. */
  delay: number | undefined;
}

/**
 * Opens after the pointer has rested on the trigger, closes when it has left both trigger and
 * panel. What a click opened stays until a click or Escape closes it.
 */
export const useHoverIntent = ({ open, setOpen, delay }: HoverIntent) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (milliseconds: number, action: () => void) => {
    cancel();
    timer.current = setTimeout(action, milliseconds);
  };
  const leave = () => {
    cancel();
    if (!byHover.current) return;
    later(LEAVE_GRACE_MS, () => {
      byHover.current = false;
      setOpen(false);
    });
  };
  const isMouse = (event: PointerEvent) => delay !== undefined && event.pointerType === 'mouse';

  return {
    /** For clicks, Escape and clicks outside. Clicking a panel's trigger pins what hovering opened. */
    onOpenChange: (next: boolean) => {
      cancel();
      byHover.current = false;
      setOpen(next);
    },
    trigger: {
      onPointerEnter: (event: PointerEvent) => {
        if (!isMouse(event)) return;
        cancel();
        if (open) return;
        later(delay ?? 0, () => {
          byHover.current = true;
          setOpen(true);
        });
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) leave();
      },
      onClick: (event: { preventDefault: () => void }) => {
        if (!byHover.current) return;
        byHover.current = false;
        cancel();
        // Otherwise the click would close what hovering has just opened.
        event.preventDefault();
      },
    },
    panel: {
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) cancel();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) leave();
      },
      // Hovering must not take the focus away from where the user is typing.
      onOpenAutoFocus: (event: Event) => {
        if (byHover.current) event.preventDefault();
      },
      onCloseAutoFocus: (event: Event) => {
        if (byHover.current) event.preventDefault();
      },
    },
  };
};
