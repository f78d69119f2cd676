import { token } from '@tavoite/tokens';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link/index.js';
import { floatingPanel } from '../styles/index.js';
import { Hyphenated } from '../utils/Hyphenated.js';
import { subLinkStyles } from './styles.js';
import type { LeftMenuLink } from './types.js';

/** Distance from the edges of the window, in pixels. */
const MARGIN_PX = 8;

const Floating = styled.div`
  ${floatingPanel}
  position: fixed;
  width: max-content;
  min-width: 180px;
  max-width: 300px;
  max-height: calc(100vh - 2 * ${MARGIN_PX}px);
  padding: ${token('space-1')};
  overflow-y: auto;
`;

const Inline = styled.div`
  margin: ${token('space-1')} 0 ${token('space-2')} ${token('space-5')};
  padding-left: ${token('space-1')};
  border-left: 1px solid ${token('color-border')};
`;

const List = styled.ul`
  list-style: none;
`;

const Title = styled.p`
  padding: ${token('space-2')} ${token('space-3')} ${token('space-1')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-semibold')};
  color: ${token('color-text-subtle')};
`;

const SubLink = styled(Link)`
  ${subLinkStyles}
`;

interface FlyoutProps {
  id: string;
  title: string;
  links: readonly LeftMenuLink[];
  inline: boolean;
  /** The entry it belongs to. */
  anchor: RefObject<HTMLElement | null>;
}

/** The pages of an entry: a panel next to the menu, or a list below the entry. */
export const Flyout = ({ id, title, links, inline, anchor }: FlyoutProps) => {
  const panel = useRef<HTMLDivElement>(null);

  // Fixed, because the menu scrolls and would cut it; placed once its height is known.
  useLayoutEffect(() => {
    const box = anchor.current?.getBoundingClientRect();
    if (inline || !panel.current || !box) return;
    const lowest = window.innerHeight - panel.current.offsetHeight - MARGIN_PX;
    panel.current.style.top = `${Math.max(MARGIN_PX, Math.min(box.top, lowest))}px`;
    panel.current.style.left = `${box.right + MARGIN_PX}px`;
  }, [anchor, inline]);

  const list = (
    <List>
      {links.map((link) => (
        <li key={link.id}>
          <SubLink href={link.href} aria-current={link.current ? 'page' : undefined}>
            <Hyphenated text={link.label} />
          </SubLink>
        </li>
      ))}
    </List>
  );
  if (inline) return <Inline id={id}>{list}</Inline>;
  return (
    <Floating id={id} ref={panel}>
      <Title>{title}</Title>
      {list}
    </Floating>
  );
};
