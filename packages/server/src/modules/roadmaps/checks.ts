import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { colorPair, target, task } from '../../db/schema/index.js';
import { FieldError, nonFieldError } from '../../messages/errors.js';
import type { Change } from './change.js';
import { selectRoadmaps } from './read-queries.js';

/** Refuses a roadmap that is not in use in the organisation. */
export async function checkRoadmap({ tx, organizationId }: Change, id: number): Promise<void> {
  const rows = await selectRoadmaps(tx, [organizationId], { id });
  if (rows.length === 0) throw new FieldError({ roadmap: ['unknown_roadmap'] });
}

/** What is in a roadmap stays in it. */
export function checkSameRoadmap(
  { roadmapId }: { readonly roadmapId: number },
  asked: number | undefined,
): void {
  if (asked !== undefined && asked !== roadmapId)
    throw new FieldError({ roadmap: ['other_roadmap'] });
}

export async function checkColorPair(
  { tx, organizationId }: Change,
  id: number | null | undefined,
): Promise<void> {
  if (id === undefined || id === null) return;
  const rows = await tx
    .select({ id: colorPair.id })
    .from(colorPair)
    .where(and(eq(colorPair.organizationId, organizationId), eq(colorPair.id, id)));
  if (rows.length === 0) throw new FieldError({ color_pair: ['unknown_color_pair'] });
}

export async function checkTargets(
  { tx, organizationId }: Change,
  ids: readonly number[] | undefined,
): Promise<void> {
  if (ids === undefined || ids.length === 0) return;
  const unique = [...new Set(ids)];
  const rows = await tx
    .select({ id: target.id })
    .from(target)
    .where(and(eq(target.organizationId, organizationId), inArray(target.id, unique)));
  if (rows.length < unique.length) throw new FieldError({ targets: ['unknown_target'] });
}

/** The links of a main task, each once: roadmaps in use other than its own. */
export async function checkLinks(
  { tx, organizationId }: Change,
  ids: readonly number[] | undefined,
  own: number,
): Promise<void> {
  if (ids === undefined || ids.length === 0) return;
  if (ids.includes(own)) throw new FieldError({ link_to_roadmap: ['link_to_itself'] });
  const known = new Set((await selectRoadmaps(tx, [organizationId])).map(({ id }) => id));
  if (!ids.every((id) => known.has(id)))
    throw new FieldError({ link_to_roadmap: ['unknown_roadmap'] });
}

/** Rows of a main task that its tasks need. */
export async function rowsInUse(
  { tx, organizationId }: Change,
  mainTaskId: number,
): Promise<number> {
  const [row] = await tx
    .select({ last: max(task.rowIndex) })
    .from(task)
    .where(
      and(
        eq(task.organizationId, organizationId),
        eq(task.mainTaskId, mainTaskId),
        isNull(task.deletionId),
      ),
    );
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1;
}

/** Refuses bars that overlap another one, and names the two. */
export async function checkOverlap(
  { tx, organizationId }: Change,
  ids: readonly number[],
): Promise<void> {
  const { rows } = await tx.execute<{ title: string; other: string }>(sql`
    SELECT a.title, b.title AS other
    FROM task a JOIN task b ON b.organization_id = a.organization_id AND b.main_task_id = a.main_task_id
      AND b.row_index = a.row_index AND b.id <> a.id AND b.deletion_id IS NULL
      AND b.start_date <= a.end_date AND a.start_date <= b.end_date
    WHERE a.organization_id = ${organizationId} AND a.deletion_id IS NULL
      AND a.id IN (SELECT value::integer FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    ORDER BY a.start_date, a.id LIMIT 1`);
  const [overlap] = rows;
  if (overlap !== undefined)
    throw nonFieldError({
      key: 'task_overlaps',
      values: { title: overlap.title, other: overlap.other },
    });
}
