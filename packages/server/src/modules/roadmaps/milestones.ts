import type { Milestone } from '@tavoite/model';
import { and, eq, sql } from 'drizzle-orm';
import { milestone } from '../../db/schema/index.js';
import type { RequestContext } from '../../domain/request-context.js';
import { milestoneOf } from './answers.js';
import {
  type Change,
  type ChangePlans,
  checkVersion,
  type Editor,
  onlyRow,
  titleColumns,
} from './change.js';
import { checkRoadmap, checkSameRoadmap } from './checks.js';
import { deletions } from './deletions.js';
import { type PlanFilter, selectMilestones } from './read-queries.js';

export interface MilestoneFields {
  readonly title?: string | undefined;
  readonly roadmap?: number | undefined;
  readonly end_date?: string | undefined;
  readonly user?: number | null | undefined;
}
type Based = { readonly version?: number | undefined };

export function createMilestones(changePlans: ChangePlans) {
  const one = async ({ tx, organizationId }: Pick<Change, 'tx' | 'organizationId'>, id: number) =>
    onlyRow(await selectMilestones(tx, [organizationId], { ids: [id] }));

  const answer = async (change: Change, id: number): Promise<Milestone> =>
    milestoneOf(change.language, await one(change, id));

  return {
    async list({ inOrganization, language, organization }: RequestContext, filter: PlanFilter) {
      const rows = await inOrganization((tx) => selectMilestones(tx, [organization.id], filter));
      return rows.map((row) => milestoneOf(language, row));
    },

    get: ({ inOrganization, language, organization }: RequestContext, id: number) =>
      inOrganization(async (tx) =>
        milestoneOf(language, await one({ tx, organizationId: organization.id }, id)),
      ),

    create: (
      editor: Editor,
      fields: MilestoneFields & {
        readonly title: string;
        readonly roadmap: number;
        readonly end_date: string;
      },
    ) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const { title, roadmap: roadmapId, end_date: endDate, user } = fields;
        await checkRoadmap(change, roadmapId);
        await change.checkOwner(user);
        const { id } = onlyRow(
          await tx
            .insert(milestone)
            .values({ organizationId, roadmapId, title, endDate, userId: user ?? null })
            .returning({ id: milestone.id }),
        );
        await change.done('plan_changed', roadmapId, { created: 'milestone', id });
        return answer(change, id);
      }),

    update: (editor: Editor, id: number, { version, ...fields }: MilestoneFields & Based) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const row = await one(change, id);
        checkVersion(row, version, () => milestoneOf(change.language, row));
        checkSameRoadmap(row, fields.roadmap);
        await change.checkOwner(fields.user, row.userId);
        await tx
          .update(milestone)
          .set({
            ...titleColumns(change, row, fields.title),
            ...(fields.end_date !== undefined && { endDate: fields.end_date }),
            ...(fields.user !== undefined && { userId: fields.user }),
            version: sql`${milestone.version} + 1`,
          })
          .where(and(eq(milestone.organizationId, organizationId), eq(milestone.id, id)));
        await change.done('plan_changed', row.roadmapId, { changed: 'milestone', id });
        return answer(change, id);
      }),

    delete: (editor: Editor, id: number, version: number | undefined) =>
      changePlans(editor, async (change) => {
        const row = await one(change, id);
        checkVersion(row, version, () => milestoneOf(change.language, row));
        await deletions.deleteMilestone(change, row);
      }),
  };
}
