import type { RoadmapPlan } from '@tavoite/model';
import type { Message } from '../../i18n/message.js';
import { itemsOf } from './editing/apply.js';
import type { PlanCommand } from './editing/commands.js';

/** A question before a deletion, and the command that follows a yes. */
export interface Deletion {
  question: Message;
  make: (id: number) => PlanCommand;
}

type Kind = 'task' | 'milestone' | 'main-task';

/** The question before tasks, a milestone or a main task are deleted; null where nothing is there. */
export function deletionOf(plan: RoadmapPlan, kind: Kind, ids: readonly number[]): Deletion | null {
  const [id] = ids;
  if (id === undefined) return null;
  const titleIn = (list: readonly { id: number; title: string }[]) =>
    list.find((one) => one.id === id)?.title;
  if (kind === 'milestone') {
    const title = titleIn(plan.milestones);
    if (title === undefined) return null;
    return {
      question: { key: 'delete-milestone-question', values: { title } },
      make: () => ({ kind: 'delete-milestone', id }),
    };
  }
  if (kind === 'main-task') {
    const title = titleIn(plan.main_tasks);
    if (title === undefined) return null;
    const command: PlanCommand = { kind: 'delete-main-task', id };
    const count = itemsOf(plan, command).tasks.length;
    return {
      question: { key: 'delete-main-task-question', values: { title, count } },
      make: () => command,
    };
  }
  const title = titleIn(plan.tasks);
  if (title === undefined) return null;
  return {
    question: { key: 'delete-tasks-question', values: { title, count: ids.length } },
    make: (deletion) => ({ kind: 'delete-tasks', ids, deletion }),
  };
}

/** The question before a row of a main task is deleted, counted from 0. */
export function rowDeletionOf(plan: RoadmapPlan, mainTask: number, row: number): Deletion {
  const title = plan.main_tasks.find(({ id }) => id === mainTask)?.title ?? '';
  const command = { kind: 'delete-row', mainTask, row, deletion: 0 } as const;
  const count = itemsOf(plan, command).tasks.length;
  return {
    question: { key: 'delete-row-question', values: { title, row: row + 1, count } },
    make: (deletion) => ({ ...command, deletion }),
  };
}
