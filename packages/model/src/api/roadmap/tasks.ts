import { z } from 'zod';
import { task } from '../../entities/roadmap.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, monthEnd, monthStart, noContent } from '../fields.js';
import { MAX_TASK_MONTHS, MAX_TASKS_PER_REQUEST } from '../limits.js';
import { basedOn, basedOnParam, idOrNull, ids, rowParam, title, views } from './fields.js';

/**
 * Dates, main task and row all given: a bar. Dates null or left out: an idea, which needs `roadmap`
 * unless it names a main task. A bar whose dates are set to null becomes an idea of its roadmap.
 */
const fields = {
  title,
  roadmap: idParam.optional(),
  main_task: idOrNull.optional(),
  row_index: z.number().int().min(0).nullable().optional(),
  start_date: monthStart.nullable().optional(),
  end_date: monthEnd.nullable().optional(),
  /** Counted from the dates where there are any. */
  date_length: z.number().int().min(1, 'task_too_short').max(MAX_TASK_MONTHS).optional(),
  targets: ids.optional(),
  /** A member of the organisation. */
  user: idOrNull.optional(),
  progress: z.number().int().min(0).max(100).optional(),
};
const changes = z.object(fields).partial().extend(basedOn);

export const listTasks = defineEndpoint({
  ...calls.listTasks,
  summary: 'Tasks of a roadmap, of a main task, of its row, or those that work towards a target',
  access: 'signed-in',
  views,
  query: z.object({
    roadmapId: idParam.optional(),
    maintaskId: idParam.optional(),
    rowIndex: rowParam.optional(),
    target: idParam.optional(),
  }),
  answer: listOf(task),
});

export const createTask = defineEndpoint({
  ...calls.createTask,
  summary: 'Add a task, or an idea without dates',
  access: 'roadmap_manager',
  views,
  status: 201,
  body: z.object(fields),
  answer: task,
});

export const getTask = defineEndpoint({
  ...calls.getTask,
  summary: 'One task',
  access: 'signed-in',
  views,
  params: idParams,
  answer: task,
});

export const replaceTask = defineEndpoint({
  ...calls.replaceTask,
  summary: 'Change a task; what may be left out stays',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: z.object({ ...fields, ...basedOn }),
  answer: task,
});

export const updateTask = defineEndpoint({
  ...calls.updateTask,
  summary: 'Change the fields given of a task',
  access: 'roadmap_manager',
  views,
  params: idParams,
  body: changes,
  answer: task,
});

export const deleteTask = defineEndpoint({
  ...calls.deleteTask,
  summary: 'Delete a task; it can be restored for 30 days',
  access: 'roadmap_manager',
  views,
  params: idParams,
  query: z.object(basedOnParam),
  status: 204,
  answer: noContent,
});

export const updateTasks = defineEndpoint({
  ...calls.updateTasks,
  summary: 'Change several tasks of a roadmap at once: all or none, so that bars can change places',
  access: 'roadmap_manager',
  views,
  body: z.object({
    tasks: z
      .array(changes.extend({ id: idParam }))
      .min(1)
      .max(MAX_TASKS_PER_REQUEST),
  }),
  /** In the order asked for. */
  answer: listOf(task),
});

export const deleteTasks = defineEndpoint({
  ...calls.deleteTasks,
  summary: 'Delete several tasks of a roadmap at once; they can be restored together for 30 days',
  access: 'roadmap_manager',
  views,
  body: z.object({
    tasks: z
      .array(z.object({ id: idParam, ...basedOn }))
      .min(1)
      .max(MAX_TASKS_PER_REQUEST),
  }),
  /** What restores them. */
  answer: z.object({ deletion: z.number().int() }),
});
