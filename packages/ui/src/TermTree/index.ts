export { openablePaths, type Rectangle, type TreeLike } from './layout.js';
export {
  TermTree,
  type TermTreeLabels,
  type TermTreeNode,
  type TermTreeProps,
} from './TermTree.js';
export type { TreeView } from './useViewport.js';
