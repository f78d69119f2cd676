import type { RoadmapPlan } from '@tavoite/model';
import type { SagaGenerator } from 'typed-redux-saga';
import type { CallInput } from '../../api/client.js';
import { callApi } from '../../core/effects.js';
import { hasSameEnds } from './editing/apply.js';
import type { Change, PlanCommand, TaskFields } from './editing/commands.js';
import type { Settled } from './editing/history.js';
import { withCommand, withWritten } from './editing/settle.js';

/** Whether the plan has to be read after a command: it changes more than its answer says. */
export const needsReading = ({ kind }: PlanCommand): boolean => kind === 'restore';

const versionOf = (objects: readonly { id: number; version: number }[], id: number) =>
  objects.find((object) => object.id === id)?.version;

type TaskBody = CallInput<'updateTask'>['body'];

/** The fields of a task as they are sent: of a bar the server counts the months. */
function bodyOf(plan: RoadmapPlan, { id, fields, version }: Change<TaskFields>): TaskBody {
  const { date_length, ...rest } = fields;
  const isBar = typeof fields.start_date === 'string';
  const hasLength = !isBar && date_length !== undefined;
  return {
    ...rest,
    ...(hasLength && { date_length }),
    version: version ?? versionOf(plan.tasks, id),
  };
}

/**
 * Does a command on the server.
 * @param plan the server's plan as it is known
 * @throws ApiError
 */
export function* sendCommand(plan: RoadmapPlan, command: PlanCommand): SagaGenerator<Settled> {
  const roadmap = plan.roadmap.id;
  switch (command.kind) {
    case 'create-task': {
      const { title, main_task, row_index, start_date, end_date, targets, user, progress } =
        command.task;
      const place =
        main_task === null
          ? { date_length: command.task.date_length }
          : { main_task, row_index, start_date, end_date };
      const task = yield* callApi('createTask', {
        body: { title, roadmap, ...place, targets, user, progress },
      });
      return { server: withWritten(plan, { tasks: [task] }), id: task.id };
    }
    case 'create-main-task': {
      const { title, color_pair, row_count, link_to_roadmap } = command.mainTask;
      const mainTask = yield* callApi('createMainTask', {
        body: { title, roadmap, color_pair, row_count, link_to_roadmap },
      });
      return { server: withWritten(plan, { mainTasks: [mainTask] }), id: mainTask.id };
    }
    case 'create-milestone': {
      const { title, end_date, user } = command.milestone;
      const milestone = yield* callApi('createMilestone', {
        body: { title, roadmap, end_date, user },
      });
      return { server: withWritten(plan, { milestones: [milestone] }), id: milestone.id };
    }
    case 'change-tasks': {
      const [only] = command.changes;
      if (only && command.changes.length === 1) {
        const body = bodyOf(plan, only);
        const task = yield* callApi('updateTask', { params: { id: only.id }, body });
        return { server: withWritten(plan, { tasks: [task] }), id: null };
      }
      const { results } = yield* callApi('updateTasks', {
        body: {
          tasks: command.changes.map((change) => ({ id: change.id, ...bodyOf(plan, change) })),
        },
      });
      return { server: withWritten(plan, { tasks: results }), id: null };
    }
    case 'change-main-task': {
      const { id, fields, version } = command.change;
      const mainTask = yield* callApi('updateMainTask', {
        params: { id },
        body: { ...fields, version: version ?? versionOf(plan.main_tasks, id) },
      });
      return { server: withWritten(plan, { mainTasks: [mainTask] }), id: null };
    }
    case 'change-milestone': {
      const { id, fields, version } = command.change;
      const milestone = yield* callApi('updateMilestone', {
        params: { id },
        body: { ...fields, version: version ?? versionOf(plan.milestones, id) },
      });
      return { server: withWritten(plan, { milestones: [milestone] }), id: null };
    }
    case 'delete-tasks': {
      const { deletion } = yield* callApi('deleteTasks', {
        body: { tasks: command.ids.map((id) => ({ id, version: versionOf(plan.tasks, id) })) },
      });
      return { server: withCommand(plan, command), id: deletion };
    }
    case 'delete-main-task': {
      const query = { version: versionOf(plan.main_tasks, command.id) };
      yield* callApi('deleteMainTask', { params: { id: command.id }, query });
      return { server: withCommand(plan, command), id: null };
    }
    case 'delete-milestone': {
      const query = { version: versionOf(plan.milestones, command.id) };
      yield* callApi('deleteMilestone', { params: { id: command.id }, query });
      return { server: withCommand(plan, command), id: null };
    }
    case 'delete-row': {
      const { deletion, ...mainTask } = yield* callApi('deleteMainTaskRow', {
        params: { id: command.mainTask },
        query: {
          rowIndex: command.row,
          version: versionOf(plan.main_tasks, command.mainTask),
        },
      });
      const server = withWritten(withCommand(plan, command), { mainTasks: [mainTask] });
      return { server, id: deletion };
    }
    case 'restore': {
      yield* callApi('restorePlanItem', { body: command.deleted });
      return { server: withCommand(plan, command), id: null };
    }
    case 'order-main-tasks': {
      const { results } = yield* callApi('orderMainTasks', {
        body: { roadmap, main_tasks: [...command.order], based_on: [...command.basedOn] },
      });
      return { server: withWritten(plan, { mainTasks: results }), id: null };
    }
    case 'connect': {
      const { predecessor, successor } = command.dependency;
      const dependency = yield* callApi('createTaskDependency', {
        body: { predecessor, successor },
      });
      return { server: withWritten(plan, { dependencies: [dependency] }), id: dependency.id };
    }
    case 'disconnect': {
      const known = plan.dependencies.find((one) => hasSameEnds(one, command.dependency));
      const id = known?.id ?? command.dependency.id;
      yield* callApi('deleteTaskDependency', { params: { id } });
      return { server: withCommand(plan, command), id: null };
    }
  }
}
