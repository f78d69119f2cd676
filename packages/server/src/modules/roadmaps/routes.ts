import type { Handlers } from '../../http/route.js';
import { listAnswer } from '../../json/list-answer.js';
import type { Services } from '../../services.js';

/** Of a 204. */
const NO_CONTENT = '' as const;

/** Roadmaps, their parts, and what was deleted from them. */
export const roadmapRoutes = ({ roadmap }: Services) =>
  ({
    listRoadmaps: async (request) => listAnswer(await roadmap.roadmaps.list(request)),
    createRoadmap: (request) => roadmap.roadmaps.create(request, request.body),
    getRoadmap: (request) => roadmap.roadmaps.get(request, request.params.id),
    replaceRoadmap: (request) => roadmap.roadmaps.update(request, request.params.id, request.body),
    updateRoadmap: (request) => roadmap.roadmaps.update(request, request.params.id, request.body),
    deleteRoadmap: async (request) => {
      await roadmap.roadmaps.delete(request, request.params.id, request.query.version);
      return NO_CONTENT;
    },
    orderRoadmaps: async (request) => {
      const { roadmaps, based_on } = request.body;
      return listAnswer(await roadmap.roadmaps.order(request, roadmaps, based_on));
    },
    getRoadmapPlan: (request) => roadmap.plan(request, request.params.id),
    getRoadmapOverview: async (request) => ({
      organizations: await roadmap.overview(request, request.query),
    }),
    listPlanDeletions: async (request) =>
      listAnswer(await roadmap.deleted.list(request, request.query)),
    restorePlanItem: (request) => roadmap.deleted.restore(request, request.body),

    listMilestones: async (request) =>
      listAnswer(await roadmap.milestones.list(request, request.query)),
    createMilestone: (request) => roadmap.milestones.create(request, request.body),
    getMilestone: (request) => roadmap.milestones.get(request, request.params.id),
    replaceMilestone: (request) =>
      roadmap.milestones.update(request, request.params.id, request.body),
    updateMilestone: (request) =>
      roadmap.milestones.update(request, request.params.id, request.body),
    deleteMilestone: async (request) => {
      await roadmap.milestones.delete(request, request.params.id, request.query.version);
      return NO_CONTENT;
    },

    listMainTasks: async (request) =>
      listAnswer(await roadmap.mainTasks.list(request, request.query)),
    createMainTask: (request) => roadmap.mainTasks.create(request, request.body),
    getMainTask: (request) => roadmap.mainTasks.get(request, request.params.id),
    replaceMainTask: (request) =>
      roadmap.mainTasks.update(request, request.params.id, request.body),
    updateMainTask: (request) => roadmap.mainTasks.update(request, request.params.id, request.body),
    deleteMainTask: async (request) => {
      await roadmap.mainTasks.delete(request, request.params.id, request.query.version);
      return NO_CONTENT;
    },
    deleteMainTaskRow: (request) => {
      const { rowIndex, version } = request.query;
      return roadmap.mainTasks.deleteRow(request, request.params.id, rowIndex, version);
    },
    orderMainTasks: async (request) => {
      const { roadmap: id, main_tasks, based_on } = request.body;
      return listAnswer(await roadmap.mainTasks.order(request, id, main_tasks, based_on));
    },

    listTasks: async (request) => {
      const { maintaskId: mainTaskId, target: targetId, ...filter } = request.query;
      return listAnswer(await roadmap.tasks.list(request, { ...filter, mainTaskId, targetId }));
    },
    createTask: (request) => roadmap.tasks.create(request, request.body),
    getTask: (request) => roadmap.tasks.get(request, request.params.id),
    replaceTask: (request) => roadmap.tasks.update(request, request.params.id, request.body),
    updateTask: (request) => roadmap.tasks.update(request, request.params.id, request.body),
    deleteTask: async (request) => {
      await roadmap.tasks.delete(request, request.params.id, request.query.version);
      return NO_CONTENT;
    },
    updateTasks: async (request) =>
      listAnswer(await roadmap.tasks.updateAll(request, request.body.tasks)),
    deleteTasks: async (request) => ({
      deletion: await roadmap.tasks.deleteAll(request, request.body.tasks),
    }),

    listTaskDependencies: async (request) =>
      listAnswer(await roadmap.dependencies.list(request, request.query)),
    createTaskDependency: (request) => roadmap.dependencies.create(request, request.body),
    deleteTaskDependency: async (request) => {
      await roadmap.dependencies.delete(request, request.params.id);
      return NO_CONTENT;
    },
  }) satisfies Partial<Handlers>;
