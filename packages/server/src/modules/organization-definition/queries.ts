import type {
  ChildOrganization,
  ObjectiveDefinition,
  ObjectiveFields,
  OrganizationFields,
} from '@tavoite/model';
import { and, asc, eq, sql } from 'drizzle-orm';
import { nextDataVersion, tellDataVersions } from '../../db/data-versions.js';
import type { Queries } from '../../db/database.js';
import { objective, organization, organizationSettings } from '../../db/schema/index.js';

/** Nobody else changes what stands below what until the transaction ends. */
export async function lockTree(tx: Queries): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('organizations'))`);
}

/** As it is stored, and locked until the transaction ends if it is to be written. */
export async function readFields(
  tx: Queries,
  id: number,
  { isWritten = false } = {},
): Promise<OrganizationFields> {
  const query = tx.select().from(organization).where(eq(organization.id, id));
  const [row] = await (isWritten ? query.for('no key update') : query);
  if (!row) throw new Error('The active organisation has gone');
  const [settings] = await tx
    .select({ views: organizationSettings.restrictedViews })
    .from(organizationSettings)
    .where(eq(organizationSettings.organizationId, id));
  return {
    name: row.name,
    name_fi: row.nameFi,
    start_of_fiscal_year: row.startOfFiscalYear,
    time_zone: row.timeZone,
    restricted_views: [...(settings?.views ?? [])].sort() as OrganizationFields['restricted_views'],
  };
}

export async function updateFields(
  tx: Queries,
  id: number,
  fields: OrganizationFields,
): Promise<void> {
  await tx
    .update(organization)
    .set({
      name: fields.name,
      nameFi: fields.name_fi,
      startOfFiscalYear: fields.start_of_fiscal_year,
      timeZone: fields.time_zone,
    })
    .where(eq(organization.id, id));
  const restrictedViews = [...fields.restricted_views];
  await tx
    .insert(organizationSettings)
    .values({ organizationId: id, restrictedViews })
    .onConflictDoUpdate({ target: organizationSettings.organizationId, set: { restrictedViews } });
}

export async function readObjectives(
  tx: Queries,
  organizationId: number,
): Promise<ObjectiveDefinition[]> {
  const rows = await tx
    .select()
    .from(objective)
    .where(eq(objective.organizationId, organizationId))
    .orderBy(asc(objective.ordering), asc(objective.id));
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: row.title,
    title_fi: row.titleFi,
    description: row.description,
    description_fi: row.descriptionFi,
    ordering: row.ordering,
  }));
}

const objectiveColumns = (fields: ObjectiveFields) => ({
  title: fields.title,
  titleFi: fields.title_fi,
  description: fields.description,
  descriptionFi: fields.description_fi,
  ordering: fields.ordering,
});

const isObjective = (organizationId: number, id: number) =>
  and(eq(objective.organizationId, organizationId), eq(objective.id, id));

export async function insertObjective(
  tx: Queries,
  organizationId: number,
  fields: ObjectiveFields,
): Promise<number> {
  const [row] = await tx
    .insert(objective)
    .values({ organizationId, key: fields.key, ...objectiveColumns(fields) })
    .returning({ id: objective.id });
  if (!row) throw new Error('No objective was added');
  return row.id;
}

export async function updateObjective(
  tx: Queries,
  organizationId: number,
  id: number,
  fields: ObjectiveFields,
): Promise<void> {
  await tx.update(objective).set(objectiveColumns(fields)).where(isObjective(organizationId, id));
}

export async function setOrdering(
  tx: Queries,
  organizationId: number,
  id: number,
  ordering: number,
): Promise<void> {
  await tx.update(objective).set({ ordering }).where(isObjective(organizationId, id));
}

export async function removeObjective(
  tx: Queries,
  organizationId: number,
  id: number,
): Promise<void> {
  await tx.delete(objective).where(isObjective(organizationId, id));
}

/** UNION drops repetitions and so ends a cycle. */
const BELOW = (id: number) => sql`
  WITH RECURSIVE below AS (
    SELECT o.* FROM organization o WHERE o.parent_id = ${id}
    UNION
    SELECT o.* FROM organization o JOIN below b ON o.parent_id = b.id
  )`;

/** All organisations below one, however deep, by name. */
export async function readChildren(tx: Queries, id: number): Promise<ChildOrganization[]> {
  const { rows } = await tx.execute<ChildOrganization & Record<string, unknown>>(sql`
    ${BELOW(id)}
    SELECT id, name, name_fi, parent_id AS parent, archived_at IS NOT NULL AS is_archived
    FROM below ORDER BY lower(name), id`);
  return rows;
}

/** How many levels an organisation stands below the top, itself counted. */
export async function countLevels(tx: Queries, id: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    WITH RECURSIVE lineage AS (
      SELECT id, parent_id FROM organization WHERE id = ${id}
      UNION
      SELECT o.id, o.parent_id FROM organization o JOIN lineage l ON o.id = l.parent_id
    )
    SELECT FROM lineage`);
  return rows.length;
}

/** Makes an organisation like its parent; its key, by which the import knows it, is free. */
export async function insertChild(
  tx: Queries,
  key: string,
  { name, name_fi, parent }: Pick<ChildOrganization, 'name' | 'name_fi' | 'parent'>,
): Promise<number> {
  // Not by drizzle, which would name every column: the server may fill in these only.
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO organization
      (key, parent_id, name, name_fi, start_of_fiscal_year, time_zone, second_factor_required)
    SELECT ${key}, id, ${name}, ${name_fi}, start_of_fiscal_year, time_zone, second_factor_required
    FROM organization WHERE id = ${parent}
    RETURNING id`);
  const [row] = rows;
  if (!row) throw new Error('No organisation was added');
  return row.id;
}

/** Keys that organisations have, of those that begin like this. */
export async function findKeys(tx: Queries, beginning: string): Promise<Set<string>> {
  const rows = await tx
    .select({ key: organization.key })
    .from(organization)
    .where(sql`starts_with(${organization.key}, ${beginning})`);
  return new Set(rows.map(({ key }) => key));
}

export async function moveChild(tx: Queries, id: number, parentId: number): Promise<void> {
  await tx.update(organization).set({ parentId }).where(eq(organization.id, id));
}

/** A version comes as text where a statement is not typed. */
type Bumped = { id: number; dataVersion: string };

/** Archives an organisation with those below it that are not archived yet. */
export async function archive(tx: Queries, id: number): Promise<void> {
  const { rows } = await tx.execute<Bumped>(sql`
    ${BELOW(id)}
    UPDATE organization SET archived_at = now(), data_version = ${nextDataVersion()}
    WHERE (id = ${id} OR id IN (SELECT id FROM below)) AND archived_at IS NULL
    RETURNING id, data_version AS "dataVersion"`);
  await tellDataVersions(tx, rows);
}

/** Brings back an organisation with those that were archived together with it. */
export async function restore(tx: Queries, id: number): Promise<void> {
  const { rows } = await tx.execute<Bumped>(sql`
    ${BELOW(id)}
    UPDATE organization SET archived_at = NULL, data_version = ${nextDataVersion()}
    WHERE (id = ${id} OR id IN (SELECT id FROM below))
      AND archived_at = (SELECT archived_at FROM organization WHERE id = ${id})
    RETURNING id, data_version AS "dataVersion"`);
  await tellDataVersions(tx, rows);
}

/** Regular reports of organisations are sent no more until someone starts them again. */
export async function pauseSchedules(tx: Queries, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE report_schedule SET paused = true, next_run_at = NULL
    WHERE organization_id = ANY (${sql.param([...ids])}::integer[])`);
}
