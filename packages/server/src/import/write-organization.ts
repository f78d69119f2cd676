import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database.js';
import {
  colorPair,
  mapping,
  objective,
  organizationSettings,
  target,
  targetGroup,
  term,
} from '../db/schema/index.js';
import { upsert } from '../db/upsert.js';
import type { StoredMapping } from './stored.js';
import type { MappingRow, MappingTermRow } from './tables.js';
import { type Ids, idOf } from './write-people.js';
import { writeReports } from './write-reports.js';
import { writeRoadmaps } from './write-roadmaps.js';
import type { OrganizationWriting } from './writing.js';

function idsOf(
  stored: ReadonlyMap<string, { readonly id: number }> | undefined,
  written: readonly { readonly id: unknown; readonly key: unknown }[],
): Ids {
  const ids = new Map([...(stored ?? [])].map(([key, { id }]) => [key, id]));
  for (const { id, key } of written) ids.set(String(key), Number(id));
  return ids;
}

/** Sets the parents of rows that are all written: one may come before its parent in the file. */
async function writeParents(
  tx: Queries,
  table: PgTable,
  organizationId: number,
  ids: Ids,
  rows: Iterable<{
    readonly values: { readonly key: string; readonly parent?: string | null | undefined };
  }>,
): Promise<void> {
  const parents = [...rows].flatMap(({ values: { key, parent } }) =>
    parent === undefined
      ? []
      : [{ id: idOf(ids, key), parent_id: parent === null ? null : idOf(ids, parent) }],
  );
  if (parents.length === 0) return;
  await tx.execute(sql`
    UPDATE ${table} SET parent_id = given.parent_id
    FROM jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) AS given(id integer, parent_id integer)
    WHERE ${table}.organization_id = ${organizationId} AND ${table}.id = given.id`);
}

/** Writes everything that belongs to one organisation. @returns how many months were given */
export async function writeOrganization(writing: OrganizationWriting): Promise<number> {
  await writeSettings(writing);
  const termIds = await writeTerms(writing);
  const { tx, organizationId, plan, writeFigures } = writing;
  const months = await writeFigures(tx, organizationId, plan, termIds);
  await writeTargets(writing);
  await writeMappings(writing);
  await writeRoadmaps(writing);
  await writeReports(writing);
  return months;
}

async function writeSettings(writing: OrganizationWriting): Promise<void> {
  const { tx, organizationId, plan, count } = writing;
  const rows = <R>(map: ReadonlyMap<string, { readonly values: R }>) =>
    [...map.values()].map(({ values }) => values);
  const settings = rows(plan.settings).map(({ restricted_views: views }) => ({
    organizationId,
    restrictedViews: views && [...views],
  }));
  count('settings', await upsert(tx, organizationSettings, ['organizationId'], settings));
  const objectives = rows(plan.objectives).map((values) => ({
    organizationId,
    key: values.key,
    title: values.title,
    titleFi: values.title_fi,
    description: values.description,
    descriptionFi: values.description_fi,
    ordering: values.ordering,
  }));
  count('objectives', await upsert(tx, objective, ['organizationId', 'key'], objectives));
  const pairs = rows(plan.colorPairs).map((values) => ({
    organizationId,
    key: values.key,
    title: values.title,
    color: values.color,
    darkColor: values.dark_color,
  }));
  count('colour pairs', await upsert(tx, colorPair, ['organizationId', 'key'], pairs));
}

async function writeTerms(writing: OrganizationWriting): Promise<Ids> {
  const { tx, organizationId, plan, stored, count } = writing;
  const rows = [...plan.terms.values()];
  const written = await upsert(
    tx,
    term,
    ['organizationId', 'key'],
    rows.map(({ values }) => ({
      organizationId,
      key: values.key,
      title: values.title,
      titleFi: values.title_fi,
      formula: values.formula,
      unit: values.unit,
      measurementTypePrefix: values.measurement_type_prefix,
      aggregation: values.aggregation,
      sumValuesInTree: values.sum_values_in_tree,
      isFreeMeasure: values.is_free_measure,
      valueNumericType: values.value_numeric_type,
      dataSource: values.data_source,
      ordering: values.ordering,
    })),
    ['id', 'key'],
  );
  count('terms', written);
  const ids = idsOf(stored?.terms, written);
  await writeParents(tx, term, organizationId, ids, rows);
  const additional = rows.flatMap(({ values: { key, additional_parents: parents } }) =>
    parents === undefined
      ? []
      : [{ id: idOf(ids, key), parents: (parents ?? []).map((parent) => idOf(ids, parent)) }],
  );
  if (additional.length > 0) {
    await tx.execute(sql`
      UPDATE ${term} SET additional_parents = given.parents
      FROM jsonb_to_recordset(${JSON.stringify(additional)}::jsonb)
        AS given(id integer, parents integer[])
      WHERE ${term.organizationId} = ${organizationId} AND ${term.id} = given.id`);
  }
  return ids;
}

