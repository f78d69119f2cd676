import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { mobile } from '../styles/index.js';
import { LOCKED_END } from './lockedEnd.js';

const Root = styled.div`
  min-height: 100vh;
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
  /* The hot link lies over nothing at the end of a page. */
  padding: ${token('space-6')} ${token('space-8')} calc(${token('space-16')} + ${token('space-2')});

  &:focus-visible {
    outline: none;
  }

  /* A window too low for a page of its own scrolls after all, or what is cut off could not be reached. */
  @media (min-height: 30rem) {
    &[data-scroll='locked'] {
      display: flex;
      flex-direction: column;
      height: calc(100vh - ${token('layout-top-bar')} - 1px);
      height: calc(100dvh - ${token('layout-top-bar')} - 1px);
      min-height: 0;
      padding-bottom: ${token('space-4')};
      overflow: hidden;
    }
  }

  ${mobile} {
    padding: ${token('space-4')} ${token('space-3')} ${token('space-16')};
  }

  ${mobile} and (min-height: 30rem) {
    &[data-scroll='locked'] {
      padding-bottom: ${LOCKED_END};
    }
  }
`;

export interface AppFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `LeftMenu`. */
  menu?: ReactNode;
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
        <Main ref={main} id={id} tabIndex={-1} data-scroll={scrollLocked ? 'locked' : undefined}>
          {children}
        </Main>
      </Columns>
    </Root>
  );
};
