import { isBrokenDependency, isLate } from '@tavoite/model';
import { arrowPath } from '../Roadmap/arrowPath.js';
import { barBox, leftOf, meets } from '../Roadmap/geometry.js';
import type { RoadmapTask } from '../Roadmap/types.js';
import { barWords } from './barWords.js';
import { todayOf } from './pictureHead.js';
import {
  type Drawing,
  type Group,
  LINE_PX,
  PADDING_PX,
  ROW_PX,
  type RoadmapPictureOptions,
  TITLE_PX,
} from './pictureTypes.js';
import { element, outlined, text } from './svgParts.js';

/** Between the words of a bar and the next bar. */
const BESIDE_PX = 4;

/** A bar where the row is free from `from` to `to`, and where it is free after it. */
function drawBar(
  task: RoadmapTask,
  group: Group,
  drawing: Drawing,
  early: ReadonlySet<number>,
  from: number,
  to: number,
): { bar: string; end: number } {
  const { theme, values, currentMonth, labels } = drawing;
  const { x, width } = boxOf(task, drawing);
  const y = group.top + PADDING_PX + task.rowIndex * ROW_PX + 3;
  const height = ROW_PX - 6;
  const color = theme === 'dark' ? group.mainTask.darkColor : group.mainTask.color;
  const today = todayOf(drawing);
  const late = isLate(task, currentMonth);
  const notes = [late ? labels.late : '', early.has(task.id) ? labels.tooEarly : ''].filter(
    Boolean,
  );
  const words = notes.length > 0 ? `${notes.join(', ')}: ${task.title}` : task.title;
  const placed = barWords(words, { x, width, from, to });
  const bar = [
    element('rect', { x, y, width, height, rx: 4, fill: values['color-surface'] }),
    element('rect', { x, y, width, height, rx: 4, fill: color, 'fill-opacity': 0.18 }),
    element('rect', { x, y, width, height, rx: 4, fill: 'none', stroke: color }),
    element('rect', {
      x,
      y: y + height - 4,
      width: (width * task.progress) / 100,
      height: 4,
      fill: color,
    }),
    late &&
      element('path', {
        d: `M${x + width - 9} ${y}h9v9Z`,
        fill: values['color-danger'],
      }),
    today !== null &&
      today > x &&
      today < x + width &&
      element('path', {
        d: `M${today} ${y}v${height}`,
        stroke: values['color-accent'],
        'stroke-width': 2,
        'stroke-opacity': 0.6,
      }),
    ...placed.lines.map(({ line, size, baseline }) =>
      text(line, {
        x: placed.x,
        y: y + baseline,
        fill: values['color-text'],
        'font-size': size,
        'text-anchor': placed.anchor,
        // Beside its bar it stands on the lines of the grid.
        ...(placed.x < x || placed.x > x + width ? outlined(values) : {}),
      }),
    ),
  ]
    .filter(Boolean)
    .join('');
  return { bar, end: placed.end };
}

/** Where a bar is on the timeline, cut to it. */
function boxOf(task: RoadmapTask, { firstMonth, lastMonth, month }: Drawing) {
  const startMonth = Math.max(task.startMonth, firstMonth);
  const endMonth = Math.min(task.endMonth, lastMonth);
  const { left, width } = barBox({ startMonth, endMonth }, firstMonth, { month });
  return { x: left, width };
}

/** The bars of one row, from left to right: words may stand in what is free between them. */
function drawRow(
  tasks: readonly RoadmapTask[],
  group: Group,
  drawing: Drawing,
  early: ReadonlySet<number>,
): string {
  const span = { startMonth: drawing.firstMonth, endMonth: drawing.lastMonth };
  const shown = tasks
    .filter((task) => meets(task, span))
    .sort((a, b) => a.startMonth - b.startMonth);
  let free = 0;
  return shown
    .map((task, index) => {
      const next = shown[index + 1];
      const to = next ? boxOf(next, drawing).x : drawing.timeline;
      const { bar, end } = drawBar(task, group, drawing, early, free, to - BESIDE_PX);
      free = end + BESIDE_PX;
      return bar;
    })
    .join('');
}

/** The tasks of a plan that start before one that they wait for has ended. */
export function earlyTasks({ mainTasks, dependencies = [] }: RoadmapPictureOptions): Set<number> {
  const tasks = new Map(mainTasks.flatMap((one) => one.tasks.map((task) => [task.id, task])));
  const broken = dependencies.filter(({ from, to }) => {
    const [first, second] = [tasks.get(from), tasks.get(to)];
    return first && second && isBrokenDependency(first, second);
  });
  return new Set(broken.map(({ to }) => to));
}

/**
 * Dependencies between the tasks of a page: the lines, which run below the bars so that they cross no
 * words, and the tips, which reach over them.
 */
export function drawArrows(
  groups: readonly Group[],
  drawing: Drawing,
): { lines: string; tips: string } {
  const { dependencies = [], firstMonth, month, values } = drawing;
  const places = new Map(
    groups.flatMap((group) =>
      group.mainTask.tasks.map((task) => [
        task.id,
        {
          task,
          y: group.top + PADDING_PX + task.rowIndex * ROW_PX + ROW_PX / 2,
        },
      ]),
    ),
  );
  const lines: string[] = [];
  const tips: string[] = [];
  for (const { from, to } of dependencies) {
    const [first, second] = [places.get(from), places.get(to)];
    if (!first || !second) continue;
    const a = { x: leftOf(first.task.endMonth + 1, firstMonth, { month }) - 2, y: first.y };
    const b = { x: leftOf(second.task.startMonth, firstMonth, { month }) + 2, y: second.y };
    const broken = isBrokenDependency(first.task, second.task);
    const color = values[broken ? 'color-danger' : 'color-text-muted'];
    const { line, tip } = arrowPath(a, b, ROW_PX);
    const dashes: Record<string, string> = broken ? { 'stroke-dasharray': '5 3' } : {};
    lines.push(element('path', { d: line, fill: 'none', stroke: color, ...dashes }));
    tips.push(element('path', { d: tip, fill: color }));
  }
  return { lines: lines.join(''), tips: tips.join('') };
}

export function drawGroup(group: Group, drawing: Drawing, early: ReadonlySet<number>): string {
  const { values, theme } = drawing;
  const color = theme === 'dark' ? group.mainTask.darkColor : group.mainTask.color;
  const title = group.title.map((line, index) =>
    text(line, {
      x: -TITLE_PX + 12,
      y: group.top + PADDING_PX + 16 + index * LINE_PX,
      fill: values['color-text'],
      'font-weight': 600,
    }),
  );
  return [
    element('rect', { x: -TITLE_PX, y: group.top, width: 4, height: group.height, fill: color }),
    ...title,
    element('path', {
      d: `M${-TITLE_PX} ${group.top + group.height}H${drawing.timeline}`,
      stroke: values['color-border'],
    }),
    ...Array.from({ length: group.mainTask.rowCount }, (_, row) =>
      drawRow(
        group.mainTask.tasks.filter(({ rowIndex }) => rowIndex === row),
        group,
        drawing,
        early,
      ),
    ),
  ].join('');
}
