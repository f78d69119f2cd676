import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { MOBILE_QUERY } from '../styles/index.js';
import { useMediaQuery } from '../utils/useMediaQuery.js';
import {
  columnsFor,
  layoutTree,
  nodesIn,
  openablePaths,
  pathsAbove,
  rectangleOf,
  type TreeLayout,
  type TreeLike,
} from './layout.js';
import { NodeCard, type NodeView } from './NodeCard.js';
import { TermTreeMap } from './TermTreeMap.js';
import type { Findable } from './TermTreeSearch.js';
import { TermTreeTools, type TermTreeToolsLabels } from './TermTreeTools.js';
import { TreeLines } from './TreeLines.js';
import { NAME_WIDTH_PX, useDrawn } from './useDrawn.js';
import { useOpening } from './useOpening.js';
import { useTreeKeys } from './useTreeKeys.js';
import { type TreeView, useViewport } from './useViewport.js';

export interface TermTreeNode extends TreeLike<TermTreeNode> {
  /** Spoken name of the node. */
  title: string;
}

export interface TermTreeLabels extends TermTreeToolsLabels {
  /** Name of the whole tree. */
  tree: string;
  /** Name of the button that opens a node. */
  expand: string;
  /** Name of the button that closes a node. */
  collapse: string;
}

export interface TermTreeProps<T extends TermTreeNode>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Nodes of the top level, from left to right. */
  roots: readonly T[];
  /** Paths of the open nodes. */
  expanded: ReadonlySet<string>;
  /** Called with all open paths when a node opens or closes. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Paths that "collapse all" leaves open; none by default. */
  alwaysExpanded?: readonly string[];
  /**
   * The content of a node's card; `isActive` while the node has the tree's one tab stop. `goTo` moves
   * view and focus to another node by its path, and opens the nodes above it.
   */
  renderNode: (node: T, isActive: boolean, goTo: (path: string) => void) => ReactNode;
  /**
   * Initial position; without one, or if it shows nothing of the branch that is open, that branch, or
   * the top of the tree.
   */
  defaultView?: TreeView;
  /** Called at every move; the caller decides how often to save. */
  onViewChange?: (view: TreeView) => void;
  /** The texts it shows, in the reader's language. */
  labels: TermTreeLabels;
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 320px;
  container-type: inline-size;
  overflow: clip;
  background: ${token('color-canvas')};
`;

const Grip = styled.div`
  position: relative;
  flex: 1;
  /* Not even the browser scrolls it, as it would to what has the focus: the tree would tear. */
  overflow: clip;
  touch-action: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
`;

const Canvas = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 0;
  block-size: 0;
  transform-origin: 0 0;
  will-change: transform;
`;

/** Below this scale a card shows its title only. */
const TITLE_SCALE = 0.55;
/** Size of such a title on the screen where there is room, and at least. */
const TITLE_PX = 13;
const LEAST_TITLE_PX = 10;
/** Titles become smaller with their cards below this. */
const FULL_TITLE_SCALE = 0.4;
/** Size of a name from still farther. */
const NAME_PX = 12;

/** What can be read of a card at a scale. */
function viewAt(scale: number, detailed: boolean, columns: number): NodeView {
  // Nothing is beside a single column.
  const width = columns === 1 ? 2 * NAME_WIDTH_PX : NAME_WIDTH_PX;
  if (!detailed) return { kind: 'name', px: NAME_PX / scale, widthPx: width / scale };
  if (scale >= TITLE_SCALE) return { kind: 'card' };
  const px = TITLE_PX * Math.min(1, scale / FULL_TITLE_SCALE);
  return { kind: 'title', px: Math.max(LEAST_TITLE_PX, px) / scale };
}

/** All nodes with the names of those above them. */
function findable<T extends TermTreeNode & TreeLike<T>>(roots: readonly T[]): Findable[] {
  const found: Findable[] = [];
  const open = roots.map((node) => ({ node, above: '' })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, title, children } = next.node;
    found.push({ path, title, above: next.above });
    for (let index = children.length - 1; index >= 0; index -= 1)
      open.push({ node: children[index] as T, above: title });
  }
  return found;
}

