import { z } from 'zod';
import { milestone } from '../../entities/roadmap.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { calendarDate, idParam, idParams, listOf, noContent } from '../fields.js';
import { basedOn, basedOnParam, idOrNull, roadmapFilter, title, views } from './fields.js';

const fields = {
  title,
  /** Cannot be changed later. */
  roadmap: idParam,
  end_date: calendarDate,
  /** A member of the organisation. */
  user: idOrNull.optional(),
};

export const listMilestones = defineEndpoint({
  ...calls.listMilestones,
  summary: 'Milestones by date, of one roadmap with roadmapId',
  access: 'signed-in',
  views,
  query: roadmapFilter,
  answer: listOf(milestone),
});

export const createMilestone = defineEndpoint({
  ...calls.createMilestone,
  summary: 'Add a milestone',
  access: 'roadmap_manager',
  views,
  status: 201,
  body: z.object(fields),
  answer: milestone,
});

export const getMilestone = defineEndpoint({
  ...calls.getMilestone,
  summary: 'One milestone',
  access: 'signed-in',
  views,
  params: idParams,
  answer: milestone,
});

export const replaceMilestone = defineEndpoint({
  ...calls.replaceMilestone,
  summary: 'Change a milestone; what may be left out stays',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object({ ...fields, ...basedOn }),
  answer: milestone,
});

export const updateMilestone = defineEndpoint({
  ...calls.updateMilestone,
  summary: 'Change the fields given of a milestone',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object(fields).partial().extend(basedOn),
  answer: milestone,
});

export const deleteMilestone = defineEndpoint({
  ...calls.deleteMilestone,
  summary: 'Delete a milestone; it can be restored for 30 days',
  access: 'roadmap_manager',
  views,
  params: idParams,
  query: z.object(basedOnParam),
  status: 204,
  answer: noContent,
});
