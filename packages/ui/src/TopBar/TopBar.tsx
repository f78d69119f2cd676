import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from '../Button/styles.js';
import { Dot } from '../Dot/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { CloseIcon, MegaphoneIcon, MenuIcon } from '../icons/index.js';
import { Link } from '../Link/index.js';
import { Logo } from '../Logo/index.js';
import { mobile } from '../styles/index.js';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('z-top-bar')};
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('layout-top-bar')};
  padding: 0 ${token('space-4')} 0 ${token('space-5')};
  background: ${token('color-surface')};
  border-bottom: 1px solid ${token('color-border')};

  ${mobile} {
    gap: 0;
    padding: 0 ${token('space-1')};
  }
`;

const Hamburger = styled(IconButton)`
  display: none;

  ${mobile} {
    display: inline-flex;
  }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token('size-control-md')};
  color: inherit;
  text-decoration: none;
  border-radius: ${token('radius-control')};

  ${mobile} {
    justify-content: center;
    min-width: ${token('space-10')};

    > span > span {
      display: none;
    }
  }
`;

const End = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${token('space-1')};
  min-width: 0;

  ${mobile} {
    gap: 0;
  }
`;

const Messages = styled(Link)`
  ${buttonStyles}
  flex: none;
  width: ${token('size-control-md')};
  padding: 0;

  &[data-variant='quiet'] {
    --button-text: ${token('color-text-muted')};
  }

  > span {
    position: absolute;
    top: 5px;
    right: 5px;
  }
`;

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The product's name, next to its mark. */
  productName: string;
  /** Where the logo leads, `/` by default. */
  homeHref?: string;
  /** Name of the logo's link, such as "Tavoite, front page". */
  homeLabel: string;
  /** The hamburger, shown on narrow screens only; left out when there is no menu. */
  menu?: {
    label: string;
    open: boolean;
    onOpenChange: (open: boolean) => void;
  };
  /** The system-messages icon; `unreadLabel` is spoken, and the icon has a dot, while some are unread. */
  messages?: { href: string; label: string; unread: boolean; unreadLabel: string };
  /** Environment selector and user menu. */
  children?: ReactNode;
}

/** The bar at the top of every page. Renders a `<header>`. */
export const TopBar = ({
  productName,
  homeHref = '/',
  homeLabel,
  menu,
  messages,
  children,
  ...rest
}: TopBarProps) => (
  <Root {...rest}>
    {menu ? (
      <Hamburger
        label={menu.label}
        aria-expanded={menu.open}
        onClick={(event) => {
          // The click that opens must not reach the listener that closes.
          event.stopPropagation();
          menu.onOpenChange(!menu.open);
        }}
      >
        <Icon icon={menu.open ? CloseIcon : MenuIcon} />
      </Hamburger>
    ) : null}
    <Home href={homeHref} aria-label={homeLabel}>
      <Logo name={productName} />
    </Home>
    <End>
      {children}
      {messages ? (
        <Messages
          href={messages.href}
          aria-label={
            messages.unread ? `${messages.label}, ${messages.unreadLabel}` : messages.label
          }
          title={messages.label}
          data-variant="quiet"
          data-unread={messages.unread || undefined}
        >
          <Icon icon={MegaphoneIcon} />
          {messages.unread ? <Dot label={messages.unreadLabel} /> : null}
        </Messages>
      ) : null}
    </End>
  </Root>
);
