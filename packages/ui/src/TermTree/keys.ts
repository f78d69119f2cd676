import type { TreeLayout } from './geometry.js';
import type { TreeLike } from './paths.js';

/** What a key does in the tree: move the focus, open or close a node, or nothing. */
export type TreeKeyEffect =
  | { type: 'focus'; path: string }
  | { type: 'expand'; path: string }
  | { type: 'collapse'; path: string }
  | { type: 'enter'; path: string };

/**
 * Keys of the ARIA tree pattern: up and down walk the visible nodes in reading
 * order, right opens or goes to the first child, left closes or goes to the
 * parent, Home and End go to the ends, Enter opens or closes, or goes into a card with nothing below.
 */
export function effectOfKey<T extends TreeLike<T>>(
  key: string,
  path: string,
  layout: TreeLayout<T>,
  expanded: ReadonlySet<string>,
): TreeKeyEffect | null {
  const index = layout.indexOf.get(path);
  const current = index === undefined ? undefined : layout.nodes[index];
  if (index === undefined || !current) return null;
  const focus = (target: number): TreeKeyEffect | null => {
    const node = layout.nodes[target];
    return node ? { type: 'focus', path: node.path } : null;
  };
  const isOpen = expanded.has(path) && current.node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'ArrowRight':
      if (current.node.children.length === 0) return null;
      return isOpen ? focus(index + 1) : { type: 'expand', path };
    case 'ArrowLeft':
      return isOpen ? { type: 'collapse', path } : focus(current.parent);
    case 'Enter':
      if (current.node.children.length === 0) return { type: 'enter', path };
      return { type: isOpen ? 'collapse' : 'expand', path };
    case 'Home':
      return focus(0);
    case 'End':
      return focus(layout.nodes.length - 1);
    default:
      return null;
  }
}
