import { completeOrder, type MainTask, withItemAt } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import { mainTask, mainTaskLink } from '../../db/schema/index.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, StaleError } from '../../messages/errors.js';
import { mainTaskOf } from './answers.js';
import {
  type Change,
  type ChangePlans,
  checkVersion,
  type Editor,
  onlyRow,
  titleColumns,
} from './change.js';
import { checkColorPair, checkLinks, checkRoadmap, checkSameRoadmap, rowsInUse } from './checks.js';
import { deletions } from './deletions.js';
import { type PlanFilter, selectMainTasks } from './read-queries.js';
import { LAST_PLACE, writeOrder } from './write-order.js';

export interface MainTaskFields {
  readonly title?: string | undefined;
  readonly roadmap?: number | undefined;
  readonly color_pair?: number | null | undefined;
  readonly row_count?: number | undefined;
  readonly link_to_roadmap?: readonly number[] | undefined;
  readonly index?: number | undefined;
}
type Based = { readonly version?: number | undefined };

export function createMainTasks(changePlans: ChangePlans) {
  const one = async ({ tx, organizationId }: Pick<Change, 'tx' | 'organizationId'>, id: number) =>
    onlyRow(await selectMainTasks(tx, [organizationId], { ids: [id] }));

  const ofRoadmap = ({ tx, organizationId }: Change, roadmapId: number) =>
    selectMainTasks(tx, [organizationId], { roadmapId });

  const answer = async (change: Change, id: number): Promise<MainTask> =>
    mainTaskOf(change.language, await one(change, id));

  async function place(change: Change, roadmapId: number, id: number, at: number): Promise<void> {
    const order = (await ofRoadmap(change, roadmapId)).map((row) => row.id);
    await writeOrder(change, mainTask, withItemAt(order, id, at));
  }

  async function writeLinks(
    { tx, organizationId }: Change,
    mainTaskId: number,
    roadmapIds: readonly number[] | undefined,
  ): Promise<void> {
    if (roadmapIds === undefined) return;
    await tx
      .delete(mainTaskLink)
      .where(
        and(
          eq(mainTaskLink.organizationId, organizationId),
          eq(mainTaskLink.mainTaskId, mainTaskId),
        ),
      );
    const links = [...new Set(roadmapIds)].map((roadmapId) => ({
      organizationId,
      mainTaskId,
      roadmapId,
    }));
    if (links.length > 0) await tx.insert(mainTaskLink).values(links);
  }

  return {
    async list({ inOrganization, language, organization }: RequestContext, filter: PlanFilter) {
      const rows = await inOrganization((tx) => selectMainTasks(tx, [organization.id], filter));
      return rows.map((row) => mainTaskOf(language, row));
    },

    get: ({ inOrganization, language, organization }: RequestContext, id: number) =>
      inOrganization(async (tx) =>
        mainTaskOf(language, await one({ tx, organizationId: organization.id }, id)),
      ),

    create: (
      editor: Editor,
      fields: MainTaskFields & { readonly title: string; readonly roadmap: number },
    ) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const { title, roadmap: roadmapId, color_pair: colorPairId, row_count: rowCount } = fields;
        await checkRoadmap(change, roadmapId);
        await checkColorPair(change, colorPairId);
        await checkLinks(change, fields.link_to_roadmap, roadmapId);
        const values = { organizationId, roadmapId, title, colorPairId, rowCount };
        const { id } = onlyRow(
          await tx
            .insert(mainTask)
            .values({ ...values, ordering: LAST_PLACE })
            .returning({ id: mainTask.id }),
        );
        await writeLinks(change, id, fields.link_to_roadmap);
        await place(change, roadmapId, id, fields.index ?? LAST_PLACE);
        await change.done('plan_changed', roadmapId, { created: 'main_task', id });
        return answer(change, id);
      }),

    update: (editor: Editor, id: number, { version, ...fields }: MainTaskFields & Based) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const row = await one(change, id);
        checkVersion(row, version, () => mainTaskOf(change.language, row));
        checkSameRoadmap(row, fields.roadmap);
        if (fields.color_pair !== row.colorPairId) await checkColorPair(change, fields.color_pair);
        await checkLinks(change, fields.link_to_roadmap, row.roadmapId);
        const { row_count: rowCount } = fields;
        if (rowCount !== undefined && rowCount < (await rowsInUse(change, id)))
          throw new FieldError({ row_count: ['rows_in_use'] });
        await tx
          .update(mainTask)
          .set({
            ...titleColumns(change, row, fields.title),
            ...(fields.color_pair !== undefined && { colorPairId: fields.color_pair }),
            ...(rowCount !== undefined && { rowCount }),
            version: sql`${mainTask.version} + 1`,
          })
          .where(and(eq(mainTask.organizationId, organizationId), eq(mainTask.id, id)));
        await writeLinks(change, id, fields.link_to_roadmap);
        if (fields.index !== undefined) await place(change, row.roadmapId, id, fields.index);
        await change.done('plan_changed', row.roadmapId, { changed: 'main_task', id });
        return answer(change, id);
      }),

    delete: (editor: Editor, id: number, version: number | undefined) =>
      changePlans(editor, async (change) => {
        const row = await one(change, id);
        checkVersion(row, version, () => mainTaskOf(change.language, row));
        await deletions.deleteMainTask(change, row);
      }),

    deleteRow: (editor: Editor, id: number, rowIndex: number, version: number | undefined) =>
      changePlans(editor, async (change) => {
        const row = await one(change, id);
        checkVersion(row, version, () => mainTaskOf(change.language, row));
        if (rowIndex >= row.rowCount) throw new FieldError({ rowIndex: ['no_such_row'] });
        const deletion = await deletions.deleteRow(change, row, rowIndex);
        return { ...(await answer(change, id)), deletion };
      }),

    order: (
      editor: Editor,
      roadmapId: number,
      asked: readonly number[],
      basedOn: readonly number[] | undefined,
    ): Promise<MainTask[]> =>
      changePlans(editor, async (change) => {
        await checkRoadmap(change, roadmapId);
        const rows = await ofRoadmap(change, roadmapId);
        const current = rows.map(({ id }) => id);
        if (basedOn !== undefined && basedOn.join() !== current.join())
          throw new StaleError(rows.map((row) => mainTaskOf(change.language, row)));
        await writeOrder(change, mainTask, completeOrder(current, asked));
        await change.done('plan_changed', roadmapId, { ordered: 'main_tasks' });
        return (await ofRoadmap(change, roadmapId)).map((row) => mainTaskOf(change.language, row));
      }),
  };
}
