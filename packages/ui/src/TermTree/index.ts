export type { TreeForm, TreeFormChoice } from './form.js';
export type { Rectangle } from './geometry.js';
export { openablePaths, type TreeLike } from './paths.js';
export { TermTree } from './TermTree.js';
export type { TermTreeLabels, TermTreeNode, TermTreeProps } from './types.js';
export type { TreeView } from './useViewport.js';
