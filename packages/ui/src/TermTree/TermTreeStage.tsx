import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { arrangeTree, MAX_NAMED, NARROW_PX, type Place } from './arrange.js';
import {
  nodesIn,
  openablePaths,
  pathsAbove,
  rectangleOf,
  type TreeLayout,
  type TreeLike,
} from './layout.js';
import { NodeCard, type NodeView } from './NodeCard.js';
import { TermTreeMap } from './TermTreeMap.js';
import { TermTreeOverview } from './TermTreeOverview.js';
import type { Findable } from './TermTreeSearch.js';
import { TermTreeTools } from './TermTreeTools.js';
import { TreeLines } from './TreeLines.js';
import type { TermTreeNode, TermTreeProps } from './types.js';
import { NAME_WIDTH_PX, useDrawn } from './useDrawn.js';
import { useOpening } from './useOpening.js';
import { useTreeKeys } from './useTreeKeys.js';
import { useViewport } from './useViewport.js';

interface TermTreeStageProps<T extends TermTreeNode>
  extends Pick<
    TermTreeProps<T>,
    | 'roots'
    | 'expanded'
    | 'onExpandedChange'
    | 'alwaysExpanded'
    | 'renderNode'
    | 'renderSummary'
    | 'defaultView'
    | 'onViewChange'
    | 'labels'
  > {
  /** The size of what it is drawn in. */
  place: Place;
}

const Body = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
`;

const Grip = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
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

  /* Its names are listed over it. */
  &[data-listed] {
    opacity: 0;
  }
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

/** What can be read of a card at a scale; from afar only of those that have room for it. */
function viewAt(scale: number, detailed: boolean, columns: number): NodeView {
  // Nothing is beside a single column.
  const width = columns === 1 ? 2 * NAME_WIDTH_PX : NAME_WIDTH_PX;
  if (!detailed) return { kind: 'name', px: NAME_PX / scale, widthPx: width / scale };
  if (scale >= TITLE_SCALE) return { kind: 'card' };
  const px = TITLE_PX * Math.min(1, scale / FULL_TITLE_SCALE);
  return { kind: 'title', px: Math.max(LEAST_TITLE_PX, px) / scale };
}

/** The first and the last two names above a node: where the way to it begins tells those of one name apart. */
const wayOf = ([first = '', ...others]: readonly string[], isCut: boolean): string =>
  (isCut ? [first, '…', ...others] : [first, ...others]).join(' › ');

/** All nodes with the names above them, but of the root only for those right below it. */
function findable<T extends TermTreeNode & TreeLike<T>>(roots: readonly T[]): Findable[] {
  const found: Findable[] = [];
  const open = roots.map((node) => ({ node, above: [] as string[], depth: 0 })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { depth } = next;
    const { path, title, children } = next.node;
    const [root = '', ...others] = next.above;
    found.push({
      path,
      title,
      above: others.length > 0 ? wayOf(others, depth - 1 > others.length) : root,
    });
    const [first, ...last] = [...others, title];
    const above = depth === 0 ? [title] : [root, first as string, ...last.slice(-2)];
    for (let index = children.length - 1; index >= 0; index -= 1)
      open.push({ node: children[index] as T, above, depth: depth + 1 });
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

/** Tools, cards, lines and map of the tree. */
export function TermTreeStage<T extends TermTreeNode & TreeLike<T>>({
  roots,
  expanded,
  onExpandedChange,
  alwaysExpanded,
  renderNode,
  renderSummary,
  defaultView,
  onViewChange,
  labels,
  place,
}: TermTreeStageProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { layout, columns } = useMemo(
    () => arrangeTree<T>(roots, expanded, place),
    [roots, expanded, place],
  );
  const [branch] = useState(() => openBranch(layout, expanded, alwaysExpanded ?? []));
  const branchNode = branch === null ? undefined : layout.nodes[branch];
  const isNarrow = place.width <= NARROW_PX;
  const isListable = layout.nodes.length <= MAX_NAMED;
  const viewport = useViewport({
    beginsListed: isNarrow && isListable,
    isListable,
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
  const { area, detailed, isListed, isMoving, rearranged } = viewport;

  const [active, setActive] = useState<string | null>(null);
  const activePath =
    active !== null && layout.indexOf.has(active) ? active : (layout.nodes[0]?.path ?? null);
  const activeNode = layout.nodes[layout.indexOf.get(activePath ?? '') ?? -1];
  const arranged = useRef({ place, columns, activeNode });
  useLayoutEffect(() => {
    const before = arranged.current;
    arranged.current = { place, columns, activeNode };
    // What is arranged in another way because it was opened or closed has its own anchor.
    if (before.place !== place && before.columns !== columns && activeNode)
      rearranged(rectangleOf(activeNode));
  }, [place, columns, activeNode, rearranged]);
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
  const dot = useMemo((): NodeView => ({ kind: 'dot', px: NAME_PX / scale }), [scale]);
  const { cards, named, lines, outlines } = useDrawn({
    layout,
    area,
    detailed,
    scale,
    kept: activePath,
    isMoving,
  });

  return (
    <>
      <TermTreeTools
        labels={labels}
        viewport={viewport}
        bounds={layout.bounds}
        onExpandAll={() => startAnew(openablePaths(roots))}
        onCollapseAll={() => startAnew(new Set(alwaysExpanded))}
        nodes={nodes}
        onFind={goTo}
      />
      <Body>
        <Grip ref={frame}>
          <Canvas
            ref={canvas}
            role="tree"
            aria-label={labels.tree}
            data-listed={isListed || undefined}
            onKeyDown={onKeyDown}
          >
            <TreeLines lines={lines} outlines={outlines} scale={viewport.coarseScale} />
            {cards.map(({ node, path, depth, position, siblings, x, y }) => (
              <NodeCard
                key={path}
                {...{ node, path, depth, position, siblings, x, y }}
                isExpanded={expanded.has(path)}
                isActive={path === activePath}
                renderNode={renderNode}
                renderSummary={renderSummary}
                onToggle={toggle}
                goTo={goTo}
                view={detailed || named.has(path) || path === activePath ? view : dot}
                onFocus={onFocus}
                expandLabel={labels.expand}
                collapseLabel={labels.collapse}
              />
            ))}
          </Canvas>
          {isListed ? (
            <TermTreeOverview
              nodes={layout.nodes}
              active={activePath}
              onGo={goTo}
              renderSummary={renderSummary}
              expanded={expanded}
              onToggle={toggle}
              labels={labels}
            />
          ) : null}
          {isNarrow ? null : (
            <TermTreeMap layout={layout} viewport={viewport} isNeedless={isListed} />
          )}
        </Grip>
      </Body>
    </>
  );
}
