import * as Radix from '@radix-ui/react-popover';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { Panel } from './Panel.js';
import { useHoverIntent } from './useHoverIntent.js';

export interface PopoverProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** The button that opens it; it takes the ref and props of a `<button>`. */
  trigger: ReactElement;
  /** Spoken name of the panel. */
  label: string;
  /** The content of the panel. */
  children: ReactNode;
  /** If given, the owner opens and closes the panel; otherwise it does so itself. */
  open?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (open: boolean) => void;
  /** The side on which it opens, if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Which edge of the trigger the panel is aligned to. */
  align?: 'start' | 'center' | 'end';
  /** Also opens on hover after this many milliseconds, and closes when the pointer leaves. */
  hoverDelay?: number;
  /** What has the focus after it has closed, instead of the trigger, while there is such an element. */
  returnTo?: RefObject<HTMLElement | null>;
  /** As wide as its content; otherwise at most 350 px. */
  wide?: boolean;
}

/**
 * A panel next to its button, opened by a click and, with `hoverDelay`, by hovering; closed by
 * a click outside or Escape. Renders a `<div role="dialog">` at the end of the body.
 */
export const Popover = ({
  trigger,
  label,
  open: controlled,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  hoverDelay,
  returnTo,
  wide,
  children,
  ...rest
}: PopoverProps) => {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const hover = useHoverIntent({ open, setOpen, delay: hoverDelay });
  return (
    <Radix.Root open={open} onOpenChange={hover.onOpenChange}>
      <Radix.Trigger asChild {...hover.trigger}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Panel
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          data-wide={wide || undefined}
          {...hover.panel}
          {...(returnTo && {
            onCloseAutoFocus: (event: Event) => {
              if (!returnTo.current?.isConnected) return hover.panel.onCloseAutoFocus(event);
              event.preventDefault();
              returnTo.current.focus();
            },
          })}
          {...rest}
        >
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
};
