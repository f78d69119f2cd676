import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link/index.js';
import { tabStyles } from './styles.js';

const Root = styled.nav`
  display: flex;
  gap: ${token('space-1')};
  padding: 2px 2px 0;
  overflow-x: auto;
  border-bottom: 1px solid ${token('color-border')};
`;

const Tab = styled(Link)`
  ${tabStyles}
`;

export interface TabLink {
  /** Address of the page. */
  href: string;
  /** Text of the tab. */
  label: ReactNode;
  /** Whether this is the page that is shown. */
  current?: boolean;
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the links switch between; spoken. */
  label: string;
  /** The tabs, from left to right. */
  items: readonly TabLink[];
}

/** Tabs that are separate pages, such as notifications and reports. Renders a `<nav>`. */
export const TabLinks = ({ label, items, ...rest }: TabLinksProps) => (
  <Root aria-label={label} {...rest}>
    {items.map((item) => (
      <Tab key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
        {item.label}
      </Tab>
    ))}
  </Root>
);
