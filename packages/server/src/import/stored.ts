import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.js';
import {
  colorPair,
  mainTask,
  mapping,
  membership,
  organization,
  roadmap,
  target,
  targetGroup,
  task,
  term,
  user,
} from '../db/schema/index.js';

/** A term that is in the database already, as far as new rows may refer to it. */
export interface StoredTerm {
  readonly id: number;
  readonly formula: string | null;
  readonly parent: string | null;
  readonly additionalParents: readonly string[];
  readonly sumValuesInTree: boolean;
  readonly unit: string | null;
}

export interface StoredTargetGroup {
  readonly id: number;
  readonly parent: string | null;
}

export interface StoredMapping {
  readonly id: number;
  readonly parent: string | null;
  readonly viewTitle: string;
  readonly viewTitleFi: string | null;
  readonly redirect: boolean;
  /** Graph-level properties. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The keys that are there, in any order. */
export type StoredKeys = ReadonlySet<string>;

export interface StoredOrganization {
  readonly id: number;
  readonly parent: string | null;
  readonly terms: ReadonlyMap<string, StoredTerm>;
  readonly targetGroups: ReadonlyMap<string, StoredTargetGroup>;
  readonly mappings: ReadonlyMap<string, StoredMapping>;
  readonly colorPairs: StoredKeys;
  readonly targets: StoredKeys;
  readonly roadmaps: StoredKeys;
  readonly mainTasks: StoredKeys;
  readonly tasks: StoredKeys;
}

export interface StoredUser {
  readonly id: number;
  readonly passwordHash: string | null;
  /** Keys of the organisations that the user is a member of, inherited ones left out. */
  readonly organizations: readonly string[];
}

/** What the database holds that a folder may refer to; all by key, users by e-mail. */
export interface Stored {
  readonly organizations: ReadonlyMap<string, StoredOrganization>;
  readonly users: ReadonlyMap<string, StoredUser>;
  /** Keys of organisations that take no rows because they are archived. */
  readonly archived?: ReadonlySet<string>;
}

/** An empty database. */
export const nothingStored: Stored = { organizations: new Map(), users: new Map() };

type KeyedTable = typeof colorPair | typeof target | typeof roadmap | typeof mainTask | typeof task;

interface Keyed {
  readonly id: number;
  readonly key: string;
  readonly organizationId: number;
  readonly parentId: number | null;
}

/** Rows by organisation id, then by key, made with the keys of their parents. */
function byOrganization<R extends Keyed, T>(
  rows: readonly R[],
  make: (row: R, keyOf: (id: number | null) => string | null) => T,
): Map<number, Map<string, T>> {
  const keys = new Map(rows.map(({ organizationId, id, key }) => [`${organizationId}:${id}`, key]));
  const made = new Map<number, Map<string, T>>();
  for (const row of rows) {
    const { organizationId } = row;
    const ofOrganization = made.get(organizationId) ?? new Map<string, T>();
    made.set(organizationId, ofOrganization);
    ofOrganization.set(
      row.key,
      make(row, (id) => (id === null ? null : (keys.get(`${organizationId}:${id}`) ?? null))),
    );
  }
  return made;
}

/** Members of organisations and of those above them. UNION drops repetitions and so ends a cycle. */
const membersOf = (ids: readonly number[]) => sql`${user.id} IN (
  WITH RECURSIVE lineage AS (
    SELECT id, parent_id FROM organization o WHERE ${inArray(sql`o.id`, [...ids])}
    UNION
    SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
  )
  SELECT m.user_id FROM membership m JOIN lineage l ON m.organization_id = l.id)`;

/**
 * Reads what a folder may refer to: all organisations and users, and the contents of the
 * organisations whose keys are given.
 *
 * @param within only these organisations and their members, as if there were no others
 */
export async function loadStored(
  tx: Queries,
  keys: readonly string[],
  within?: readonly number[],
): Promise<Stored> {
  const isSeen = within && inArray(organization.id, [...within]);
  const organizations = await tx
    .select({ id: organization.id, key: organization.key, parentId: organization.parentId })
    .from(organization)
    .where(isSeen);
  const ids = organizations.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  const named = ids.length > 0 ? ids : [0];
  const terms = await tx.select().from(term).where(inArray(term.organizationId, named));
  const groups = await tx
    .select()
    .from(targetGroup)
    .where(inArray(targetGroup.organizationId, named));
  const mappings = await tx.select().from(mapping).where(inArray(mapping.organizationId, named));
  const users = await tx
    .select({
      id: user.id,
      email: user.email,
      passwordHash: user.passwordHash,
      organizations: sql<string[]>`coalesce(array_agg(${organization.key})
        FILTER (WHERE ${organization.key} IS NOT NULL), '{}')`,
    })
    .from(user)
    .leftJoin(membership, eq(membership.userId, user.id))
    .leftJoin(organization, and(eq(organization.id, membership.organizationId), isSeen))
    .where(within && membersOf(within))
    .groupBy(user.id);
  const termsOf = byOrganization(terms, (row, keyOf) => ({
    id: row.id,
    formula: row.formula,
    parent: keyOf(row.parentId),
    additionalParents: row.additionalParents.map(keyOf).filter((parent) => parent !== null),
    sumValuesInTree: row.sumValuesInTree,
    unit: row.unit,
  }));
  const groupsOf = byOrganization(groups, (row, keyOf) => ({
    id: row.id,
    parent: keyOf(row.parentId),
  }));
  const mappingsOf = byOrganization(mappings, (row, keyOf) => ({
    id: row.id,
    parent: keyOf(row.parentId),
    viewTitle: row.viewTitle,
    viewTitleFi: row.viewTitleFi,
    redirect: row.redirect,
    properties: row.properties,
  }));
  const keysIn = async (table: KeyedTable) => {
    const rows = await tx
      .select({ organizationId: table.organizationId, key: table.key })
      .from(table)
      .where(inArray(table.organizationId, named));
    const keys = new Map<number, Set<string>>();
    for (const { organizationId, key } of rows) {
      if (key === null) continue;
      keys.set(organizationId, (keys.get(organizationId) ?? new Set()).add(key));
    }
    return keys;
  };
  const colorPairsOf = await keysIn(colorPair);
  const targetsOf = await keysIn(target);
  const roadmapsOf = await keysIn(roadmap);
  const mainTasksOf = await keysIn(mainTask);
  const tasksOf = await keysIn(task);
  const keyOfId = new Map(organizations.map(({ id, key }) => [id, key]));
  return {
    users: new Map(users.map(({ email, ...rest }) => [email, rest])),
    organizations: new Map(
      organizations.map(({ id, key, parentId }) => [
        key,
        {
          id,
          parent: parentId === null ? null : (keyOfId.get(parentId) ?? null),
          terms: termsOf.get(id) ?? new Map(),
          targetGroups: groupsOf.get(id) ?? new Map(),
          mappings: mappingsOf.get(id) ?? new Map(),
          colorPairs: colorPairsOf.get(id) ?? new Set(),
          targets: targetsOf.get(id) ?? new Set(),
          roadmaps: roadmapsOf.get(id) ?? new Set(),
          mainTasks: mainTasksOf.get(id) ?? new Set(),
          tasks: tasksOf.get(id) ?? new Set(),
        },
      ]),
    ),
  };
}
