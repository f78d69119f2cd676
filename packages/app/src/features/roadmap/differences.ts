import type { Language } from '@tavoite/model';
import { barOfTask, monthOfDate, type Roadmap, type RoadmapPlan, type Task } from '@tavoite/model';
import { monthAndYear } from '@tavoite/ui';
import type { TextFunctions } from '../../i18n/Texts.js';
import { applied } from './editing/apply.js';
import type { PlanCommand } from './editing/commands.js';
import { nameOfUser } from './view.js';

/** One thing that two people have changed. */
export interface Difference {
  /** What it is of, such as the title of a task. */
  title: string;
  /** Which of its properties. */
  field: string;
  theirs: string;
  mine: string;
}

interface Words {
  text: TextFunctions['text'];
  locale: Language;
}

const NOTHING = '–';

function placeText(plan: RoadmapPlan, task: Task, { text, locale }: Words): string {
  const bar = barOfTask(task);
  if (!bar) return text('idea-without-dates');
  const [start, end] = [bar.startMonth, bar.endMonth].map((month) => monthAndYear(month, locale));
  const months = start === end ? `${start}` : `${start} – ${end}`;
  const group = plan.main_tasks.find(({ id }) => id === bar.mainTask)?.title ?? '';
  return `${months}, ${group}, ${text('row-number', { row: bar.rowIndex + 1 })}`;
}

function monthText(date: string, { locale }: Words): string {
  const month = monthOfDate(date);
  return month === null ? NOTHING : monthAndYear(month, locale);
}

function titlesText(titles: readonly string[]): string {
  return titles.length === 0 ? NOTHING : titles.join(', ');
}

/** What is said of a task, by its property. */
function taskTexts(plan: RoadmapPlan, task: Task, words: Words): [string, string][] {
  const { text } = words;
  const owner = plan.users.find(({ id }) => id === task.user);
  const targets = task.targets.map(
    (target) => plan.targets.find(({ id }) => id === target)?.title ?? `${target}`,
  );
  return [
    [text('title'), task.title],
    [text('place'), placeText(plan, task, words)],
    [text('owner'), owner ? nameOfUser(owner) : text('no-owner')],
    [text('targets'), titlesText(targets)],
    [text('progress'), `${task.progress}\u00a0%`],
  ];
}

function pairs(
  title: string,
  theirs: readonly [string, string][],
  mine: readonly [string, string][],
): Difference[] {
  return theirs.flatMap(([field, value], at) => {
    const own = mine[at]?.[1] ?? NOTHING;
    return own === value ? [] : [{ title, field, theirs: value, mine: own }];
  });
}

/**
 * What someone else has made of what a command would change, and what the command would make of it.
 * @param server the plan with their change
 * @param roadmaps all of the organisation, by which linked ones are named
 */
export function differencesOf(
  server: RoadmapPlan,
  command: PlanCommand,
  words: Words,
  roadmaps: readonly Roadmap[],
): Difference[] {
  const { text } = words;
  const after = applied(server, command);
  const linkedTitles = (ids: readonly number[]) =>
    ids.flatMap((linked) => roadmaps.find(({ id }) => id === linked)?.title ?? []);
  const deleted = (title: string): Difference[] => [
    { title, field: text('state'), theirs: text('changed-by-other'), mine: text('deleted') },
  ];
  switch (command.kind) {
    case 'change-tasks':
      return command.changes.flatMap(({ id }) => {
        const theirs = server.tasks.find((task) => task.id === id);
        const mine = after.tasks.find((task) => task.id === id);
        if (!theirs || !mine) return [];
        return pairs(theirs.title, taskTexts(server, theirs, words), taskTexts(after, mine, words));
      });
    case 'change-main-task': {
      const textsOf = (plan: RoadmapPlan): [string, string][] => {
        const one = plan.main_tasks.find(({ id }) => id === command.change.id);
        if (!one) return [];
        const pair = plan.color_pairs.find(({ id }) => id === one.color_pair);
        return [
          [text('title'), one.title],
          [text('rows'), `${one.row_count}`],
          [text('color'), pair?.title ?? NOTHING],
          [text('linked-roadmaps'), titlesText(linkedTitles(one.link_to_roadmap))],
        ];
      };
      const title = server.main_tasks.find(({ id }) => id === command.change.id)?.title ?? '';
      return pairs(title, textsOf(server), textsOf(after));
    }
    case 'change-milestone': {
      const textsOf = (plan: RoadmapPlan): [string, string][] => {
        const one = plan.milestones.find(({ id }) => id === command.change.id);
        if (!one) return [];
        const owner = plan.users.find(({ id }) => id === one.user);
        return [
          [text('title'), one.title],
          [text('month'), monthText(one.end_date, words)],
          [text('owner'), owner ? nameOfUser(owner) : text('no-owner')],
        ];
      };
      const title = server.milestones.find(({ id }) => id === command.change.id)?.title ?? '';
      return pairs(title, textsOf(server), textsOf(after));
    }
    case 'order-main-tasks': {
      const orderOf = (plan: RoadmapPlan) => titlesText(plan.main_tasks.map(({ title }) => title));
      return [
        {
          title: server.roadmap.title,
          field: text('order'),
          theirs: orderOf(server),
          mine: orderOf(after),
        },
      ];
    }
    case 'delete-tasks':
      return command.ids.flatMap((id) =>
        server.tasks.filter((task) => task.id === id).flatMap(({ title }) => deleted(title)),
      );
    case 'delete-main-task':
      return deleted(server.main_tasks.find(({ id }) => id === command.id)?.title ?? '');
    case 'delete-row':
      return deleted(server.main_tasks.find(({ id }) => id === command.mainTask)?.title ?? '');
    case 'delete-milestone':
      return deleted(server.milestones.find(({ id }) => id === command.id)?.title ?? '');
    default:
      return [];
  }
}
