/** Values for each node by its index. */
type Numbers = Float64Array;
type Links = Int32Array;

/** No such node. */
const NONE = -1;

/** A tree on arrays, for speed: no objects are made for its nodes. */
interface Walk {
  parent: Links;
  first: Links;
  last: Links;
  /** Neighbours among the siblings. */
  left: Links;
  right: Links;
  /** 0-based place among the siblings. */
  order: Links;
  /** Place relative to the parent's, and what the places of all below it are moved by. */
  place: Numbers;
  shift: Numbers;
  /** Moves that are spread over the siblings between two that collided. */
  spread: Numbers;
  spreadShift: Numbers;
  /** Where the contour goes on below a node without children. */
  thread: Links;
  /** The node of the level on work that a node of a contour hangs from. */
  ancestor: Links;
}

function walkOf(parent: Links): Walk {
  const count = parent.length;
  const links = () => new Int32Array(count).fill(NONE);
  const numbers = () => new Float64Array(count);
  const walk: Walk = {
    parent,
    first: links(),
    last: links(),
    left: links(),
    right: links(),
    order: new Int32Array(count),
    place: numbers(),
    shift: numbers(),
    spread: numbers(),
    spreadShift: numbers(),
    thread: links(),
    ancestor: new Int32Array(count).map((_, node) => node),
  };
  const { first, last, left, right, order } = walk;
  for (let node = 1; node < count; node += 1) {
    const above = at(parent, node);
    const before = at(last, above);
    if (before === NONE) first[above] = node;
    else {
      left[node] = before;
      right[before] = node;
      order[node] = at(order, before) + 1;
    }
    last[above] = node;
  }
  return walk;
}

const at = (values: Links | Numbers, index: number): number => values[index] as number;
const add = (values: Numbers, index: number, amount: number): void => {
  values[index] = at(values, index) + amount;
};

const below = (side: Links, { thread }: Walk, node: number): number => {
  const child = at(side, node);
  return child === NONE ? at(thread, node) : child;
};

/** Moves a subtree away from the one it collides with, and those between them proportionally. */
function moveApart(walk: Walk, from: number, node: number, distance: number): void {
  const each = distance / (at(walk.order, node) - at(walk.order, from));
  add(walk.spread, node, -each);
  add(walk.spreadShift, node, distance);
  add(walk.spread, from, each);
  add(walk.place, node, distance);
  add(walk.shift, node, distance);
}

/** Puts the subtree of a node next to those of its left siblings. */
function clear(walk: Walk, node: number, leftmost: number): number {
  const { parent, first, last, left, place, shift, thread, ancestor } = walk;
  const above = at(parent, node);
  let innerLeft = at(left, node);
  let innerRight = node;
  let outerLeft = at(first, above);
  let outerRight = node;
  let leftShift = at(shift, innerLeft);
  let rightShift = at(shift, innerRight);
  let outerLeftShift = at(shift, outerLeft);
  let outerRightShift = at(shift, outerRight);
  while (true) {
    innerLeft = below(last, walk, innerLeft);
    innerRight = below(first, walk, innerRight);
    if (innerLeft === NONE || innerRight === NONE) break;
    outerLeft = below(first, walk, outerLeft);
    outerRight = below(last, walk, outerRight);
    ancestor[outerRight] = node;
    const distance = at(place, innerLeft) + leftShift - at(place, innerRight) - rightShift + 1;
    if (distance > 0) {
      const own = at(ancestor, innerLeft);
      moveApart(walk, at(parent, own) === above ? own : leftmost, node, distance);
      rightShift += distance;
      outerRightShift += distance;
    }
    leftShift += at(shift, innerLeft);
    rightShift += at(shift, innerRight);
    outerLeftShift += at(shift, outerLeft);
    outerRightShift += at(shift, outerRight);
  }
  if (innerLeft !== NONE && below(last, walk, outerRight) === NONE) {
    thread[outerRight] = innerLeft;
    add(shift, outerRight, leftShift - outerRightShift);
  }
  if (innerRight !== NONE && below(first, walk, outerLeft) === NONE) {
    thread[outerLeft] = innerRight;
    add(shift, outerLeft, rightShift - outerLeftShift);
    return node;
  }
  return leftmost;
}

/** Carries out the moves that were spread over the children of a node. */
function settle({ last, left, place, shift, spread, spreadShift }: Walk, node: number): void {
  let distance = 0;
  let change = 0;
  for (let child = at(last, node); child !== NONE; child = at(left, child)) {
    add(place, child, distance);
    add(shift, child, distance);
    change += at(spread, child);
    distance += at(spreadShift, child) + change;
  }
}

/** Places a node whose children, and whose left siblings, are placed. */
function placeOne(walk: Walk, node: number, leftmosts: Links): void {
  const { parent, first, last, left, place, shift } = walk;
  const before = at(left, node);
  if (before !== NONE) place[node] = at(place, before) + 1;
  if (at(first, node) !== NONE) {
    settle(walk, node);
    const middle = (at(place, at(first, node)) + at(place, at(last, node))) / 2;
    if (before === NONE) place[node] = middle;
    else shift[node] = at(place, node) - middle;
  }
  if (before === NONE) return;
  const above = at(parent, node);
  const leftmost = at(leftmosts, above);
  leftmosts[above] = clear(walk, node, leftmost === NONE ? at(first, above) : leftmost);
}

/**
 * Columns of a tree's nodes, by Buchheim, Jünger and Leipert's linear form of Walker's algorithm:
 * neighbours of a level are a column apart at least, parents are centred above their children,
 * and equal subtrees look the same.
 *
 * @param parent index of each node's parent, a parent before its children; -1 for the root, at 0
 * @returns the middle of each node in columns, the root's being 0
 */
export function columnsOf(parent: Int32Array): Float64Array {
  const walk = walkOf(parent);
  const { first, right, place, shift } = walk;
  const leftmosts = new Int32Array(parent.length).fill(NONE);
  // After its children, from left to right.
  let node = 0;
  let isDown = true;
  while (node !== NONE) {
    if (isDown && at(first, node) !== NONE) {
      node = at(first, node);
      continue;
    }
    if (node !== 0) placeOne(walk, node, leftmosts);
    else settle(walk, node);
    const next = node === 0 ? NONE : at(right, node);
    isDown = next !== NONE;
    node = isDown ? next : at(parent, node);
  }
  const columns = new Float64Array(parent.length);
  if (at(first, 0) === NONE) return columns;
  shift[0] = -(at(place, at(first, 0)) + at(place, at(walk.last, 0))) / 2;
  for (let each = 1; each < parent.length; each += 1) {
    const moved = at(shift, at(parent, each));
    columns[each] = at(place, each) + moved;
    add(shift, each, moved);
  }
  return columns;
}
