import { completeOrder, type Roadmap, withItemAt } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import { roadmap } from '../../db/schema/index.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, StaleError } from '../../messages/errors.js';
import { roadmapOf } from './answers.js';
import {
  type Change,
  type ChangePlans,
  checkVersion,
  type Editor,
  onlyRow,
  titleColumns,
} from './change.js';
import { deletions } from './deletions.js';
import { selectRoadmaps } from './read-queries.js';
import { LAST_PLACE, writeOrder } from './write-order.js';

export interface RoadmapFields {
  readonly title?: string | undefined;
  readonly organization?: number | undefined;
  readonly order?: number | undefined;
}
type Based = { readonly version?: number | undefined };

export function createRoadmaps(changePlans: ChangePlans) {
  const all = ({ tx, organizationId }: Change) => selectRoadmaps(tx, [organizationId]);

  async function one({ tx, organizationId }: Pick<Change, 'tx' | 'organizationId'>, id: number) {
    return onlyRow(await selectRoadmaps(tx, [organizationId], { id }));
  }

  function checkOrganization({ organizationId }: Change, asked: number | undefined): void {
    if (asked !== undefined && asked !== organizationId)
      throw new FieldError({ organization: ['other_organization'] });
  }

  async function place(change: Change, id: number, at: number): Promise<void> {
    const order = (await all(change)).map((row) => row.id);
    await writeOrder(change, roadmap, withItemAt(order, id, at));
  }

  async function answer(change: Change, id: number): Promise<Roadmap> {
    return roadmapOf(change.language, await one(change, id));
  }

  async function list({ inOrganization, language, organization }: RequestContext) {
    const rows = await inOrganization((tx) => selectRoadmaps(tx, [organization.id]));
    return rows.map((row) => roadmapOf(language, row));
  }

  return {
    list,

    get: ({ inOrganization, language, organization }: RequestContext, id: number) =>
      inOrganization(async (tx) =>
        roadmapOf(language, await one({ tx, organizationId: organization.id }, id)),
      ),

    create: (editor: Editor, fields: RoadmapFields & { readonly title: string }) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        checkOrganization(change, fields.organization);
        const { id } = onlyRow(
          await tx
            .insert(roadmap)
            .values({ organizationId, title: fields.title, ordering: LAST_PLACE })
            .returning({ id: roadmap.id }),
        );
        await place(change, id, fields.order ?? LAST_PLACE);
        await change.done('plan_changed', id, { created: 'roadmap', id });
        return answer(change, id);
      }),

    update: (editor: Editor, id: number, { version, ...fields }: RoadmapFields & Based) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId, language } = change;
        const row = await one(change, id);
        checkVersion(row, version, () => roadmapOf(language, row));
        checkOrganization(change, fields.organization);
        await tx
          .update(roadmap)
          .set({
            ...titleColumns(change, row, fields.title),
            version: sql`${roadmap.version} + 1`,
          })
          .where(and(eq(roadmap.organizationId, organizationId), eq(roadmap.id, id)));
        if (fields.order !== undefined) await place(change, id, fields.order);
        await change.done('plan_changed', id, { changed: 'roadmap', id });
        return answer(change, id);
      }),

    delete: (editor: Editor, id: number, version: number | undefined) =>
      changePlans(editor, async (change) => {
        const row = await one(change, id);
        checkVersion(row, version, () => roadmapOf(change.language, row));
        await deletions.deleteRoadmap(change, row);
      }),

    order: (
      editor: Editor,
      asked: readonly number[],
      basedOn: readonly number[] | undefined,
    ): Promise<Roadmap[]> =>
      changePlans(editor, async (change) => {
        const rows = await all(change);
        const current = rows.map(({ id }) => id);
        if (basedOn !== undefined && basedOn.join() !== current.join())
          throw new StaleError(rows.map((row) => roadmapOf(change.language, row)));
        await writeOrder(change, roadmap, completeOrder(current, asked));
        const [first] = current;
        if (first !== undefined) await change.done('plan_changed', first, { ordered: 'roadmaps' });
        return (await all(change)).map((row) => roadmapOf(change.language, row));
      }),
  };
}
