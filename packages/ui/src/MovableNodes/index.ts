export { MovableNode, type MovableNodeProps } from './MovableNode.js';
export { type MovableItem, MovableNodes, type MovableNodesProps } from './MovableNodes.js';
export type { MovableNodesLabels, NodePlace, PlaceEdge } from './places.js';
