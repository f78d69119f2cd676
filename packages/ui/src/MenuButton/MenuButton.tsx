import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { AnchoredMenu } from '../DropdownMenu/AnchoredMenu.js';
import { Icon, type IconDrawing } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { MoreIcon } from '../icons/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';

export interface MenuButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Spoken name of the button and its menu. */
  label: string;
  /** Shown in the button. */
  icon?: IconDrawing;
  /** Size of the button, as of `Button`. */
  size?: 'sm' | 'md' | 'lg';
  /** One of its actions is at work: a spinner in the button, which keeps its place. */
  loading?: boolean;
  /** Items of a `DropdownMenu`; drawn while the menu is open. */
  children: ReactNode;
}

/**
 * An icon button with a menu of actions. Of the menu nothing is there before the pointer or the
 * focus comes near, so that a page may have hundreds. Renders a `<button>`.
 */
export const MenuButton = ({
  label,
  icon = MoreIcon,
  size = 'md',
  loading = false,
  children,
  ref,
  onPointerEnter,
  onFocus,
  onClick,
  onKeyDown,
  ...rest
}: MenuButtonProps) => {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (loading || event.defaultPrevented || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={label}
        size={size}
        loading={loading}
        ref={mergeRefs(anchor, ref)}
        aria-haspopup="menu"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          setNear(true);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setNear(true);
        }}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          openByArrow(event);
        }}
        {...rest}
      >
        <Icon icon={icon} size="sm" />
      </IconButton>
      {near || open ? (
        <AnchoredMenu anchor={anchor} open={open} onOpenChange={setOpen} label={label}>
          {children}
        </AnchoredMenu>
      ) : null}
    </>
  );
};
