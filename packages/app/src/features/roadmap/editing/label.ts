import type { Message } from '../../../i18n/message.js';
import type { Change, PlanCommand, PlanParts, TaskFields } from './commands.js';

type Named = readonly { id: number; title: string }[];

const titleIn = (objects: Named, id: number): string =>
  objects.find((object) => object.id === id)?.title ?? '';

const isMove = ({ fields }: Change<TaskFields>): boolean =>
  'start_date' in fields || 'row_index' in fields;

function changedTasks(parts: PlanParts, changes: readonly Change<TaskFields>[]): Message {
  const [first] = changes;
  const title = first ? titleIn(parts.tasks, first.id) : '';
  if (changes.length > 1) {
    return { key: 'step-moved-several', values: { title, count: changes.length } };
  }
  const fields = first?.fields ?? {};
  if (fields.progress !== undefined && Object.keys(fields).length === 1) {
    return { key: 'step-progress', values: { title, progress: fields.progress } };
  }
  return { key: first && isMove(first) ? 'step-moved' : 'step-changed', values: { title } };
}

/** What a command does, in words; asked before it is applied. */
export function labelOf(parts: PlanParts, command: PlanCommand): Message {
  switch (command.kind) {
    case 'create-task':
      return { key: 'step-added', values: { title: command.task.title } };
    case 'create-main-task':
      return { key: 'step-added', values: { title: command.mainTask.title } };
    case 'create-milestone':
      return { key: 'step-added', values: { title: command.milestone.title } };
    case 'change-tasks':
      return changedTasks(parts, command.changes);
    case 'change-main-task':
      return {
        key: 'step-changed',
        values: { title: titleIn(parts.main_tasks, command.change.id) },
      };
    case 'change-milestone':
      return {
        key: 'step-changed',
        values: { title: titleIn(parts.milestones, command.change.id) },
      };
    case 'delete-tasks': {
      const title = titleIn(parts.tasks, command.ids[0] ?? 0);
      const count = command.ids.length;
      return count > 1
        ? { key: 'step-deleted-several', values: { title, count } }
        : { key: 'step-deleted', values: { title } };
    }
    case 'delete-main-task':
      return { key: 'step-deleted', values: { title: titleIn(parts.main_tasks, command.id) } };
    case 'delete-milestone':
      return { key: 'step-deleted', values: { title: titleIn(parts.milestones, command.id) } };
    case 'delete-row':
      return {
        key: 'step-deleted-row',
        values: { title: titleIn(parts.main_tasks, command.mainTask), row: command.row + 1 },
      };
    case 'restore': {
      const { mainTasks, tasks, milestones } = command.items;
      const title = [...mainTasks, ...tasks, ...milestones][0]?.title ?? '';
      return { key: 'step-restored', values: { title } };
    }
    case 'order-main-tasks':
      return { key: 'step-ordered' };
    case 'connect':
    case 'disconnect': {
      const { predecessor, successor } = command.dependency;
      const values = {
        from: titleIn(parts.tasks, predecessor),
        to: titleIn(parts.tasks, successor),
      };
      return { key: command.kind === 'connect' ? 'step-connected' : 'step-disconnected', values };
    }
  }
}
