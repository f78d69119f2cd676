import { z } from 'zod';
import { roadmap } from '../../entities/roadmap.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import { basedOn, basedOnParam, ids, title, views } from './fields.js';

const fields = {
  title,
  /** The active organisation; another one is refused. */
  organization: idParam.optional(),
  /** Place among the tabs, from 0; the others keep their order. */
  order: z.number().int().min(0).optional(),
};

/** Small: asked every few seconds for what others have changed (`plan_version`). */
export const listRoadmaps = defineEndpoint({
  ...calls.listRoadmaps,
  summary: 'Roadmaps of the active organisation in order',
  access: 'signed-in',
  views,
  answer: listOf(roadmap),
});

export const createRoadmap = defineEndpoint({
  ...calls.createRoadmap,
  summary: 'Add a roadmap, at the end unless order says otherwise',
  access: 'roadmap_manager',
  views,
  status: 201,
  body: z.object(fields),
  answer: roadmap,
});

export const getRoadmap = defineEndpoint({
  ...calls.getRoadmap,
  summary: 'One roadmap',
  access: 'signed-in',
  views,
  params: idParams,
  answer: roadmap,
});

export const replaceRoadmap = defineEndpoint({
  ...calls.replaceRoadmap,
  summary: 'Change a roadmap; what may be left out stays',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object({ ...fields, ...basedOn }),
  answer: roadmap,
});

export const updateRoadmap = defineEndpoint({
  ...calls.updateRoadmap,
  summary: 'Change the fields given of a roadmap',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object(fields).partial().extend(basedOn),
  answer: roadmap,
});

export const deleteRoadmap = defineEndpoint({
  ...calls.deleteRoadmap,
  summary: 'Delete a roadmap with everything in it; it can be restored for 30 days',
  access: 'roadmap_manager',
  views,
  params: idParams,
  query: z.object(basedOnParam),
  status: 204,
  answer: noContent,
});

export const orderRoadmaps = defineEndpoint({
  ...calls.orderRoadmaps,
  summary: 'Put all roadmaps in order; those that are not named follow, unknown ones are ignored',
  access: 'roadmap_manager',
  views,
  body: z.object({
    roadmaps: ids,
    /** The order that this one was made from; when it is no longer the stored one, 409. */
    based_on: ids.optional(),
  }),
  answer: listOf(roadmap),
});
