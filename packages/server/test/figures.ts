import type { ManagerFlag } from '@tavoite/model';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../src/db/database.js';
import {
  mapping,
  organization,
  series,
  target,
  targetGroup,
  term,
} from '../src/db/schema/index.js';
import { packSpec, type TermSpec } from './series.js';
import type { TestServer } from './server.js';

/** A term of a test organisation; its title is "Title of <key>" by default. */
export type FiguresTerm = TermSpec &
  Partial<
    Pick<
      typeof term.$inferInsert,
      | 'title'
      | 'titleFi'
      | 'isFreeMeasure'
      | 'dataSource'
      | 'measurementTypePrefix'
      | 'valueNumericType'
    >
  >;

/** A target of a test organisation, in the group of that key. */
export type FiguresTarget = Omit<
  Partial<typeof target.$inferInsert>,
  'organizationId' | 'targetGroupId'
> & { key: string; group: string; formula: string };

export interface Figures {
  terms?: FiguresTerm[];
  /** `parent` is the key of a group before it. */
  groups?: { key: string; parent?: string; title?: string; titleFi?: string; userId?: number }[];
  targets?: FiguresTarget[];
  mappings?: (Pick<
    typeof mapping.$inferInsert,
    'key' | 'viewTitleFi' | 'graphProperties' | 'properties'
  > & {
    termsUsed: string[];
  })[];
}

/** Ids by key. */
export interface FiguresIds {
  readonly terms: Readonly<Record<string, number>>;
  readonly groups: Readonly<Record<string, number>>;
  readonly targets: Readonly<Record<string, number>>;
  readonly mappings: Readonly<Record<string, number>>;
}

type Rows = readonly { id: number; key: string }[];
const byKey = (rows: Rows) => Object.fromEntries(rows.map(({ id, key }) => [key, id]));

async function growVersion(tx: Queries, organizationId: number): Promise<void> {
  await tx
    .update(organization)
    .set({ dataVersion: sql`${organization.dataVersion} + 1` })
    .where(eq(organization.id, organizationId));
}

/** Changes what an organisation holds, as an import would: the data version grows with it. */
export async function changeFigures(
  server: TestServer,
  organizationId: number,
  change: (tx: Queries) => PromiseLike<unknown>,
): Promise<void> {
  await server.seed(async (tx) => {
    await change(tx);
    await growVersion(tx, organizationId);
  });
}

/** Writes figures into an organisation, as an import would: the data version grows with them. */
export async function seedFigures(
  server: TestServer,
  organizationId: number,
  { terms = [], groups = [], targets = [], mappings = [] }: Figures,
): Promise<FiguresIds> {
  return server.seed(async (tx) => {
    const termIds: Record<string, number> = {};
    for (const [ordering, spec] of terms.entries()) {
      const [row] = await tx
        .insert(term)
        .values({
          organizationId,
          ordering,
          key: spec.key,
          title: spec.title ?? `Title of ${spec.key}`,
          titleFi: spec.titleFi,
          formula: spec.formula,
          unit: spec.unit,
          aggregation: spec.aggregation,
          sumValuesInTree: spec.sumValuesInTree,
          isFreeMeasure: spec.isFreeMeasure,
          dataSource: spec.dataSource,
          measurementTypePrefix: spec.measurementTypePrefix,
          valueNumericType: spec.valueNumericType,
          parentId: spec.parent === undefined ? null : termIds[spec.parent],
          additionalParents: (spec.additionalParents ?? []).map((key) => termIds[key] ?? 0),
        })
        .returning({ id: term.id, key: term.key });
      if (row === undefined) throw new Error('no term was made');
      termIds[spec.key] = row.id;
      const months = packSpec(spec);
      if (months !== null)
        await tx.insert(series).values({ organizationId, termId: row.id, ...months });
    }
    const groupIds: Record<string, number> = {};
    for (const [ordering, { parent, title, key, ...rest }] of groups.entries()) {
      const [row] = await tx
        .insert(targetGroup)
        .values({
          organizationId,
          ordering,
          key,
          title: title ?? `Title of ${key}`,
          parentId: parent === undefined ? null : groupIds[parent],
          ...rest,
        })
        .returning({ id: targetGroup.id, key: targetGroup.key });
      if (row === undefined) throw new Error('no group was made');
      groupIds[key] = row.id;
    }
    const targetRows: Rows =
      targets.length === 0
        ? []
        : await tx
            .insert(target)
            .values(
              targets.map(({ group, ...values }, ordering) => ({
                title: `Title of ${values.key}`,
                startDate: '2025-01-01',
                endDate: '2025-12-31',
                ordering,
                ...values,
                organizationId,
                targetGroupId: groupIds[group] ?? 0,
              })),
            )
            .returning({ id: target.id, key: target.key });
    const mappingRows: Rows =
      mappings.length === 0
        ? []
        : await tx
            .insert(mapping)
            .values(
              mappings.map((values) => ({ ...values, viewTitle: values.key, organizationId })),
            )
            .returning({ id: mapping.id, key: mapping.key });
    await growVersion(tx, organizationId);
    return {
      terms: termIds,
      groups: groupIds,
      targets: byKey(targetRows),
      mappings: byKey(mappingRows),
    };
  });
}

/** An organisation with figures, and a signed-in member of it. */
export async function figuresFor(
  server: TestServer,
  figures: Figures,
  {
    startOfFiscalYear = 1,
    language = 'en',
    flags = {},
  }: {
    startOfFiscalYear?: number;
    language?: 'en' | 'fi';
    flags?: Partial<Record<ManagerFlag, boolean>>;
  } = {},
) {
  const organizationId = await server.createOrganization({ startOfFiscalYear });
  const ids = await seedFigures(server, organizationId, figures);
  const user = await server.createUser({ memberships: { [organizationId]: flags }, language });
  return { organizationId, ids, user, token: user.token };
}
