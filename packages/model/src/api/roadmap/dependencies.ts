import { z } from 'zod';
import { taskDependency } from '../../entities/roadmap.js';
import { calls } from '../calls.js';
import { defineEndpoint } from '../endpoint.js';
import { idParam, idParams, listOf, noContent } from '../fields.js';
import { roadmapFilter, views } from './fields.js';

export const listTaskDependencies = defineEndpoint({
  ...calls.listTaskDependencies,
  summary: 'Which task comes after which, of one roadmap with roadmapId',
  access: 'signed-in',
  views,
  query: roadmapFilter,
  answer: listOf(taskDependency),
});

export const createTaskDependency = defineEndpoint({
  ...calls.createTaskDependency,
  summary: 'Let a task come after another one of its roadmap; a circle is refused',
  access: 'roadmap_manager',
  views,
  status: 201,
  body: z.object({ predecessor: idParam, successor: idParam }),
  /** The one that there is already, if there is. */
  answer: taskDependency,
});

export const deleteTaskDependency = defineEndpoint({
  ...calls.deleteTaskDependency,
  summary: 'Remove a dependency; adding it again brings it back',
  access: 'roadmap_manager',
  views,
  params: idParams,
  status: 204,
  answer: noContent,
});
