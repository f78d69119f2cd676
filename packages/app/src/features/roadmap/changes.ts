import { type RoadmapPlan, taskAtPlace, withItemAt } from '@tavoite/model';
import type { PlanChange } from '@tavoite/ui';
import type { PlanCommand } from './editing/commands.js';

/**
 * The command for what was done to the drawing of a plan.
 * @param id a temporary id, for what is new
 * @returns null for what is asked about first: new tasks and deletions
 */
export function commandOf(change: PlanChange, plan: RoadmapPlan, id: number): PlanCommand | null {
  switch (change.kind) {
    case 'move':
    case 'resize':
      return {
        kind: 'change-tasks',
        changes: change.changes.map(({ task, to }) => ({ id: task, fields: taskAtPlace(to) })),
      };
    case 'schedule':
      return {
        kind: 'change-tasks',
        changes: [{ id: change.idea, fields: taskAtPlace(change.at) }],
      };
    case 'progress':
      return {
        kind: 'change-tasks',
        changes: [{ id: change.task, fields: { progress: change.to } }],
      };
    case 'reorder': {
      const basedOn = plan.main_tasks.map((mainTask) => mainTask.id);
      return {
        kind: 'order-main-tasks',
        order: withItemAt(basedOn, change.mainTask, change.to),
        basedOn,
      };
    }
    case 'connect': {
      const { from: predecessor, to: successor } = change;
      return {
        kind: 'connect',
        dependency: { id, roadmap: plan.roadmap.id, predecessor, successor },
      };
    }
    case 'disconnect': {
      const dependency = plan.dependencies.find((one) => one.id === change.dependency);
      return dependency ? { kind: 'disconnect', dependency } : null;
    }
    default:
      return null;
  }
}