async function writeTargets(writing: OrganizationWriting): Promise<void> {
  const { tx, organizationId, plan, stored, userIds, count } = writing;
  const groups = [...plan.targetGroups.values()];
  const written = await upsert(
    tx,
    targetGroup,
    ['organizationId', 'key'],
    groups.map(({ values }) => ({
      organizationId,
      key: values.key,
      title: values.title,
      titleFi: values.title_fi,
      userId: values.user ? idOf(userIds, values.user) : values.user === null ? null : undefined,
      ordering: values.ordering,
    })),
    ['id', 'key'],
  );
  count('target groups', written);
  const ids = idsOf(stored?.targetGroups, written);
  await writeParents(tx, targetGroup, organizationId, ids, groups);
  const targets = [...plan.targets.values()].map(({ values }) => ({
    organizationId,
    key: values.key,
    targetGroupId: idOf(ids, values.target_group),
    title: values.title,
    titleFi: values.title_fi,
    startDate: values.start_date,
    endDate: values.end_date,
    formula: values.formula,
    targetFormula: values.target_formula,
    compareFormula: values.compare_formula,
    compareMonthsEarlier: values.compare_months_earlier,
    minimumValue: values.minimum_value,
    reversedTarget: values.reversed_target,
    valueNumericType: values.value_numeric_type,
    measurementTypePrefix: values.measurement_type_prefix,
    unit: values.unit,
    additionalInformation: values.additional_information,
    additionalInformationFi: values.additional_information_fi,
    linkTag: values.link_tag,
    ordering: values.ordering,
  }));
  count('targets', await upsert(tx, target, ['organizationId', 'key'], targets));
}

/** Graph-level properties whose columns have their names. */
const PROPERTY_COLUMNS = [
  'unit',
  'u_right',
  'y_axis_min',
  'y_axis_max',
  'y_axis_2_min',
  'y_axis_2_max',
  'tick_count',
  'show_decimals',
  'past_months',
  'future_months',
  'related_pages_title',
] as const;

/** The stored properties with the given ones in their places; an empty cell takes one away. */
function graphLevelProperties(
  values: MappingRow['values'],
  stored: StoredMapping | undefined,
  titleOf: (key: string) => string,
): Record<string, unknown> {
  const target = {
    type: values.target_type,
    color: values.target_color,
    second_axis: values.target_second_axis,
  };
  const isTargetGiven = Object.values(target).some((value) => value !== undefined);
  const before = stored?.properties ?? {};
  const beforeTarget = typeof before.target === 'object' ? before.target : {};
  const merged: Record<string, unknown> = {
    ...before,
    ...given(Object.fromEntries(PROPERTY_COLUMNS.map((name) => [name, values[name]]))),
    ...(isTargetGiven && { target: present({ ...beforeTarget, ...given(target) }) }),
    ...(values.related_pages !== undefined && {
      related_pages: values.related_pages?.map(titleOf) ?? null,
    }),
  };
  return present(merged);
}

/** Without what the file does not have. */
function given(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** Without what is empty. */
function present(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) =>
        value !== null &&
        value !== undefined &&
        !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  );
}

function seriesProperties({ values }: MappingTermRow): Record<string, unknown> {
  return present({
    type: values.type,
    color: values.color,
    stack_id: values.stack_id,
    second_axis: values.second_axis,
    calc_formula_for_numbers: values.calc_formula_for_numbers,
  });
}

async function writeMappings(writing: OrganizationWriting): Promise<void> {
  const { tx, organizationId, plan, stored, count } = writing;
  const rows = [...plan.mappings.values()];
  const titleOf = (key: string) =>
    plan.mappings.get(key)?.values.view_title ?? stored?.mappings.get(key)?.viewTitle ?? key;
  const written = await upsert(
    tx,
    mapping,
    ['organizationId', 'key'],
    rows.map(({ values }) => ({
      organizationId,
      key: values.key,
      viewTitle: values.view_title,
      viewTitleFi: values.view_title_fi,
      viewIcon: values.view_icon,
      redirect: values.redirect,
      sortOrder: values.sort_order,
      properties: graphLevelProperties(values, stored?.mappings.get(values.key), titleOf),
    })),
    ['id', 'key'],
  );
  count('mappings', written);
  const ids = idsOf(stored?.mappings, written);
  await writeParents(tx, mapping, organizationId, ids, rows);
  for (const [key, terms] of plan.mappingTerms) {
    await tx
      .update(mapping)
      .set({
        termsUsed: [...terms.keys()],
        graphProperties: Object.fromEntries(
          [...terms].map(([term, row]) => [term, seriesProperties(row)]),
        ),
      })
      .where(
        sql`${mapping.organizationId} = ${organizationId} AND ${mapping.id} = ${idOf(ids, key)}`,
      );
  }
}
