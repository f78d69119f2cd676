import type { Audit } from '../../auth/audit.js';
import { createChangePlans } from './change.js';
import { createDependencies } from './dependencies.js';
import { createMainTasks } from './main-tasks.js';
import { createMilestones } from './milestones.js';
import { type Around, createPlanReader } from './plan.js';
import { createRestore } from './restore.js';
import { createRoadmaps } from './roadmaps.js';
import { createTasks } from './tasks.js';

interface Needs extends Around {
  readonly audit: Audit;
  readonly organizations: Around['organizations'] & {
    members(organizationId: number): Promise<readonly { readonly id: number }[]>;
  };
}

/** Roadmaps with all that they are made of. */
export function createRoadmapService({ audit, ...around }: Needs) {
  const changePlans = createChangePlans(audit, around.organizations.members);
  return {
    roadmaps: createRoadmaps(changePlans),
    milestones: createMilestones(changePlans),
    mainTasks: createMainTasks(changePlans),
    tasks: createTasks(changePlans),
    dependencies: createDependencies(changePlans),
    deleted: createRestore(changePlans),
    ...createPlanReader(around),
  };
}

export type RoadmapService = ReturnType<typeof createRoadmapService>;
