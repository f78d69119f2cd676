export interface GroupTreeNode {
  /** Unique in the tree. */
  readonly id: number;
}

/** What a card needs to know of its place. */
export interface GroupTreePlace {
  /** 0 at the top. */
  depth: number;
  /** Id of the list of its children while they are shown, for `aria-controls`. */
  childrenId: string;
  /** Its siblings are above and below it, not beside it. */
  stacked: boolean;
}
