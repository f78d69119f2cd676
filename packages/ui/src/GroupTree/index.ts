export * from './GroupTree.js';
export type { ScrollLabels } from './ScrollHints.js';
export { centreScroll } from './ScrollKeeper.js';
export type { GroupTreeNode, GroupTreePlace } from './types.js';
