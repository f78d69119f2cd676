import type { Queries } from '../db/database.js';
import type { OrganizationPlan } from './plan.js';
import type { StoredOrganization } from './stored.js';
import type { Count, Ids } from './write-people.js';

/**
 * Writes an organisation's part of `data.csv`, given the ids of its terms.
 *
 * @returns how many months were given
 */
export type WriteFigures = (
  tx: Queries,
  organizationId: number,
  plan: OrganizationPlan,
  termIds: Ids,
) => Promise<number>;

/** What writing one organisation's part takes. */
export interface OrganizationWriting {
  readonly tx: Queries;
  readonly organizationId: number;
  readonly plan: OrganizationPlan;
  readonly stored: StoredOrganization | undefined;
  readonly userIds: Ids;
  readonly count: Count;
  readonly writeFigures: WriteFigures;
}

/** Rows of one kind that an import has written. */
export interface Written {
  /** `organizations`, `users` and so on. */
  readonly what: string;
  readonly created: number;
  readonly updated: number;
}

/** Counts what is written, in the order of writing. */
export function createCounts(): { readonly count: Count; written(): Written[] } {
  const counts = new Map<string, { created: number; updated: number }>();
  return {
    count: (what, rows) => {
      const before = counts.get(what) ?? { created: 0, updated: 0 };
      const created = rows.filter((row) => row.created).length;
      counts.set(what, {
        created: before.created + created,
        updated: before.updated + rows.length - created,
      });
    },
    written: () =>
      [...counts]
        .map(([what, numbers]) => ({ what, ...numbers }))
        .filter(({ created, updated }) => created + updated > 0),
  };
}
