import type { Handlers } from '../../http/route.js';
import { NotFoundError } from '../../messages/errors.js';

const missing = (): never => {
  throw new NotFoundError();
};

/** The calls of the contract, which are not served yet. */
export const roadmapRoutes = () =>
  ({
    listRoadmaps: missing,
    createRoadmap: missing,
    getRoadmap: missing,
    replaceRoadmap: missing,
    updateRoadmap: missing,
    deleteRoadmap: missing,
    orderRoadmaps: missing,
    getRoadmapPlan: missing,
    getRoadmapOverview: missing,
    listPlanDeletions: missing,
    restorePlanItem: missing,
    listMilestones: missing,
    createMilestone: missing,
    getMilestone: missing,
    replaceMilestone: missing,
    updateMilestone: missing,
    deleteMilestone: missing,
    listMainTasks: missing,
    createMainTask: missing,
    getMainTask: missing,
    replaceMainTask: missing,
    updateMainTask: missing,
    deleteMainTask: missing,
    deleteMainTaskRow: missing,
    orderMainTasks: missing,
    listTasks: missing,
    createTask: missing,
    getTask: missing,
    replaceTask: missing,
    updateTask: missing,
    deleteTask: missing,
    updateTasks: missing,
    deleteTasks: missing,
    listTaskDependencies: missing,
    createTaskDependency: missing,
    deleteTaskDependency: missing,
  }) satisfies Partial<Handlers>;
