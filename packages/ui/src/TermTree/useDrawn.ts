import { useMemo } from 'react';
import {
  linesIn,
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  nodesIn,
  type PlacedNode,
  type Rectangle,
  type TreeLayout,
} from './layout.js';
import { useGradually } from './useGradually.js';

interface DrawnOptions<T> {
  layout: TreeLayout<T>;
  /** Part of the tree that is drawn. */
  area: Rectangle;
  /** Whether cards are drawn, and not only outlines. */
  detailed: boolean;
  /** Path of a node whose card is drawn wherever it is. */
  kept: string | null;
  isMoving: () => boolean;
}

interface Drawn<T> {
  /** Nodes to draw as cards, in reading order. */
  cards: PlacedNode<T>[];
  /** SVG paths, see `TreeLines`. */
  lines: string;
  outlines: string;
}

/** What is in the DOM of a tree: cards near the view, lines, and outlines in place of other cards. */
export function useDrawn<T>({ layout, area, detailed, kept, isMoving }: DrawnOptions<T>): Drawn<T> {
  const inArea = useMemo(
    () => nodesIn(layout, area).flatMap((index) => layout.nodes[index] ?? []),
    [layout, area],
  );
  const wanted = useMemo(() => {
    if (!detailed) return [];
    const x = (area.left + area.right - NODE_WIDTH_PX) / 2;
    const y = (area.top + area.bottom - NODE_HEIGHT_PX) / 2;
    return inArea
      .map((node) => ({ path: node.path, far: Math.hypot(node.x - x, node.y - y) }))
      .sort((a, b) => a.far - b.far)
      .map(({ path }) => path);
  }, [area, inArea, detailed]);
  const shown = useGradually(wanted, isMoving);
  const cards = useMemo(() => {
    const paths = kept === null ? shown : new Set(shown).add(kept);
    return [...paths]
      .flatMap((path) => layout.indexOf.get(path) ?? [])
      .sort((a, b) => a - b)
      .flatMap((index) => layout.nodes[index] ?? []);
  }, [layout, shown, kept]);
  const lines = useMemo(() => linesIn(layout, area), [layout, area]);
  const outlines = useMemo(
    () =>
      inArea
        .filter((node) => !detailed || !shown.has(node.path))
        .map(({ x, y }) => `M${x} ${y}h${NODE_WIDTH_PX}v${NODE_HEIGHT_PX}h${-NODE_WIDTH_PX}z`)
        .join(''),
    [inArea, detailed, shown],
  );
  return { cards, lines, outlines };
}
