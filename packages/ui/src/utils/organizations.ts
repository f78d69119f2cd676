/** An organisation and those below it, as the API gives the tree. */
export interface OrganizationNode {
  id: number;
  name: string;
  children?: readonly OrganizationNode[];
}

export interface OrganizationRow {
  id: number;
  name: string;
  /** Depth, from 0. */
  level: number;
}

/** The tree in reading order. */
export const organizationRows = (
  nodes: readonly OrganizationNode[],
  level = 0,
): OrganizationRow[] =>
  nodes.flatMap(({ id, name, children = [] }) => [
    { id, name, level },
    ...organizationRows(children, level + 1),
  ]);
