import { useMemo } from 'react';
import {
  NODE_HEIGHT_PX,
  NODE_WIDTH_PX,
  type PlacedNode,
  type Rectangle,
  type TreeLayout,
} from './geometry.js';
import { linesIn, nodesIn, panelsIn } from './inside.js';
import { useGradually } from './useGradually.js';

interface DrawnOptions<T> {
  layout: TreeLayout<T>;
  /** Part of the tree that is drawn. */
  area: Rectangle;
  /** Whether every card is drawn, and not only names where they find room. */
  detailed: boolean;
  /** Of the canvas. */
  scale: number;
  /** Path of a node whose card is drawn wherever it is. */
  kept: string | null;
  isMoving: () => boolean;
}

interface Drawn<T> {
  /** Nodes to draw as cards, in reading order. */
  cards: PlacedNode<T>[];
  /** From afar: paths of those whose names find room. */
  named: ReadonlySet<string>;
  /** SVG paths, see `TreeLines`. */
  panels: string;
  lines: string;
  outlines: string;
}

/** Room for a name from afar, on the screen. */
export const NAME_WIDTH_PX = 132;
export const NAME_HEIGHT_PX = 20;
/** More would cost more than they tell. */
const MAX_NAMES = 120;
/** Nodes in the document from afar, for those who listen or point; of more there are outlines. */
const MAX_FAR = 400;

/** The nodes whose names find room from afar: those that are higher in the tree go first. */
export function namedFromAfar<T extends { x: number; y: number; depth: number }>(
  nodes: readonly T[],
  scale: number,
): T[] {
  const named: T[] = [];
  for (const node of [...nodes].sort((a, b) => a.depth - b.depth)) {
    if (named.length >= MAX_NAMES) break;
    const isFree = named.every(
      ({ x, y }) =>
        Math.abs(x - node.x) * scale >= NAME_WIDTH_PX ||
        Math.abs(y - node.y) * scale >= NAME_HEIGHT_PX,
    );
    if (isFree) named.push(node);
  }
  return named;
}

/** What is in the DOM of a tree: cards near the view, names from afar, lines, and outlines in place of other cards. */
export function useDrawn<T>(options: DrawnOptions<T>): Drawn<T> {
  const { layout, area, detailed, scale, kept, isMoving } = options;
  const inArea = useMemo(
    () => nodesIn(layout, area).flatMap((index) => layout.nodes[index] ?? []),
    [layout, area],
  );
  const named = useMemo(
    () => new Set(detailed ? [] : namedFromAfar(inArea, scale).map(({ path }) => path)),
    [inArea, detailed, scale],
  );
  const wanted = useMemo(() => {
    if (!detailed) {
      const others = inArea.map(({ path }) => path).filter((path) => !named.has(path));
      return [...named, ...others].slice(0, MAX_FAR);
    }
    const x = (area.left + area.right - NODE_WIDTH_PX) / 2;
    const y = (area.top + area.bottom - NODE_HEIGHT_PX) / 2;
    return inArea
      .map((node) => ({ path: node.path, far: Math.hypot(node.x - x, node.y - y) }))
      .sort((a, b) => a.far - b.far)
      .map(({ path }) => path);
  }, [area, inArea, detailed, named]);
  const shown = useGradually(wanted, isMoving);
  const cards = useMemo(() => {
    const paths = kept === null ? shown : new Set(shown).add(kept);
    return [...paths]
      .flatMap((path) => layout.indexOf.get(path) ?? [])
      .sort((a, b) => a - b)
      .flatMap((index) => layout.nodes[index] ?? []);
  }, [layout, shown, kept]);
  const panels = useMemo(() => panelsIn(layout, area, scale), [layout, area, scale]);
  const lines = useMemo(() => linesIn(layout, area), [layout, area]);
  const outlines = useMemo(
    () =>
      inArea
        .filter((node) => !detailed || !shown.has(node.path))
        .map(({ x, y }) => `M${x} ${y}h${NODE_WIDTH_PX}v${NODE_HEIGHT_PX}h${-NODE_WIDTH_PX}z`)
        .join(''),
    [inArea, detailed, shown],
  );
  return { cards, named, panels, lines, outlines };
}
