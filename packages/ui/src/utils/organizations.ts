import type { OrganizationNode } from '@tavoite/model';

export interface OrganizationRow {
  /** As the API knows it. */
  id: number;
  /** Name of the organisation. */
  name: string;
  /** Depth, from 0. */
  level: number;
}

/** The tree in reading order. */
export const organizationRows = (
  nodes: readonly OrganizationNode[],
  level = 0,
): OrganizationRow[] =>
  nodes.flatMap(({ id, name, children }) => [
    { id, name, level },
    ...organizationRows(children, level + 1),
  ]);
