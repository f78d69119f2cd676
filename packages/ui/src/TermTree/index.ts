export type { TreeForm, TreeFormChoice } from './form.js';
export { openablePaths, type Rectangle, type TreeLike } from './layout.js';
export { TermTree } from './TermTree.js';
export type { TermTreeLabels, TermTreeNode, TermTreeProps } from './types.js';
export type { TreeView } from './useViewport.js';
