import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link/index.js';
import { fadeAtEnds } from '../styles/fadeAtEnds.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { tabStyles } from './styles.js';

const Root = styled.nav`
  display: flex;
  gap: ${token('space-1')};
  padding: 2px 2px 0;
  overflow-x: auto;
  border-bottom: 1px solid ${token('color-border')};
  scrollbar-width: thin;
  ${fadeAtEnds}
`;

/** Of the one after the current tab. */
const PEEK_PX = 32;
/** Before the first tab in sight: neither the text before it is in sight, nor a line between groups. */
const BEFORE_PX = 8;

const Tab = styled(Link)`
  ${tabStyles}

  /* Thin, and no longer than the words. */
  &[data-apart] {
    margin-inline-start: calc(2 * ${token('space-2')} + 1px);

    &::before {
      content: '';
      position: absolute;
      inset-block: 32%;
      inset-inline-start: calc(-1 * ${token('space-2')} - ${token('space-1')} / 2 - 1px);
      border-inline-start: 1px solid ${token('color-border-strong')};
    }
  }
`;

export interface TabLink {
  /** Address of the page. */
  href: string;
  /** Text of the tab. */
  label: ReactNode;
  /** Whether this is the page that is shown. */
  current?: boolean;
  /** The first of a group: a thin line parts it from the one before, for the eyes only. */
  apart?: boolean;
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the links switch between; spoken. */
  label: string;
  /** The tabs, from left to right. */
  items: readonly TabLink[];
}

/**
 * Tabs that are separate pages, such as notifications and reports. Where there is no room for all of them
 * they scroll, with the current one in sight. Renders a `<nav>`.
 */
export const TabLinks = ({ label, items, ref, ...rest }: TabLinksProps) => {
  const own = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another page
  useLayoutEffect(() => {
    const row = own.current;
    const tab = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!row || !tab) return;
    const before = tab.previousElementSibling ?? tab;
    const place = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left: left - row.getBoundingClientRect().left + row.scrollLeft, width };
    };
    const { left, width } = place(tab);
    const room = row.clientWidth - width;
    // No further than it takes, and then from the one before it, which is whole: it says that there are more.
    row.scrollLeft =
      left <= room - PEEK_PX
        ? 0
        : Math.min(left, Math.max(left - room, place(before).left - BEFORE_PX));
  }, [current]);
  return (
    <Root ref={mergeRefs(own, ref)} aria-label={label} {...rest}>
      {items.map((item) => (
        <Tab
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          data-apart={item.apart || undefined}
        >
          {item.label}
        </Tab>
      ))}
    </Root>
  );
};
