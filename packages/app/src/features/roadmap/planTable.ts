import {
  barOfTask,
  formatMonth,
  isBrokenDependency,
  isLate,
  type MonthNumber,
} from '@tavoite/model';
import type { TextFunctions } from '../../i18n/Texts.js';
import type { FileCell, FileTable } from '../downloads/index.js';
import type { PlanView } from './view.js';

const number = (value: number): FileCell => ({ value, decimals: 0 });

/** The whole plan as a file: a row for each task, in the order of the plan, ideas last. */
export function planTable(
  view: PlanView,
  now: MonthNumber,
  text: TextFunctions['text'],
): FileTable {
  const { plan, mainTasks, ideas, tasksById } = view;
  const waitsFor = (id: number): string =>
    plan.dependencies
      .filter(({ successor }) => successor === id)
      .flatMap(({ predecessor }) => {
        const before = tasksById.get(predecessor);
        const after = tasksById.get(id);
        if (!before || !after) return [];
        const [first, second] = [barOfTask(before), barOfTask(after)];
        const isBroken = isBrokenDependency(
          { endMonth: first?.endMonth ?? null },
          { startMonth: second?.startMonth ?? null },
        );
        return isBroken ? `${before.title} (${text('dependency-broken')})` : before.title;
      })
      .join('; ');
  const rows = mainTasks.flatMap((mainTask) =>
    [...mainTask.tasks]
      .sort((a, b) => a.startMonth - b.startMonth || a.rowIndex - b.rowIndex)
      .map((task): FileCell[] => [
        mainTask.title,
        task.title,
        formatMonth(task.startMonth, 'MM/YYYY'),
        formatMonth(task.endMonth, 'MM/YYYY'),
        number(task.endMonth - task.startMonth + 1),
        number(task.progress),
        isLate(task, now) ? text('late') : null,
        task.owner ?? null,
        (task.targets ?? []).join('; '),
        waitsFor(task.id),
      ]),
  );
  const later = ideas.map((idea): FileCell[] => [
    text('idea'),
    idea.title,
    null,
    null,
    number(idea.months ?? 1),
    number(tasksById.get(idea.id)?.progress ?? 0),
    null,
    idea.owner ?? null,
    '',
    waitsFor(idea.id),
  ]);
  const columns: [title: string, width: number][] = [
    [text('main-task'), 28],
    [text('task'), 36],
    [text('starts'), 10],
    [text('ends'), 10],
    [text('length-in-months'), 10],
    [text('progress-percent'), 12],
    [text('state'), 12],
    [text('owner'), 24],
    [text('targets'), 36],
    [text('waits-for'), 36],
  ];
  return {
    columns: columns.map(([title, width]) => ({ title, width })),
    stickyColumns: 2,
    rows: [...rows, ...later],
  };
}
