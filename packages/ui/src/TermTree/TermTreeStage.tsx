import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { gutterOf, MAX_NAMED, NARROW_PX, type Place, readingColumns } from './arrange.js';
import { findable } from './findable.js';
import { rectangleOf, type TreeLayout } from './geometry.js';
import { nodesIn } from './inside.js';
import { layoutTree } from './layout.js';
import { NodeCard } from './NodeCard.js';
import { openablePaths, type TreeLike } from './paths.js';
import { TermTreeMap } from './TermTreeMap.js';
import { TermTreeOverview } from './TermTreeOverview.js';
import { TermTreeTools } from './TermTreeTools.js';
import { TreeLines } from './TreeLines.js';
import type { TermTreeNode, TermTreeProps } from './types.js';
import { useDrawn } from './useDrawn.js';
import { useFinding } from './useFinding.js';
import { useNodeViews } from './useNodeViews.js';
import { useOpenInList } from './useOpenInList.js';
import { useOpening } from './useOpening.js';
import { useTreeForm } from './useTreeForm.js';
import { useTreeKeys } from './useTreeKeys.js';
import { useViewport } from './useViewport.js';
import { useWholeTree } from './useWholeTree.js';

interface TermTreeStageProps<T extends TermTreeNode>
  extends Pick<
    TermTreeProps<T>,
    | 'roots'
    | 'expanded'
    | 'onExpandedChange'
    | 'alwaysExpanded'
    | 'openInList'
    | 'form'
    | 'onFormChange'
    | 'onFormShown'
    | 'renderNode'
    | 'renderSummary'
    | 'listHead'
    | 'statusOf'
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

/** Path of the branch that is shown first: the first node that has been opened, with the nodes below it. */
function openBranch<T>(
  { nodes }: TreeLayout<T>,
  opened: ReadonlySet<string>,
  always: readonly string[],
): string | undefined {
  return nodes.find(
    ({ path }, index) =>
      opened.has(path) && !always.includes(path) && nodes[index + 1]?.parent === index,
  )?.path;
}

/** Tools, cards, lines and map of the tree. */
export function TermTreeStage<T extends TermTreeNode & TreeLike<T>>({
  roots,
  expanded: opened,
  onExpandedChange: onOpenedChange,
  alwaysExpanded,
  openInList,
  form: chosenForm,
  onFormChange,
  onFormShown,
  renderNode,
  renderSummary,
  listHead,
  statusOf,
  defaultView,
  onViewChange,
  labels,
  place,
}: TermTreeStageProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const isNarrow = place.width <= NARROW_PX;
  // A position in another arrangement says nothing where there is no room for that.
  const left = isNarrow && defaultView?.columns !== undefined ? undefined : defaultView;
  /** How many cards stand side by side in a tree that was shown whole, until it starts again. */
  const [wholeColumns, setWholeColumns] = useState(left?.columns ?? null);
  const columns = (isNarrow ? null : wholeColumns) ?? readingColumns(place);
  const asCards = useMemo(() => layoutTree<T>(roots, opened, columns), [roots, opened, columns]);
  const isListable = asCards.nodes.length <= MAX_NAMED;
  const [form, choose] = useTreeForm({
    chosen: chosenForm,
    isNarrow,
    isListable,
    onChange: onFormChange,
    onShown: onFormShown,
  });
  const isListed = form === 'list';
  const [expanded, onExpandedChange] = useOpenInList(
    opened,
    onOpenedChange,
    isListed && !isNarrow ? openInList : undefined,
  );
  const layout = useMemo(
    () => (expanded === opened ? asCards : layoutTree<T>(roots, expanded, columns)),
    [asCards, roots, expanded, opened, columns],
  );
  // Of what is open in the list only, cards show nothing.
  const [first] = useState(() => openBranch(asCards, opened, alwaysExpanded ?? []));
  const branch = layout.indexOf.get(first ?? '');
  const branchNode = layout.nodes[branch ?? -1];
  const viewport = useViewport({
    isListable,
    frame,
    canvas,
    initial: left,
    bounds: layout.bounds,
    top: layout.top,
    begin: branchNode ? rectangleOf(branchNode) : layout.top,
    isInhabited: (within) =>
      nodesIn(layout, within).some(
        (index) =>
          branch === undefined || index === branch || layout.nodes[index]?.parent === branch,
      ),
    onChange: (view) =>
      onViewChange?.(wholeColumns === null ? view : { ...view, columns: wholeColumns }),
  });
  // Its picture may come a frame later than what is pressed for.
  const mapped = useDeferredValue(layout);
  const { area, isNear, isMoving, rearranged } = viewport;
  const detailed = viewport.detailed || isListed;

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
  const fit = useWholeTree({
    frame,
    roots,
    expanded,
    layout,
    columns,
    isListable,
    viewport,
    onColumns: setWholeColumns,
    onTooSmall: () => choose('list'),
  });
  const { onKeyDown, flyTo, show } = useTreeKeys({
    canvas,
    layout,
    expanded,
    viewport,
    fit,
    isListed,
    toggle,
    setActive,
  });
  const { find, goTo } = useFinding({ roots, opened, onOpenedChange, choose, flyTo });
  const nodes = useCallback(() => findable(roots), [roots]);
  const onFocus = useCallback(
    (path: string, byKeyboard: boolean) => {
      setActive(path);
      if (byKeyboard) show(path);
    },
    [show],
  );
  const scale = viewport.coarseScale;
  const { view, dot } = useNodeViews({ isListed, scale, isNear, detailed, columns });
  const { cards, named, panels, lines, outlines } = useDrawn({
    layout,
    // Those who listen hear all that is listed.
    area: isListed ? layout.bounds : area,
    detailed,
    scale,
    kept: activePath,
    isMoving,
  });

  const start = (paths: ReadonlySet<string>) => {
    setWholeColumns(null);
    startAnew(paths);
  };

  return (
    <>
      <TermTreeTools
        labels={labels}
        viewport={viewport}
        form={form}
        onFormChange={isListable ? choose : undefined}
        onFit={fit}
        onExpandAll={() => start(openablePaths(roots))}
        onCollapseAll={() => start(new Set(alwaysExpanded))}
        nodes={nodes}
        onFind={find}
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
            <TreeLines {...{ panels, lines, outlines, scale }} />
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
              head={listHead}
              expanded={expanded}
              onToggle={toggle}
              labels={labels}
            />
          ) : null}
          {isNarrow || isListed ? null : (
            <TermTreeMap
              layout={mapped}
              statusOf={statusOf}
              viewport={viewport}
              gutterPx={gutterOf(place)}
              label={labels.map}
            />
          )}
        </Grip>
      </Body>
    </>
  );
}
