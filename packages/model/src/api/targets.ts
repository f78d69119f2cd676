import { z } from 'zod';
import { target, targetGraphPoint, targetGroup, targetTrend } from '../entities/target.js';
import { calls } from './calls.js';
import { defineEndpoint } from './endpoint.js';
import {
  calendarDate,
  checkPeriod,
  flagParam,
  idListParam,
  idParam,
  idParams,
  listOf,
  optionalPeriod,
  requiredPeriod,
  timeGrouping,
} from './fields.js';

const views = ['strategy'] as const;

export const listTargetGroups = defineEndpoint({
  ...calls.listTargetGroups,
  summary:
    'Top-level target groups; with parent the children of one, with ids those, with all every group',
  access: 'signed-in',
  machines: 'read',
  views,
  tagged: true,
  query: checkPeriod(
    z.object({
      ...optionalPeriod,
      parent: idParam.optional(),
      ids: idListParam.optional(),
      all: flagParam.optional(),
    }),
  ),
  answer: listOf(targetGroup),
});

export const getTargetGroup = defineEndpoint({
  ...calls.getTargetGroup,
  summary: 'One target group with its targets',
  access: 'signed-in',
  machines: 'read',
  views,
  tagged: true,
  params: idParams,
  query: checkPeriod(z.object(optionalPeriod)),
  answer: targetGroup,
});

/** Targets are read by the term tree and the roadmap too, so no view restricts them. */
export const listTargets = defineEndpoint({
  ...calls.listTargets,
  summary: 'Targets with their values in a period',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: checkPeriod(z.object({ ...optionalPeriod, in_target_groups: idListParam.optional() })),
  answer: listOf(target),
});

/** As with targets' values, no view restricts it. */
export const listTargetTrends = defineEndpoint({
  ...calls.listTargetTrends,
  summary: "Every target's current value of the twelve months up to one, for lines without axes",
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  query: z.object({
    /** A day of the last month. */
    end_date: calendarDate,
  }),
  answer: listOf(targetTrend),
});

export const getTarget = defineEndpoint({
  ...calls.getTarget,
  summary: 'One target with its values in a period',
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  params: idParams,
  query: checkPeriod(z.object(optionalPeriod)),
  answer: target,
});

export const getTargetAsGraph = defineEndpoint({
  ...calls.getTargetAsGraph,
  summary: "A target's current, target and compare values per month, quarter or fiscal year",
  access: 'signed-in',
  machines: 'read',
  tagged: true,
  params: idParams,
  query: checkPeriod(
    z.object({
      ...requiredPeriod,
      grouping: timeGrouping.default('month'),
      /** Running totals from the fiscal-year start to the end of each period. */
      cumulative: flagParam.default(false),
    }),
  ),
  answer: z.array(targetGraphPoint),
});
