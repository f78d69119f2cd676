import { token } from '@tavoite/tokens';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { mobile } from '../styles/index.js';
import { effectOfKey } from './keys.js';
import {
  layoutTree,
  linesIn,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  nodesIn,
  type PlacedNode,
  type TreeLike,
} from './layout.js';
import { NARROW_BAR_PX, TermTreeTools, type TermTreeToolsLabels } from './TermTreeTools.js';
import { useGradually } from './useGradually.js';
import { type TreeView, useViewport } from './useViewport.js';

export interface TermTreeNode extends TreeLike<TermTreeNode> {
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
  roots: readonly T[];
  /** Paths of the open nodes. */
  expanded: ReadonlySet<string>;
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Paths that "collapse all" leaves open; none by default. */
  alwaysExpanded?: readonly string[];
  /** The content of a node's card; `isActive` while the node has the tree's one tab stop. */
  renderNode: (node: T, isActive: boolean) => ReactNode;
  /** Position at first; without it, or when nothing is to be seen there, the top of the tree. */
  defaultView?: TreeView;
  /** Called at every move; the caller decides how often to save. */
  onViewChange?: (view: TreeView) => void;
  labels: TermTreeLabels;
}

const Frame = styled.div`
  position: relative;
  block-size: 100%;
  min-block-size: 320px;
  overflow: hidden;
  background: ${token('color-canvas')};
  touch-action: none;
`;

