import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FigureKey, type FigureKeyLabels } from '../FigureKey/index.js';
import { MOBILE_QUERY, mobile } from '../styles/index.js';
import { unusualMark } from '../styles/unusualMark.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import { FoldedKey } from './FoldedKey.js';

/** A window too low for a map and what is around it: the page scrolls, the map keeps its height. */
const LOW = '@media (max-height: 29.999rem)';

/** A phone held upright, of any size. */
const phone = '@media (max-width: 480px)';

const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space-3')};
  min-height: 0;

  ${mobile} {
    gap: ${token('space-2')};
  }
`;

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};

  > :last-child:not(:first-child) {
    display: flex;
    flex-wrap: wrap;
    gap: inherit;
    margin-inline-start: auto;

    > div {
      gap: inherit;
    }
  }

  /* A search leaves its room to the buttons beside it before these fall to another row. */
  > :has(input) {
    flex: 1 1 120px;
    /* It has no words below it, which would need a gap. */
    gap: 0;
    max-inline-size: 240px;
  }

  /* The browser's own is blue. */
  ::-webkit-search-cancel-button {
    filter: grayscale(1);
    cursor: pointer;
  }

  /* All in one row on a small screen, too: there the words are enough. */
  @media (max-width: 1100px) {
    button {
      --button-padding: ${token('space-2')};
    }
  }

  @media (min-width: 480.02px) and (max-width: 1100px) {
    button > span > svg:first-child:not(:last-child),
    button > span > svg:only-child {
      display: none;
    }
  }

  /* On a phone the rows of the map need the room: one row, with a search as wide as it leaves. */
  ${phone} {
    > * {
      min-width: 0;
    }

    > :has(input) {
      max-inline-size: none;
    }

    /* Signs without words and edges would not look like buttons. */
    button[data-variant='quiet'] {
      --button-edge: ${token('color-border')};
    }

    button[data-variant='quiet']:not(:disabled, [aria-disabled='true']) {
      --button-edge: ${token('color-border-strong')};
      --button-ground: ${token('color-surface')};
      --button-text: ${token('color-text')};
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token('space-3')};
  min-height: 0;

  > :last-child {
    flex: 1;
    min-height: 0;
  }

  ${LOW} {
    flex: none;
    height: max(240px, 80vh);
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-sm')};

  /* At the end: it stays where it is when what is before it comes with the figures. */
  > [data-kind='hint'] {
    margin-inline-start: auto;
  }

  /* The map needs the line that it would take: pointing at a figure says the same. */
  &:has([data-kind='statuses']) > [data-kind='hint'] {
    @media (max-width: 1720px) {
      display: none;
    }
  }

  /* All in one line: a second one would stand beside the button that floats over the page. */
  @media (max-width: 1320px) {
    > [data-kind='hint'] {
      display: none;
    }
  }

  ${mobile} {
    /* One line, close to the map, and as high before its marks have come: the words are written as the figures are. */
    min-block-size: ${token('size-target')};
    margin-block: calc(-1 * ${token('space-2')}) ${token('space-1')};

    [data-kind] > span[aria-hidden] {
      display: none;
    }

    > [role='group'] {
      gap: 0 ${token('space-2')};
      font-size: ${token('font-size-xs')};
    }

    [data-kind='unusual'] {
      ${unusualMark}
      text-underline-offset: 2px;
    }
  }
`;

export interface DataMapPanelLabels extends FigureKeyLabels {
  /** How a value is activated by pointer and keys; not shown on narrow screens. */
  hint?: string;
}

export interface DataMapPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Buttons above the map; the last of several is at the end. */
  toolbar?: ReactNode;
  /** The texts it shows, in the reader's language. */
  labels: DataMapPanelLabels;
  /** Called when the words about unusual figures are pressed; they are a button then. */
  onUnusual?: (() => void) | undefined;
  /** Said above the map and as long as it is there, such as a `Banner`. */
  notice?: ReactNode;
  /** A `DataMap`, its skeleton, or what is said in its place. */
  children: ReactNode;
}

/**
 * The data map with its buttons and legend, filling what a scroll-locked `AppFrame` leaves; the map
 * scrolls by itself. On a narrow screen the legend says how figures are written, and the rest when asked.
 * Renders a `<section>`.
 */
export const DataMapPanel = ({
  toolbar,
  notice,
  labels,
  onUnusual,
  children,
  ...rest
}: DataMapPanelProps) => {
  const isFolded = useMediaQuery(MOBILE_QUERY) && labels.statuses !== undefined;
  const Key = isFolded ? FoldedKey : FigureKey;
  return (
    <Root {...rest}>
      {toolbar ? <Toolbar>{toolbar}</Toolbar> : null}
      <Body>
        {notice}
        {children}
      </Body>
      <Footer>
        <Key labels={labels} onUnusual={onUnusual} />
        {labels.hint ? <span data-kind="hint">{labels.hint}</span> : null}
      </Footer>
    </Root>
  );
};