/** The branch that is shown first: the first node that has been opened, with the nodes below it. */
function openBranch<T>(
  { nodes }: TreeLayout<T>,
  expanded: ReadonlySet<string>,
  always: readonly string[],
): number | null {
  const found = nodes.findIndex(
    ({ path }, index) =>
      expanded.has(path) && !always.includes(path) && nodes[index + 1]?.parent === index,
  );
  return found < 0 ? null : found;
}

/** A tree of terms that pans and zooms; renders a `<div>` with a `role="tree"` inside. Only nodes near the view are in the DOM. */
export function TermTree<T extends TermTreeNode & TreeLike<T>>({
  roots,
  expanded,
  onExpandedChange,
  alwaysExpanded,
  renderNode,
  defaultView,
  onViewChange,
  labels,
  ...rest
}: TermTreeProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(MOBILE_QUERY);
  const columns = isNarrow ? 1 : columnsFor(roots[0]?.children.length ?? 0);
  const layout = useMemo(() => layoutTree<T>(roots, expanded, columns), [roots, expanded, columns]);
  const [branch] = useState(() => openBranch(layout, expanded, alwaysExpanded ?? []));
  const branchNode = branch === null ? undefined : layout.nodes[branch];
  const viewport = useViewport({
    frame,
    canvas,
    initial: defaultView,
    bounds: layout.bounds,
    top: layout.top,
    begin: branchNode ? rectangleOf(branchNode) : layout.top,
    isInhabited: (within) =>
      nodesIn(layout, within).some(
        (index) => branch === null || index === branch || layout.nodes[index]?.parent === branch,
      ),
    onChange: onViewChange,
  });
  const { area, detailed, isMoving } = viewport;

  const [active, setActive] = useState<string | null>(null);
  const activePath =
    active !== null && layout.indexOf.has(active) ? active : (layout.nodes[0]?.path ?? null);
  const { toggle, startAnew } = useOpening({ layout, expanded, onExpandedChange, viewport });
  const { onKeyDown, flyTo, show } = useTreeKeys({
    canvas,
    layout,
    expanded,
    viewport,
    toggle,
    setActive,
  });
  const latest = useRef({ roots, expanded, onExpandedChange });
  latest.current = { roots, expanded, onExpandedChange };
  const goTo = useCallback(
    (path: string) => {
      const { roots, expanded, onExpandedChange } = latest.current;
      const above = pathsAbove(roots, path);
      if (!above) return;
      if (above.some((one) => !expanded.has(one)))
        onExpandedChange(new Set([...expanded, ...above]));
      flyTo(path);
    },
    [flyTo],
  );
  const nodes = useCallback(() => findable(roots), [roots]);
  const onFocus = useCallback(
    (path: string, byKeyboard: boolean) => {
      setActive(path);
      if (byKeyboard) show(path);
    },
    [show],
  );
  const scale = viewport.coarseScale;
  // The same object at the same scale, so that cards are drawn again only when it has changed.
  const view = useMemo(() => viewAt(scale, detailed, columns), [scale, detailed, columns]);
  // The card with the tab stop stays, or the focus would be lost.
  const { cards, lines, outlines } = useDrawn({
    layout,
    area,
    detailed,
    scale,
    kept: activePath,
    isMoving,
  });

  return (
    <Frame {...rest} data-detailed={detailed}>
      <TermTreeTools
        labels={labels}
        viewport={viewport}
        bounds={layout.bounds}
        onExpandAll={() => startAnew(openablePaths(roots))}
        onCollapseAll={() => startAnew(new Set(alwaysExpanded))}
        nodes={nodes}
        onFind={goTo}
      />
      <Grip ref={frame}>
        <Canvas ref={canvas} role="tree" aria-label={labels.tree} onKeyDown={onKeyDown}>
          <TreeLines lines={lines} outlines={outlines} scale={viewport.coarseScale} />
          {cards.map(({ node, path, depth, position, siblings, x, y }) => (
            <NodeCard
              key={path}
              {...{ node, path, depth, position, siblings, x, y }}
              isExpanded={expanded.has(path)}
              isActive={path === activePath}
              renderNode={renderNode}
              onToggle={toggle}
              goTo={goTo}
              view={view}
              onFocus={onFocus}
              expandLabel={labels.expand}
              collapseLabel={labels.collapse}
            />
          ))}
        </Canvas>
        <TermTreeMap layout={layout} viewport={viewport} />
      </Grip>
    </Frame>
  );
}
