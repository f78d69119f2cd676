import type {
  OrganizationUser,
  TargetDefinition,
  TargetFields,
  TargetGroupDefinition,
  TargetGroupFields,
} from '@tavoite/model';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/database.js';
import { comment, target, targetGroup, taskTarget, user } from '../../db/schema/index.js';

export async function readGroups(
  tx: Queries,
  organizationId: number,
): Promise<TargetGroupDefinition[]> {
  const rows = await tx
    .select()
    .from(targetGroup)
    .where(eq(targetGroup.organizationId, organizationId))
    .orderBy(asc(targetGroup.ordering), asc(targetGroup.id));
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    title: row.title,
    title_fi: row.titleFi,
    parent: row.parentId,
    user: row.userId,
    ordering: row.ordering,
  }));
}

/** Whoever owns a group, a member or not. */
export async function readOwners(tx: Queries, organizationId: number): Promise<OrganizationUser[]> {
  return tx
    .selectDistinct({ id: user.id, username: user.username, full_name: user.fullName })
    .from(targetGroup)
    .innerJoin(user, eq(user.id, targetGroup.userId))
    .where(eq(targetGroup.organizationId, organizationId));
}

export async function readTargets(
  tx: Queries,
  organizationId: number,
): Promise<TargetDefinition[]> {
  const rows = await tx
    .select()
    .from(target)
    .where(eq(target.organizationId, organizationId))
    .orderBy(asc(target.ordering), asc(target.id));
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    target_group: row.targetGroupId,
    title: row.title,
    title_fi: row.titleFi,
    start_date: row.startDate,
    end_date: row.endDate,
    formula: row.formula,
    target_formula: row.targetFormula,
    compare_formula: row.compareFormula,
    compare_months_earlier: row.compareMonthsEarlier,
    minimum_value: row.minimumValue,
    reversed_target: row.reversedTarget,
    value_numeric_type: row.valueNumericType === 'int' ? 'int' : 'decimal',
    measurement_type_prefix: row.measurementTypePrefix,
    unit: row.unit,
    additional_information: row.additionalInformation,
    additional_information_fi: row.additionalInformationFi,
    link_tag: row.linkTag,
    ordering: row.ordering,
  }));
}

/** The columns of a target's fields, its key apart. */
export const targetColumns = (fields: TargetFields) => ({
  targetGroupId: fields.target_group,
  title: fields.title,
  titleFi: fields.title_fi,
  startDate: fields.start_date,
  endDate: fields.end_date,
  formula: fields.formula,
  targetFormula: fields.target_formula,
  compareFormula: fields.compare_formula,
  compareMonthsEarlier: fields.compare_months_earlier,
  minimumValue: fields.minimum_value,
  reversedTarget: fields.reversed_target,
  valueNumericType: fields.value_numeric_type,
  measurementTypePrefix: fields.measurement_type_prefix,
  unit: fields.unit,
  additionalInformation: fields.additional_information,
  additionalInformationFi: fields.additional_information_fi,
  linkTag: fields.link_tag,
  ordering: fields.ordering,
});

const groupColumns = (fields: TargetGroupFields) => ({
  title: fields.title,
  titleFi: fields.title_fi,
  parentId: fields.parent,
  userId: fields.user,
  ordering: fields.ordering,
});

function idOf(row: { id: number } | undefined): number {
  if (row === undefined) throw new Error('Nothing was made');
  return row.id;
}

export async function insertTarget(
  tx: Queries,
  organizationId: number,
  fields: TargetFields,
): Promise<number> {
  const [row] = await tx
    .insert(target)
    .values({ organizationId, key: fields.key, ...targetColumns(fields) })
    .returning({ id: target.id });
  return idOf(row);
}

export async function insertGroup(
  tx: Queries,
  organizationId: number,
  fields: TargetGroupFields,
): Promise<number> {
  const [row] = await tx
    .insert(targetGroup)
    .values({ organizationId, key: fields.key, ...groupColumns(fields) })
    .returning({ id: targetGroup.id });
  return idOf(row);
}

const isTarget = (organizationId: number, id: number) =>
  and(eq(target.organizationId, organizationId), eq(target.id, id));
const isGroup = (organizationId: number, id: number) =>
  and(eq(targetGroup.organizationId, organizationId), eq(targetGroup.id, id));

export async function updateTarget(
  tx: Queries,
  organizationId: number,
  id: number,
  fields: TargetFields,
): Promise<void> {
  await tx.update(target).set(targetColumns(fields)).where(isTarget(organizationId, id));
}

export async function updateGroup(
  tx: Queries,
  organizationId: number,
  id: number,
  fields: TargetGroupFields,
): Promise<void> {
  await tx.update(targetGroup).set(groupColumns(fields)).where(isGroup(organizationId, id));
}

export async function removeTarget(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.delete(target).where(isTarget(organizationId, id));
}

export async function removeGroup(tx: Queries, organizationId: number, id: number): Promise<void> {
  await tx.delete(targetGroup).where(isGroup(organizationId, id));
}

export const countComments = (tx: Queries, organizationId: number, id: number): Promise<number> =>
  tx.$count(comment, and(eq(comment.organizationId, organizationId), eq(comment.targetId, id)));

export const countTasks = (tx: Queries, organizationId: number, id: number): Promise<number> =>
  tx.$count(
    taskTarget,
    and(eq(taskTarget.organizationId, organizationId), eq(taskTarget.targetId, id)),
  );
