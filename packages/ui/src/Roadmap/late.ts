import { isLate, type MonthNumber, textWidth } from '@tavoite/model';
import { foldedWidth } from './fold.js';
import type { RoadmapLabels } from './labels.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

/** How many late tasks a bar stands for. */
export const lateIn = (task: RoadmapTask, currentMonth: MonthNumber): number =>
  task.late ?? (isLate(task, currentMonth) ? 1 : 0);

/** Last months of the bars that ended, and are late; one that stands for several tasks may go on. */
export const endsOfLate = (
  mainTasks: readonly RoadmapMainTask[],
  currentMonth: MonthNumber,
): MonthNumber[] =>
  mainTasks.flatMap(({ tasks }) =>
    tasks
      .filter((task) => task.endMonth < currentMonth && lateIn(task, currentMonth) > 0)
      .map(({ endMonth }) => endMonth),
  );

/** What a bar says of being late; empty when it is not. */
export function lateText(
  task: RoadmapTask,
  currentMonth: MonthNumber,
  labels: Pick<RoadmapLabels, 'late' | 'lateCount'>,
): string {
  const late = lateIn(task, currentMonth);
  if (late === 0) return '';
  return task.late === undefined ? labels.late : labels.lateCount(late);
}

/**
 * What a bar says of tasks that start before one that they wait for has ended; empty when it says nothing.
 *
 * @param isBroken its own task does
 */
export function earlyText(
  task: RoadmapTask,
  isBroken: boolean,
  labels: Pick<RoadmapLabels, 'tooEarly' | 'tooEarlyCount'>,
): string {
  if (task.early !== undefined && task.early > 0) return labels.tooEarlyCount(task.early);
  return isBroken ? labels.tooEarly : '';
}

/** So much of a title has room beside the words that stand before it. */
const MIN_TITLE_EM = 3;

/** Width from which a bar says words before its title, in px. */
export const widthWithWords = (words: string, font: number): number =>
  textWidth(words, font) + MIN_TITLE_EM * font;

/** Before and after the words of a bar, with its border, in px. */
const BAR_AIR_PX = 18;
/** Words before a name are bold; after them, in px, is more than a space. */
const BOLD = 1.08;
const WORDS_GAP_PX = 4;
/** Some texts are a little wider than they are taken for. */
const SAFETY = 1.04;
/** Before the name of what is done. */
export const TICK = '✓\u00a0';

const nameOf = (task: RoadmapTask) => `${task.progress === 100 ? TICK : ''}${task.title}`;

/** Width from which a bar says its whole name in two lines, with the words before it, in px. */
export const twoLinesWidth = (task: RoadmapTask, words: string, font: number): number =>
  Math.ceil(foldedWidth(`${words} ${nameOf(task)}`, font) * SAFETY) + BAR_AIR_PX;

/** Width from which a bar says its whole name with the words before it, in px. */
export function nameWidth(task: RoadmapTask, words: string, font: number): number {
  const name = textWidth(nameOf(task), font);
  const before = words === '' ? 0 : textWidth(`${words} `, font) * BOLD + WORDS_GAP_PX;
  return Math.ceil((before + name) * SAFETY) + BAR_AIR_PX;
}
