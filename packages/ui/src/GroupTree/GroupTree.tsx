import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { mobile } from '../styles/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { Connector, listCentres } from './Connector.js';
import { BAR_PX, stemLength } from './geometry.js';
import { isStackable, leafCount, openParents, withoutStacked } from './levels.js';
import { fadingEdges, ScrollHints, type ScrollLabels } from './ScrollHints.js';
import { centreScroll, ScrollKeeper } from './ScrollKeeper.js';
import { fittingScale, fullWidth, isTooWide, useWidth } from './useFit.js';
import { startingAt, useFrameMiddle } from './useFrameMiddle.js';
import { useSettledLayout } from './useSettledLayout.js';

export interface GroupTreeNode {
  /** Unique in the tree. */
  readonly id: number;
}

/** What a card needs to know of its place. */
export interface GroupTreePlace {
  /** 0 at the top. */
  depth: number;
  /** Id of the list of its children while they are shown, for `aria-controls`. */
  childrenId: string;
  /** Its siblings are above and below it, not beside it. */
  stacked: boolean;
}

export interface GroupTreeProps<T extends GroupTreeNode>
  extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Spoken name of the tree. */
  label: string;
  /** The groups at the top, from left to right. */
  roots: readonly T[];
  /** The children that are shown; none while a group is closed. */
  childrenOf: (node: T) => readonly T[] | undefined;
  /** Draws a group; give `place.childrenId` to its button as `aria-controls`. */
  renderCard: (node: T, place: GroupTreePlace) => ReactNode;
  /**
   * Draws lines from the top cards up to the bar of `ObjectiveCards` right above the tree, in the room
   * that these leave; also while the tree is scrolled.
   */
  joined?: boolean;
  /**
   * Draws a wider tree smaller, its text at its own size, until it fits its width; where its cards could not
   * be read then, those that nothing is below stand in one column under their parent. Without it the tree
   * always has full size.
   */
  fitted?: boolean;
  /** Called by the button that changes between the two, which is there while they differ. */
  onFittedChange?: (fitted: boolean) => void;
  /** Names of that button. */
  fitLabels?: FitLabels;
  /** Names of the buttons that scroll a tree that is wider than the screen. */
  scrollLabels: ScrollLabels;
}

/** What the button does that draws the tree as wide as the screen, or at full size. */
export interface FitLabels {
  /** Of the button that draws all of the tree in sight. */
  fit: string;
  /** Of the button that draws it at full size. */
  full: string;
}

/* The hints are over the frame, not in it: they must not scroll with it. */
const Root = styled.div`
  --tree-scale: 1;
  position: relative;
  /* Room for the focus ring, without parting the lines from what stands above. */
  margin-block-start: -${BAR_PX}px;

  &[data-joined] {
    margin-block-start: calc(-${BAR_PX}px - ${token('layout-connector-stem')});

    ${mobile} {
      margin-block-start: -${BAR_PX}px;
    }
  }
`;

const Scroller = styled.section`
  overflow-x: auto;
  padding-block-end: ${token('space-4')};
  border-radius: ${token('radius-card')};
  ${fadingEdges}

  ${mobile} {
    overflow-x: visible;
  }
`;

/* Below each other, beside a line from the card above, with a branch to each. */
const column = css`
  --tree-line: 1.5px solid ${token('color-tree-line')};
  flex-direction: column;
  gap: ${token('space-3')};
  padding-block-start: ${token('space-3')};
  padding-inline-start: ${token('space-3')};

  > li {
    position: relative;
  }

  > li::before,
  > li::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(-1 * ${token('space-3')});
  }

  > li::before {
    inset-block: calc(-1 * ${token('space-3')}) 0;
    border-inline-start: var(--tree-line);
  }

  /* The middle of a card's head. */
  > li:last-of-type::before {
    inset-block-end: auto;
    block-size: calc(${token('space-3')} + ${token('space-6')});
  }

  > li::after {
    inset-block-start: ${token('space-6')};
    inline-size: ${token('space-3')};
    border-block-start: var(--tree-line);
  }
`;

const List = styled.ul`
  position: relative;
  display: flex;
  gap: calc(${token('layout-group-gap')} * var(--tree-scale));
  min-width: 100%;
  margin: 0;
  padding: 0;

  &[data-top] {
    width: fit-content;
    margin-inline: auto;
  }

  &[data-below] {
    padding-block-start: calc(${token('layout-connector')} * var(--tree-scale));
  }

  &[data-joined] {
    padding-block-start: calc(${BAR_PX}px + ${token('layout-connector-stem')});
  }

  &[data-stacked] {
    ${column}
    align-self: stretch;
    min-width: 0;
  }

  ${mobile} {
    flex-direction: column;
    gap: ${token('space-3')};

    &:is([data-below], [data-joined]) {
      padding-block-start: 0;
    }

    > svg {
      display: none;
    }

    &:not([data-top]) {
      ${column}
    }
  }
`;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: center;
  flex-shrink: 0;
  flex-basis: 0;
  list-style: none;

  > :first-child {
    min-width: calc(${token('layout-group-min')} * var(--tree-scale));
  }

  [data-stacked] > & {
    flex-basis: auto;
    align-items: stretch;

    > :first-child {
      min-width: 0;
    }
  }

  ${mobile} {
    flex-basis: auto;
    align-items: stretch;

    > :first-child {
      min-width: 0;
      max-width: none;
    }
  }
