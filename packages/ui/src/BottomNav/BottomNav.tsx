import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Dot } from '../Dot/index.js';
import { Icon } from '../Icon/index.js';
import type { LeftMenuEntry } from '../LeftMenu/index.js';
import { Link } from '../Link/index.js';
import { chosenInForcedColors } from '../styles/index.js';

const Root = styled.nav`
  flex: 1;
  min-width: 0;
  height: 100%;
  /* With much larger text they have no room beside each other. */
  overflow: auto hidden;
  scrollbar-width: none;
`;

const List = styled.ul`
  display: flex;
  height: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    /* All as wide as each other, unless a name needs more. */
    flex: 1 1 0;
    min-width: max-content;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${token('space-12')};
  height: ${token('space-6')};
  border-radius: ${token('radius-pill')};
`;

/** One that someone has given a page may be of any length. */
const Name = styled.span`
  max-inline-size: 5.5rem;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Entry = styled(Link)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  height: 100%;
  min-height: ${token('space-10')};
  font-size: ${token('font-size-xs')};
  font-weight: ${token('font-weight-medium')};
  line-height: ${token('line-height-tight')};
  color: ${token('color-text-muted')};
  text-decoration: none;
  white-space: nowrap;
  border-radius: ${token('radius-control')};

  &:hover {
    color: ${token('color-text')};
  }

  &[aria-current='page'] {
    color: ${token('color-accent-text')};

    > [data-mark] {
      background: ${token('color-surface-selected')};
      ${chosenInForcedColors}
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > [data-dot] {
    position: absolute;
    top: 5px;
    left: calc(50% + 4px);
  }
`;

export interface BottomNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation; another one than that of the `LeftMenu` beside it. */
  label: string;
  /** The few pages that are opened most, in this order; a short name each. */
  entries: readonly Omit<LeftMenuEntry, 'children'>[];
}

/**
 * The pages that are opened most, at the bottom of a phone's window, where the thumb is.
 * `AppFrame` gives it its place. Renders a `<nav>`.
 */
export const BottomNav = ({ label, entries, ...rest }: BottomNavProps) => (
  <Root aria-label={label} {...rest}>
    <List>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry href={entry.href} aria-current={entry.current ? 'page' : undefined}>
            <Mark data-mark="">
              <Icon icon={entry.icon} />
            </Mark>
            <Name>{entry.label}</Name>
            {entry.dotLabel ? <Dot label={entry.dotLabel} data-dot="" /> : null}
          </Entry>
        </li>
      ))}
    </List>
  </Root>
);
