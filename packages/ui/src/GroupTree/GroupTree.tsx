import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { ZoomInIcon, ZoomOutIcon } from '../icons/index.js';
import { mobile } from '../styles/index.js';
import { mergeRefs } from '../utils/mergeRefs.js';
import { Branch } from './Branch.js';
import { BAR_PX } from './geometry.js';
import { openParents, withoutStacked } from './levels.js';
import { fadingEdges, ScrollHints, type ScrollLabels } from './ScrollHints.js';
import { centreScroll, ScrollKeeper } from './ScrollKeeper.js';
import type { GroupTreeNode, GroupTreePlace } from './types.js';
import { fittingScale, fullWidth, isTooWide, useWidth } from './useFit.js';

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
  /** Where that button stands, among other tools; above the tree without it. */
  fitPlace?: Element | null;
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

/* In one column every tree fits. */
const Fit = styled(Button)`
  ${mobile} {
    display: none;
  }
`;

const Above = styled.div`
  text-align: end;
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
  fitPlace,
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
  const fit =
    fitLabels && onFittedChange && fittingScale(width, room) < 1 ? (
      <Fit
        variant="quiet"
        size="sm"
        icon={<Icon icon={fitted ? ZoomInIcon : ZoomOutIcon} size="sm" />}
        onClick={() => onFittedChange(!fitted)}
      >
        {fitted ? fitLabels.full : fitLabels.fit}
      </Fit>
    ) : null;
  return (
    <Root
      ref={root}
      data-joined={joined || undefined}
      data-scale={scale}
      style={{ '--tree-scale': scale } as CSSProperties}
    >
      {fitPlace ? createPortal(fit, fitPlace) : <Above>{fit}</Above>}
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
