import { z } from 'zod';

/** A node with a list of nodes of its kind below it. */
export type Tree<Node> = Node & { children: Tree<Node>[] };
/** The same with the nodes below by key. */
export type KeyedTree<Node> = Node & { children: Record<string, KeyedTree<Node>> };

/** The schema of a tree, from that of a node without its `children`. */
export function treeOf<S extends z.ZodObject>(node: S): z.ZodType<Tree<z.output<S>>> {
  const tree: z.ZodType<Tree<z.output<S>>> = z.lazy(
    () => node.extend({ children: z.array(tree) }) as unknown as typeof tree,
  );
  return tree;
}

/** The same for a tree whose nodes refer to each other by key. */
export function keyedTreeOf<S extends z.ZodObject>(node: S): z.ZodType<KeyedTree<z.output<S>>> {
  const tree: z.ZodType<KeyedTree<z.output<S>>> = z.lazy(
    () => node.extend({ children: z.record(z.string(), tree) }) as unknown as typeof tree,
  );
  return tree;
}
