import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { BOTTOM_BAR, HOT_LINK_GUTTER } from '../HotLink/place.js';
import { mobile } from '../styles/index.js';

const Root = styled.div`
  min-height: 100dvh;
`;

const Skip = styled.a`
  position: fixed;
  top: ${token('space-2')};
  left: ${token('space-2')};
  z-index: ${token('z-forced')};
  padding: ${token('space-2')} ${token('space-4')};
  color: ${token('color-on-accent')};
  background: ${token('color-accent')};
  border-radius: ${token('radius-control')};
  translate: 0 -200%;

  &:focus {
    translate: 0;
  }
`;

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  min-height: calc(100vh - ${token('layout-top-bar')} - 1px);
  padding: ${token('space-6')} ${token('space-8')};

  &[data-gutter] {
    padding-inline-end: ${HOT_LINK_GUTTER};
  }

  &:focus-visible {
    outline: none;
  }

  ${mobile} {
    && {
      padding: ${token('space-2')} ${token('space-3')} calc(${BOTTOM_BAR} + ${token('space-3')});
    }
  }

  /* A window too low for a page of its own scrolls after all, or what is cut off could not be reached. */
  @media (min-height: 30rem) {
    &[data-scroll='locked'] {
      display: flex;
      flex-direction: column;
      height: calc(100dvh - ${token('layout-top-bar')} - 1px);
      min-height: 0;
      padding-block-end: ${token('space-4')};
      overflow: hidden;
    }
  }

  ${mobile} and (min-height: 30rem) {
    &[data-scroll='locked'] {
      padding-block-end: ${BOTTOM_BAR};
    }
  }
`;

/** In the gutter beside the page; in a narrow window a bar below it. */
const Bottom = styled.div`
  position: fixed;
  right: ${token('space-2')};
  bottom: ${token('space-4')};
  z-index: ${token('z-hot-link')};

  ${mobile} {
    inset: auto 0 0;
    display: flex;
    align-items: center;
    justify-content: end;
    gap: ${token('space-1')};
    height: ${BOTTOM_BAR};
    padding: 0 ${token('space-2')} env(safe-area-inset-bottom) 0;
    background: ${token('color-surface')};
    border-block-start: 1px solid ${token('color-border')};
  }

  @media print {
    display: none;
  }
`;

export interface AppFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `LeftMenu`. */
  menu?: ReactNode;
  /** A `HotLink`. It lies over nothing: the page leaves room for it. */
  hotLink?: ReactNode;
  /** A `BottomNav`; given where the window is narrow (`MOBILE_QUERY`), else it would stand in the gutter. */
  bottomNav?: ReactNode;
  /** Text of the link that jumps over bar and menu. */
  skipLabel: string;
  /** The page does its own vertical scrolling, as the data map does. */
  scrollLocked?: boolean;
  /** The page's content. */
  children: ReactNode;
}

/** Top bar, left menu and the page. Renders a `<div>` around the `<main>`. */
export const AppFrame = ({
  topBar,
  menu,
  hotLink,
  bottomNav,
  skipLabel,
  scrollLocked,
  children,
  ...rest
}: AppFrameProps) => {
  const id = useId();
  const main = useRef<HTMLElement>(null);
  return (
    <Root {...rest}>
      <Skip
        href={`#${id}`}
        onClick={(event) => {
          // Goes there without leaving a mark in the address.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {skipLabel}
      </Skip>
      {topBar}
      <Columns>
        {menu}
        <Main
          ref={main}
          id={id}
          tabIndex={-1}
          data-gutter={hotLink ? true : undefined}
          data-scroll={scrollLocked ? 'locked' : undefined}
        >
          {children}
        </Main>
      </Columns>
      {hotLink || bottomNav ? (
        <Bottom>
          {bottomNav}
          {hotLink}
        </Bottom>
      ) : null}
    </Root>
  );
};
