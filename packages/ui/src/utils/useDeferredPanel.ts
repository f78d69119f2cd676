import { type ComponentPropsWithRef, type RefObject, useRef, useState } from 'react';
import type { Deferred } from './deferred.js';
import { mergeRefs } from './mergeRefs.js';

/** What a panel next to a button needs from it. */
export interface AnchoredProps {
  /** The button. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type ButtonProps = ComponentPropsWithRef<'button'>;

/**
 * A button whose panel is fetched when the pointer or the focus comes near, and opens as soon as it
 * is there. `button(props)` is what the button takes, with its own props built in.
 */
export const useDeferredPanel = <Props extends AnchoredProps>(
  panel: Deferred<Props>,
  kind: 'menu' | 'dialog',
) => {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const Panel = panel.useComponent();
  const change = (next: boolean) => {
    if (next) panel.load();
    setOpen(next);
  };
  return {
    Panel,
    anchored: { anchor, open, onOpenChange: change } satisfies AnchoredProps,
    button: (props: ButtonProps = {}): ButtonProps & { 'data-state': 'open' | 'closed' } => ({
      ...props,
      ref: mergeRefs(anchor, props.ref),
      'aria-haspopup': kind,
      'aria-expanded': open,
      'data-state': open ? 'open' : 'closed',
      onPointerEnter: (event) => {
        props.onPointerEnter?.(event);
        panel.load();
      },
      onFocus: (event) => {
        props.onFocus?.(event);
        panel.load();
      },
      onClick: (event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) change(!open);
      },
      onKeyDown: (event) => {
        props.onKeyDown?.(event);
        if (event.defaultPrevented || kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        change(true);
      },
    }),
  };
};
