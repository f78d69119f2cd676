import { closesCircle, type TaskDependency } from '@tavoite/model';
import { and, eq } from 'drizzle-orm';
import { taskDependency } from '../../db/schema/index.js';
import type { RequestContext } from '../../domain/request-context.js';
import { FieldError, nonFieldError } from '../../messages/errors.js';
import { dependencyOf } from './answers.js';
import { type ChangePlans, type Editor, onlyRow } from './change.js';
import { type PlanFilter, selectDependencies, selectTasks } from './read-queries.js';

export function createDependencies(changePlans: ChangePlans) {
  return {
    async list({ inOrganization, organization }: RequestContext, filter: PlanFilter) {
      const rows = await inOrganization((tx) => selectDependencies(tx, [organization.id], filter));
      return rows.map(dependencyOf);
    },

    /** Answers the one that there is already, if there is. */
    create: (
      editor: Editor,
      asked: { readonly predecessor: number; readonly successor: number },
    ): Promise<TaskDependency> =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const ends = await selectTasks(tx, [organizationId], {
          ids: [asked.predecessor, asked.successor],
        });
        const [predecessor, successor] = [asked.predecessor, asked.successor].map((id) =>
          ends.find((row) => row.id === id),
        );
        if (predecessor === undefined) throw new FieldError({ predecessor: ['unknown_task'] });
        if (successor === undefined) throw new FieldError({ successor: ['unknown_task'] });
        const { roadmapId } = predecessor;
        if (successor.roadmapId !== roadmapId) throw nonFieldError('one_roadmap');
        const rows = await selectDependencies(tx, [organizationId], { roadmapId });
        const dependencies = rows.map(dependencyOf);
        const same = dependencies.find(
          (one) => one.predecessor === asked.predecessor && one.successor === asked.successor,
        );
        if (same !== undefined) return same;
        if (closesCircle(dependencies, asked)) throw nonFieldError('dependency_circle');
        const row = onlyRow(
          await tx
            .insert(taskDependency)
            .values({
              organizationId,
              roadmapId,
              predecessorId: predecessor.id,
              successorId: successor.id,
            })
            .returning(),
        );
        await change.done('plan_changed', roadmapId, { created: 'dependency', ...asked });
        return dependencyOf(row);
      }),

    delete: (editor: Editor, id: number) =>
      changePlans(editor, async (change) => {
        const { tx, organizationId } = change;
        const row = onlyRow(await selectDependencies(tx, [organizationId], { ids: [id] }));
        await tx
          .delete(taskDependency)
          .where(and(eq(taskDependency.organizationId, organizationId), eq(taskDependency.id, id)));
        const { roadmapId, predecessorId: predecessor, successorId: successor } = row;
        await change.done('plan_changed', roadmapId, {
          removed: 'dependency',
          predecessor,
          successor,
        });
      }),
  };
}
