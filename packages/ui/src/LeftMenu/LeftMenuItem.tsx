import { token } from '@tavoite/tokens';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Dot } from '../Dot/index.js';
import { Icon } from '../Icon/index.js';
import { ChevronRightIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { plainButton } from '../styles/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { Flyout } from './Flyout.js';
import { rowStyles } from './styles.js';
import type { LeftMenuEntry } from './types.js';
import { useFlyout } from './useFlyout.js';

const Root = styled.li`
  position: relative;

  &[data-has-children] > a {
    padding-right: 24px;
  }

  [data-collapsed] &[data-has-children] > a {
    padding-right: 0;
  }
`;

const Row = styled(Link)`
  ${rowStyles}

  [data-dot] {
    position: absolute;
    top: 6px;
    left: 22px;
  }

  [data-collapsed] & [data-dot] {
    left: calc(50% + 4px);
  }
`;

const Toggle = styled.button`
  ${plainButton}
  position: absolute;
  top: 8px;
  right: 0;
  display: grid;
  place-items: center;
  width: ${token('size-target')};
  height: ${token('size-target')};
  color: ${token('color-text-muted')};
  border-radius: ${token('radius-small')};

  &:hover {
    background: ${token('color-surface-selected')};
  }

  svg {
    transition: rotate ${token('duration-fast')} ${token('easing-standard')};
  }

  &[data-inline][aria-expanded='true'] svg {
    rotate: 90deg;
  }

  [data-collapsed] & {
    right: -4px;
    width: 20px;

    svg {
      width: 12px;
    }
  }
`;

const NameTip = styled.span`
  position: fixed;
  z-index: ${token('z-popover')};
  padding: ${token('space-1')} ${token('space-2')};
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-inverse')};
  background: ${token('color-surface-inverse')};
  border: 1px solid transparent;
  border-radius: ${token('radius-control')};
  pointer-events: none;
`;

interface LeftMenuItemProps {
  entry: LeftMenuEntry;
  collapsed: boolean;
  /** The submenu unfolds below its entry instead of flying out. */
  inline: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  submenuLabel: string;
}

/** One entry, its submenu, and its name while only the icon is in sight. */
export const LeftMenuItem = ({
  entry,
  collapsed,
  inline,
  open,
  onOpenChange,
  submenuLabel,
}: LeftMenuItemProps) => {
  const children = entry.children ?? [];
  const hasChildren = children.length > 0;
  const item = useRef<HTMLLIElement>(null);
  const flyoutId = useId();
  const flyout = useFlyout({ item, hasChildren, inline, collapsed, open, onOpenChange });
  const within = !entry.current && children.some((child) => child.current);
  return (
    <Root ref={item} data-has-children={hasChildren || undefined} {...flyout.item}>
      <Row
        href={entry.href}
        aria-current={entry.current ? 'page' : undefined}
        data-within={within || undefined}
      >
        <Icon icon={entry.icon} />
        <span>
          <Hyphenated text={entry.label} />
        </span>
        {entry.dotLabel ? <Dot label={entry.dotLabel} data-dot="" /> : null}
      </Row>
      {hasChildren ? (
        <Toggle
          type="button"
          aria-label={submenuLabel}
          aria-expanded={open}
          aria-controls={open ? flyoutId : undefined}
          data-inline={inline || undefined}
          {...flyout.toggle}
        >
          <Icon icon={ChevronRightIcon} size="sm" />
        </Toggle>
      ) : null}
      {hasChildren && open ? (
        <Flyout id={flyoutId} title={entry.label} links={children} inline={inline} anchor={item} />
      ) : null}
      {collapsed && !hasChildren && open ? (
        <NameTip aria-hidden="true" style={flyout.tipPosition()}>
          {entry.label}
        </NameTip>
      ) : null}
    </Root>
  );
};
