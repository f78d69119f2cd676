import { z } from 'zod';
import {
  organizationRoadmaps,
  planDeletion,
  planItemKind,
  roadmapPlan,
} from '../../entities/roadmap.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { checkPeriod, idParam, idParams, listOf, optionalPeriod } from '../fields.js';
import { roadmapFilter, views } from './fields.js';

export const getRoadmapPlan = defineEndpoint({
  ...calls.getRoadmapPlan,
  summary: 'A roadmap with everything in it, targets with their values and owners included',
  access: 'signed-in',
  views,
  params: idParams,
  answer: roadmapPlan,
});

export const getRoadmapOverview = defineEndpoint({
  ...calls.getRoadmapOverview,
  summary: 'All roadmaps of the active organisation and those below it; bars of the period only',
  access: 'signed-in',
  views,
  query: checkPeriod(z.object(optionalPeriod)),
  answer: z.object({
    /** The active one first, each below its parent; only those with roadmaps. */
    organizations: z.array(organizationRoadmaps),
  }),
});

export const listPlanDeletions = defineEndpoint({
  ...calls.listPlanDeletions,
  summary: 'What was deleted in the last 30 days, newest first',
  access: 'roadmap_manager',
  views,
  query: roadmapFilter,
  answer: listOf(planDeletion),
});

/**
 * By the deletion, or by what was deleted: `{kind: 'task', id: 5}`. Main task and roadmap that it was
 * in must not be deleted. A bar whose place is taken gets a free row.
 */
export const restorePlanItem = defineEndpoint({
  ...calls.restorePlanItem,
  summary: 'Bring back what was deleted in the last 30 days',
  access: 'roadmap_manager',
  views,
  body: z.union([
    z.object({ deletion: idParam }),
    z.object({ kind: planItemKind.exclude(['row']), id: idParam }),
  ]),
  answer: z.object({
    kind: planItemKind,
    roadmap: z.number().int(),
    /** Tasks whose place was taken and that have another row now. */
    moved_tasks: z.array(z.number().int()),
  }),
});
