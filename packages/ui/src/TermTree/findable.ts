import type { TreeLike } from './paths.js';
import type { Findable } from './TermTreeSearch.js';
import type { TermTreeNode } from './types.js';

/** The first and the last two names above a node: where the way to it begins tells those of one name apart. */
const wayOf = ([first = '', ...others]: readonly string[], isCut: boolean): string =>
  (isCut ? [first, '…', ...others] : [first, ...others]).join(' › ');

/** All nodes with the names above them, but of the root only for those right below it. */
export function findable<T extends TermTreeNode & TreeLike<T>>(roots: readonly T[]): Findable[] {
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
