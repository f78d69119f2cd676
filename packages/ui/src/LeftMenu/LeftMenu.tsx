import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/index.js';
import { MenuCollapseIcon, MenuExpandIcon } from '../icons/index.js';
import { MOBILE_QUERY, mobile, plainButton } from '../styles/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import { LeftMenuItem } from './LeftMenuItem.js';
import { rowStyles } from './styles.js';
import type { LeftMenuEntry } from './types.js';
import { useDrawer } from './useDrawer.js';

const Root = styled.nav`
  --menu-width: ${token('layout-menu-extended')};
  position: sticky;
  top: ${token('layout-top-bar')};
  z-index: ${token('z-menu')};
  display: flex;
  flex: none;
  flex-direction: column;
  width: var(--menu-width);
  height: calc(100vh - ${token('layout-top-bar')});
  height: calc(100dvh - ${token('layout-top-bar')});
  background: ${token('color-surface')};
  border-right: 1px solid ${token('color-border')};
  transition: width ${token('duration-slow')} ${token('easing-standard')};

  &[data-collapsed] {
    --menu-width: ${token('layout-menu-collapsed')};
  }

  ${mobile} {
    position: fixed;
    inset: ${token('layout-top-bar')} auto 0 0;
    height: auto;
    box-shadow: ${token('shadow-raised')};
    translate: -110% 0;
    visibility: hidden;
    transition:
      translate ${token('duration-slow')} ${token('easing-standard')},
      visibility ${token('duration-slow')};

    &[data-open] {
      translate: 0;
      visibility: visible;
      /* At once, or the focus could not move in. */
      transition-duration: ${token('duration-slow')}, 0s;
    }
  }
`;

const List = styled.ul`
  flex: 1;
  min-height: 0;
  padding: ${token('space-3')} ${token('space-1')};
  overflow: hidden auto;
  list-style: none;
  scrollbar-width: thin;

  > li + li {
    margin-top: ${token('space-1')};
  }

  ${mobile} {
    /* A click beyond 160 px closes the drawer, so nothing to press lies there. */
    padding-right: ${token('space-5')};
  }
`;

const Collapse = styled.button`
  ${plainButton}
  ${rowStyles}
  width: auto;
  margin: ${token('space-2')} ${token('space-1')};
  color: ${token('color-text-muted')};

  ${mobile} {
    display: none;
  }
`;

export interface LeftMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  /** Pages and groups of pages, in this order. */
  entries: readonly LeftMenuEntry[];
  /** 70 px instead of 180 px on wide screens; names then show on hover and focus. */
  collapsed: boolean;
  /** Called with true when only icons should be shown. */
  onCollapsedChange: (collapsed: boolean) => void;
  /** Text of the toggle while extended, and while collapsed. */
  collapseLabel: string;
  /** Name of the same button while the menu is narrow. */
  expandLabel: string;
  /** Name of the button that opens an entry's submenu. */
  submenuLabel: (entry: string) => string;
  /** Whether the drawer of narrow screens is out. */
  open: boolean;
  /** Asked by Escape, by the focus leaving, and by a click beyond 160 px. */
  onClose: () => void;
}

/**
 * The product's navigation: a column on wide screens, a drawer up to 768 px. Submenus fly out
 * on hover and focus, or at their button by click, tap or arrow key; in the drawer they unfold
 * in place. Renders a `<nav>`.
 */
export const LeftMenu = ({
  label,
  entries,
  collapsed,
  onCollapsedChange,
  collapseLabel,
  expandLabel,
  submenuLabel,
  open,
  onClose,
  ref,
  ...rest
}: LeftMenuProps) => {
  const [openId, setOpenId] = useState<string | null>(null);
  const narrow = useMediaQuery(MOBILE_QUERY);
  const nav = useRef<HTMLElement>(null);
  const drawer = useDrawer({ active: narrow && open, nav, onClose });
  const small = collapsed && !narrow;
  return (
    <Root
      ref={mergeRefs(nav, ref)}
      aria-label={label}
      data-collapsed={small || undefined}
      data-open={open || undefined}
      {...drawer}
      {...rest}
    >
      <List>
        {entries.map((entry) => (
          <LeftMenuItem
            key={entry.id}
            entry={entry}
            collapsed={small}
            inline={narrow}
            open={openId === entry.id}
            onOpenChange={(next) =>
              setOpenId((now) => (next ? entry.id : now === entry.id ? null : now))
            }
            submenuLabel={submenuLabel(entry.label)}
          />
        ))}
      </List>
      <Collapse
        type="button"
        aria-expanded={!collapsed}
        title={collapsed ? expandLabel : undefined}
        onClick={() => onCollapsedChange(!collapsed)}
      >
        <Icon icon={collapsed ? MenuExpandIcon : MenuCollapseIcon} />
        <span>{collapsed ? expandLabel : collapseLabel}</span>
      </Collapse>
    </Root>
  );
};