`;

/* Beside the lines from above, where there is no card and no button to scroll. */
const Fit = styled.div`
  position: absolute;
  inset-block-start: calc(-1 * ${token('space-8')});
  inset-inline-end: 0;
  z-index: 1;

  &:not([data-joined] > *) {
    position: static;
    display: flex;
    justify-content: flex-end;
    padding-block-end: ${token('space-2')};
  }

  ${mobile} {
    display: none;
  }
`;

/**
 * Target groups as cards under cards, joined by lines. Wide trees scroll sideways in their own
 * frame, whose edges fade and carry buttons where more is hidden, or are drawn smaller; on narrow screens the cards stand
 * in one column, children indented. The structure is nested lists, the lines are decoration.
 * Renders a `<section>` that takes the focus to scroll, in a `<div>` with the hints.
 */
export const GroupTree = <T extends GroupTreeNode>({
  label,
  roots,
  childrenOf,
  renderCard,
  joined = false,
  fitted = false,
  onFittedChange,
  fitLabels,
  scrollLabels,
  ref,
  onClickCapture,
  ...rest
}: GroupTreeProps<T>) => {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const pressed = useRef<Element>(null);
  const frameRef = useMemo(() => mergeRefs(frame, ref), [ref]);
  useLayoutEffect(() => centreScroll(frame.current), []);
  const orders = openParents(roots, childrenOf, (node) => node.id);
  const room = useWidth(root);
  const width = fullWidth(roots, childrenOf);
  const stacked = fitted && isTooWide(width, room);
  const besides = stacked ? withoutStacked(childrenOf) : childrenOf;
  const scale = fitted ? fittingScale(fullWidth(roots, besides), room) : 1;
  const version = JSON.stringify([roots.map((node) => node.id), [...orders], scale, stacked]);
  return (
    <Root
      ref={root}
      data-joined={joined || undefined}
      data-scale={scale}
      style={{ '--tree-scale': scale } as CSSProperties}
    >
      {fitLabels && onFittedChange && fittingScale(width, room) < 1 ? (
        <Fit>
          <Button size="sm" onClick={() => onFittedChange(!fitted)}>
            {fitted ? fitLabels.full : fitLabels.fit}
          </Button>
        </Fit>
      ) : null}
      <Scroller
        ref={frameRef}
        aria-label={label}
        tabIndex={0}
        {...rest}
        onClickCapture={(event) => {
          pressed.current = event.target instanceof Element ? event.target.closest('button') : null;
          onClickCapture?.(event);
        }}
      >
        <ScrollKeeper frame={frame} anchor={pressed} version={version} />
        <Branch
          nodes={roots}
          depth={0}
          lines={joined ? { stem: null } : null}
          frame={frame}
          shared={{ childrenOf, besides, renderCard, orders, version, scale, stacked }}
        />
      </Scroller>
      <ScrollHints frame={frame} version={version} labels={scrollLabels} />
    </Root>
  );
};

interface BranchProps<T extends GroupTreeNode> {
  nodes: readonly T[];
  depth: number;
  /** The lines to the cards: their stem, null for those from the bar of objectives. null: there are none. */
  lines: { stem: number | null } | null;
  /** What scrolls, if the lines come from its middle, above it; else they come from the card above. */
  frame?: RefObject<HTMLElement | null>;
  id?: string;
  shared: {
    childrenOf: (node: T) => readonly T[] | undefined;
    /** Of the children only those that stand side by side. */
    besides: (node: T) => readonly T[] | undefined;
    renderCard: (node: T, place: GroupTreePlace) => ReactNode;
    orders: ReadonlyMap<number, number>;
    version: string;
    scale: number;
    /** Those that can stand below each other do. */
    stacked: boolean;
  };
}

const Branch = <T extends GroupTreeNode>({
  nodes,
  depth,
  lines,
  frame,
  id,
  shared,
}: BranchProps<T>) => {
  const listRef = useRef<HTMLUListElement>(null);
  const stacked = shared.stacked && depth > 0 && isStackable(nodes, shared.childrenOf);
  const prefix = useId();
  // Measured here, not where the lines are drawn: the list must be in the document first.
  const { layout, settling } = useSettledLayout(listRef, listCentres, shared.version);
  const middle = useFrameMiddle(frame ?? null, listRef, layout);
  const centres = layout && middle !== null ? startingAt(layout, middle) : layout;
  return (
    <List
      ref={listRef}
      role="list"
      id={id}
      data-top={depth === 0 || undefined}
      data-joined={lines?.stem === null || undefined}
      data-below={(typeof lines?.stem === 'number' && !stacked) || undefined}
      data-stacked={stacked || undefined}
    >
      {nodes.map((node) => {
        const children = shared.childrenOf(node) ?? [];
        const childrenId = `${prefix}${node.id}`;
        return (
          <Item key={node.id} style={{ flexGrow: leafCount(node, shared.besides) }}>
            {shared.renderCard(node, { depth, childrenId, stacked })}
            {children.length > 0 ? (
              <Branch
                nodes={children}
                depth={depth + 1}
                lines={{ stem: stemLength(shared.orders.get(node.id) ?? 0) }}
                id={childrenId}
                shared={shared}
              />
            ) : null}
          </Item>
        );
      })}
      {lines && !stacked ? (
        <Connector centres={centres} settling={settling} stem={lines.stem} scale={shared.scale} />
      ) : null}
    </List>
  );
};
