import { z } from 'zod';
import { mainTask } from '../../entities/roadmap.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import { MAX_ROWS_PER_MAIN_TASK } from '../limits.js';
import {
  basedOn,
  basedOnParam,
  idOrNull,
  ids,
  roadmapFilter,
  rowParam,
  title,
  views,
} from './fields.js';

const fields = {
  title,
  /** Cannot be changed later. */
  roadmap: idParam,
  color_pair: idOrNull.optional(),
  /** Not fewer than the tasks need. */
  row_count: z.number().int().min(1).max(MAX_ROWS_PER_MAIN_TASK).optional(),
  /** Other roadmaps of the organisation. */
  link_to_roadmap: ids.optional(),
  /** Place in the plan, from 0; the others keep their order. */
  index: z.number().int().min(0).optional(),
};

export const listMainTasks = defineEndpoint({
  ...calls.listMainTasks,
  summary: 'Main tasks in order, of one roadmap with roadmapId',
  access: 'signed-in',
  views,
  query: roadmapFilter,
  answer: listOf(mainTask),
});

export const createMainTask = defineEndpoint({
  ...calls.createMainTask,
  summary: 'Add a main task, at the end unless index says otherwise',
  access: 'roadmap_manager',
  views,
  status: 201,
  body: z.object(fields),
  answer: mainTask,
});

export const getMainTask = defineEndpoint({
  ...calls.getMainTask,
  summary: 'One main task',
  access: 'signed-in',
  views,
  params: idParams,
  answer: mainTask,
});

export const replaceMainTask = defineEndpoint({
  ...calls.replaceMainTask,
  summary: 'Change a main task; what may be left out stays',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object({ ...fields, ...basedOn }),
  answer: mainTask,
});

export const updateMainTask = defineEndpoint({
  ...calls.updateMainTask,
  summary: 'Change the fields given of a main task',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object(fields).partial().extend(basedOn),
  answer: mainTask,
});

export const deleteMainTask = defineEndpoint({
  ...calls.deleteMainTask,
  summary: 'Delete a main task with its tasks; it can be restored for 30 days',
  access: 'roadmap_manager',
  views,
  params: idParams,
  query: z.object(basedOnParam),
  status: 204,
  answer: noContent,
});

export const deleteMainTaskRow = defineEndpoint({
  ...calls.deleteMainTaskRow,
  summary:
    'Delete a row with its tasks and move the rows below up; the only row stays, empty. It can be restored for 30 days',
  access: 'roadmap_manager',
  views,
  params: idParams,
  query: z.object({ rowIndex: rowParam, ...basedOnParam }),
  answer: mainTask.extend({
    /** What restores the row; null when nothing was deleted. */
    deletion: z.number().int().nullable(),
  }),
});

export const orderMainTasks = defineEndpoint({
  ...calls.orderMainTasks,
  summary:
    'Put all main tasks of a roadmap in order; those that are not named follow, unknown ones are ignored',
  access: 'roadmap_manager',
  views,
  body: z.object({
    roadmap: idParam,
    main_tasks: ids,
    /** The order that this one was made from; when it is no longer the stored one, 409. */
    based_on: ids.optional(),
  }),
  answer: listOf(mainTask),
});