const Grip = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  ${mobile} {
    inset-block-end: ${NARROW_BAR_PX}px;
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

/** On the screen, at any scale. */
const LINE_WIDTH_PX = 1.5;

const Lines = styled.svg`
  position: absolute;
  overflow: visible;
  inline-size: 1px;
  max-inline-size: none;
  block-size: 1px;
  pointer-events: none;

  & path {
    fill: none;
    stroke: ${token('color-tree-line')};
  }

  & path[data-outlines] {
    fill: ${token('color-tree-line')};
    stroke: none;
  }
`;

const Card = styled.div`
  position: absolute;
  box-sizing: border-box;
  inline-size: ${NODE_WIDTH_PX}px;
  block-size: ${NODE_HEIGHT_PX}px;
  padding: ${token('space-4')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  contain: layout style;
  cursor: default;

  &:focus-visible {
    outline: 3px solid ${token('color-focus-ring')};
    outline-offset: 2px;
  }
`;

const Toggle = styled.button`
  position: absolute;
  inset-block-end: -14px;
  inset-inline-start: calc(50% - 14px);
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 1px solid ${token('color-border-strong')};
  border-radius: ${token('radius-pill')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font: inherit;
  font-size: ${token('font-size-lg')};
  line-height: 1;
  cursor: pointer;

  &:hover {
    background: ${token('color-surface-hover')};
  }
`;

interface CardProps<T> {
  placed: PlacedNode<T>;
  isExpanded: boolean;
  isActive: boolean;
  renderNode: (node: T, isActive: boolean) => ReactNode;
  onToggle: (path: string) => void;
  onFocus: (path: string) => void;
  expandLabel: string;
  collapseLabel: string;
}

function NodeCardInner<T extends TermTreeNode>(props: CardProps<T>) {
  const { placed, isExpanded, isActive, renderNode, onToggle, onFocus } = props;
  const { node, path } = placed;
  const hasChildren = node.children.length > 0;
  return (
    <Card
      role="treeitem"
      aria-level={placed.depth + 1}
      aria-posinset={placed.position}
      aria-setsize={placed.siblings}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      data-path={path}
      data-expanded={hasChildren ? isExpanded : undefined}
      style={{ transform: `translate(${placed.x}px, ${placed.y}px)` }}
      onFocus={() => onFocus(path)}
    >
      {renderNode(node, isActive)}
      {hasChildren && (
        <Toggle
          type="button"
          // The arrow keys of the tree do the same; a second tab stop per node would be in the way.
          tabIndex={-1}
          aria-label={`${isExpanded ? props.collapseLabel : props.expandLabel}: ${node.title}`}
          onClick={() => onToggle(path)}
        >
          <span aria-hidden="true">{isExpanded ? '−' : '+'}</span>
        </Toggle>
      )}
    </Card>
  );
}
const NodeCard = memo(NodeCardInner) as typeof NodeCardInner;

/** Paths of every node with children, for "expand all". */
function allPaths<T extends TermTreeNode>(roots: readonly T[]): Set<string> {
  const paths = new Set<string>();
  const open: TermTreeNode[] = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.children.length === 0) continue;
    paths.add(node.path);
    for (const child of node.children) open.push(child);
  }
  return paths;
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
  const layout = useMemo(() => layoutTree<T>(roots, expanded), [roots, expanded]);
  const viewport = useViewport({
    frame,
    canvas,
    initial: defaultView,
    bounds: layout.bounds,
    top: layout.top,
    isInhabited: (within) => nodesIn(layout, within).length > 0,
    onChange: onViewChange,
  });
  const { area, detailed, reveal, shiftBy, reset } = viewport;

  const [active, setActive] = useState<string | null>(null);
  const activePath =
    active !== null && layout.indexOf.has(active) ? active : (layout.nodes[0]?.path ?? null);

  // The node whose button was used stays where it is on the screen.
  const anchor = useRef<{ path: string; x: number; y: number } | 'top' | null>(null);
  const latest = useRef({ expanded, layout, onExpandedChange });
  latest.current = { expanded, layout, onExpandedChange };
  const placedAt = useCallback((path: string) => {
    const index = latest.current.layout.indexOf.get(path);
    return index === undefined ? undefined : latest.current.layout.nodes[index];
  }, []);

  const toggle = useCallback(
    (path: string) => {
      const placed = placedAt(path);
      if (placed) anchor.current = { path, x: placed.x, y: placed.y };
      const next = new Set(latest.current.expanded);
      if (!next.delete(path)) next.add(path);
      latest.current.onExpandedChange(next);
    },
    [placedAt],
  );

  /** Opens or closes all, and goes back to the top of the tree. */
  const startAnew = (paths: ReadonlySet<string>) => {
    anchor.current = 'top';
    onExpandedChange(paths);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the layout has changed
  useLayoutEffect(() => {
    const before = anchor.current;
    anchor.current = null;
    if (before === 'top') {
      reset();
      return;
    }
    const placed = before ? placedAt(before.path) : undefined;
    if (!before || !placed) return;
    if (before.x !== placed.x || before.y !== placed.y)
      shiftBy(before.x - placed.x, before.y - placed.y);
  }, [layout]);

  // A key may move the focus to a node that is not drawn yet.
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setWanted(null);
    const card = canvas.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(wanted)}"]`);
    card?.focus({ preventScroll: true });
    const placed = placedAt(wanted);
    if (placed)
      reveal({
        left: placed.x,
        top: placed.y,
        right: placed.x + NODE_WIDTH_PX,
        bottom: placed.y + NODE_HEIGHT_PX,
      });
  }, [wanted, placedAt, reveal]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') viewport.zoomIn();
    else if (event.key === '-') viewport.zoomOut();
    else if (event.key === '0') viewport.fit(layout.bounds);
    else {
      const path = event.target.dataset.path ?? '';
      const effect = effectOfKey(event.key, path, layout, expanded);
      if (!effect) return;
      if (effect.type === 'focus') {
        setActive(effect.path);
        setWanted(effect.path);
      } else toggle(effect.path);
    }
    event.preventDefault();
  };

  const inArea = useMemo(() => nodesIn(layout, area), [layout, area]);
  const wantedCards = useMemo(() => {
    if (!detailed) return [];
    const x = (area.left + area.right - NODE_WIDTH_PX) / 2;
    const y = (area.top + area.bottom - NODE_HEIGHT_PX) / 2;
    return inArea
      .flatMap((index) => layout.nodes[index] ?? [])
      .map((node) => ({ path: node.path, far: Math.hypot(node.x - x, node.y - y) }))
      .sort((a, b) => a.far - b.far)
      .map(({ path }) => path);
  }, [layout, area, inArea, detailed]);
  const shown = useGradually(wantedCards, viewport.isMoving);
  const drawn = useMemo(() => {
    // The card with the tab stop stays, or the focus would be lost.
    const paths = activePath === null ? shown : new Set(shown).add(activePath);
    return [...paths].flatMap((path) => layout.indexOf.get(path) ?? []).sort((a, b) => a - b);
  }, [layout, shown, activePath]);
  const lines = useMemo(() => linesIn(layout, area), [layout, area]);
  // What has no card, or not yet.
  const outlines = useMemo(
    () =>
      inArea
        .flatMap((index) => layout.nodes[index] ?? [])
        .filter((node) => !detailed || !shown.has(node.path))
        .map(({ x, y }) => `M${x} ${y}h${NODE_WIDTH_PX}v${NODE_HEIGHT_PX}h${-NODE_WIDTH_PX}z`)
        .join(''),
    [layout, inArea, detailed, shown],
  );

  return (
    <Frame {...rest} data-detailed={detailed}>
      <Grip ref={frame}>
        <Canvas ref={canvas} role="tree" aria-label={labels.tree} onKeyDown={onKeyDown}>
          <Lines aria-hidden="true" strokeWidth={LINE_WIDTH_PX / viewport.coarseScale}>
            <path d={lines} />
            {outlines !== '' && <path d={outlines} data-outlines="" />}
          </Lines>
          {drawn.map((index) => {
            const placed = layout.nodes[index];
            return (
              placed && (
                <NodeCard
                  key={placed.path}
                  placed={placed}
                  isExpanded={expanded.has(placed.path)}
                  isActive={placed.path === activePath}
                  renderNode={renderNode}
                  onToggle={toggle}
                  onFocus={setActive}
                  expandLabel={labels.expand}
                  collapseLabel={labels.collapse}
                />
              )
            );
          })}
        </Canvas>
      </Grip>
      <TermTreeTools
        labels={labels}
        viewport={viewport}
        bounds={layout.bounds}
        onExpandAll={() => startAnew(allPaths(roots))}
        onCollapseAll={() => startAnew(new Set(alwaysExpanded))}
      />
    </Frame>
  );
}
