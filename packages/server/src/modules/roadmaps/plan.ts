import type {
  ColorPair,
  OrganizationNode,
  OrganizationRoadmaps,
  OrganizationUser,
  RoadmapPlan,
  Target,
} from '@tavoite/model';
import type { Database, Queries } from '../../db/database.js';
import { selectColorPairs } from '../../domain/color-pairs.js';
import type { AskedPeriod } from '../../domain/period.js';
import type { RequestContext } from '../../domain/request-context.js';
import { dependencyOf, mainTaskOf, milestoneOf, roadmapOf, taskOf } from './answers.js';
import { type Editor, onlyRow } from './change.js';
import {
  type MilestoneRow,
  selectDependencies,
  selectMainTasks,
  selectMilestones,
  selectOwners,
  selectRestricted,
  selectRoadmaps,
  selectTasks,
  type TaskFilter,
  type TaskRow,
} from './read-queries.js';

/** What plans show of other resources. */
export interface Around {
  readonly database: Database;
  readonly targets: {
    list(
      context: RequestContext,
      asked: AskedPeriod,
      filter: { readonly ids: readonly number[] },
    ): Promise<Target[]>;
  };
  readonly organizations: {
    tree(userId: number, language: RequestContext['language']): Promise<OrganizationNode[]>;
  };
}

/** What is in plans, of one roadmap or of all of some organisations. */
async function readParts(tx: Queries, organizationIds: readonly number[], filter: TaskFilter) {
  return {
    mainTasks: await selectMainTasks(tx, organizationIds, { roadmapId: filter.roadmapId }),
    tasks: await selectTasks(tx, organizationIds, filter),
    milestones: await selectMilestones(tx, organizationIds, { roadmapId: filter.roadmapId }),
    dependencies: await selectDependencies(tx, organizationIds, { roadmapId: filter.roadmapId }),
  };
}
type Parts = Awaited<ReturnType<typeof readParts>>;

function ownersOf(rows: readonly (TaskRow | MilestoneRow)[]): number[] {
  return [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
}

function answerOf(language: RequestContext['language'], parts: Parts) {
  return {
    main_tasks: parts.mainTasks.map((row) => mainTaskOf(language, row)),
    tasks: parts.tasks.map((row) => taskOf(language, row)),
    milestones: parts.milestones.map((row) => milestoneOf(language, row)),
    dependencies: parts.dependencies.map(dependencyOf),
  };
}

function ofOrganization(parts: Parts, organizationId: number): Parts {
  const own = <R extends { readonly organizationId: number }>(rows: readonly R[]) =>
    rows.filter((row) => row.organizationId === organizationId);
  return {
    mainTasks: own(parts.mainTasks),
    tasks: own(parts.tasks),
    milestones: own(parts.milestones),
    dependencies: own(parts.dependencies),
  };
}

function ofRoadmap(parts: Parts, roadmapId: number): Parts {
  const own = <R extends { readonly roadmapId: number }>(rows: readonly R[]) =>
    rows.filter((row) => row.roadmapId === roadmapId);
  return {
    mainTasks: own(parts.mainTasks),
    tasks: own(parts.tasks),
    milestones: own(parts.milestones),
    dependencies: own(parts.dependencies),
  };
}

/** The organisation with all below it, from the top, each one after its parent. */
function subtree(nodes: readonly OrganizationNode[], id: number): OrganizationNode[] {
  const flat = (node: OrganizationNode): OrganizationNode[] => [
    node,
    ...node.children.flatMap(flat),
  ];
  const root = nodes.flatMap(flat).find((node) => node.id === id);
  return root === undefined ? [] : flat(root);
}

export function createPlanReader({ database, targets, organizations }: Around) {
  return {
    /** A roadmap with everything in it, as it was at one moment. */
    async plan(context: RequestContext, id: number): Promise<RoadmapPlan> {
      const { language, organization } = context;
      const read = await database.snapshotOf(organization.id, async (tx) => {
        const roadmap = onlyRow(await selectRoadmaps(tx, [organization.id], { id }));
        const parts = await readParts(tx, [organization.id], { roadmapId: id });
        const users: OrganizationUser[] = await selectOwners(
          tx,
          ownersOf([...parts.tasks, ...parts.milestones]),
        );
        const colorPairs: ColorPair[] = await selectColorPairs(tx, organization.id);
        return { roadmap, parts, users, colorPairs };
      });
      const targetIds = [...new Set(read.parts.tasks.flatMap((row) => row.targets))];
      return {
        roadmap: roadmapOf(language, read.roadmap),
        version: read.roadmap.planVersion,
        ...answerOf(language, read.parts),
        targets: targetIds.length === 0 ? [] : await targets.list(context, {}, { ids: targetIds }),
        users: read.users,
        color_pairs: read.colorPairs,
      };
    },

    /** All roadmaps of the active organisation and those below it where they are not restricted. */
    async overview(editor: Editor, period: AskedPeriod): Promise<OrganizationRoadmaps[]> {
      const { language, organization, user } = editor;
      const nodes = subtree(await organizations.tree(user.id, language), organization.id);
      const visible = nodes.map(({ id }) => id);
      return database.withOrganization(
        organization.id,
        async (tx) => {
          const restricted = new Set(await selectRestricted(tx, visible));
          const open = nodes.filter(({ id }) => !restricted.has(id));
          const ids = open.map(({ id }) => id);
          const filter: TaskFilter = { from: period.start_date, to: period.end_date };
          const all = await readParts(tx, ids, filter);
          await editor.reserve(all.tasks.length);
          const roadmaps = await selectRoadmaps(tx, ids);
          const answers: OrganizationRoadmaps[] = [];
          for (const { id, name, parentId } of open) {
            const own = roadmaps.filter((row) => row.organizationId === id);
            if (own.length === 0) continue;
            const parts = ofOrganization(all, id);
            answers.push({
              organization: { id, name, parentId },
              roadmaps: own.map((row) => ({
                roadmap: roadmapOf(language, row),
                ...answerOf(language, ofRoadmap(parts, row.id)),
              })),
              users: await selectOwners(tx, ownersOf([...parts.tasks, ...parts.milestones])),
              color_pairs: await selectColorPairs(tx, id),
            });
          }
          return answers;
        },
        visible,
      );
    },
  };
}
