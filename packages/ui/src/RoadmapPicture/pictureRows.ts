import { isBrokenDependency, isLate } from '@tavoite/model';
import { arrowPath } from '../Roadmap/arrowPath.js';
import { leftOf, meets } from '../Roadmap/geometry.js';
import type { RoadmapTask } from '../Roadmap/types.js';
import {
  type Drawing,
  FONT_PX,
  type Group,
  LINE_PX,
  PADDING_PX,
  ROW_PX,
  type RoadmapPictureOptions,
  TITLE_PX,
} from './pictureTypes.js';
import { element, fitted, text } from './svgParts.js';

function drawBar(
  task: RoadmapTask,
  group: Group,
  drawing: Drawing,
  early: ReadonlySet<number>,
): string {
  const { firstMonth, lastMonth, month, theme, values, currentMonth, labels } = drawing;
  if (!meets(task, { startMonth: firstMonth, endMonth: lastMonth })) return '';
  const start = Math.max(task.startMonth, firstMonth);
  const end = Math.min(task.endMonth, lastMonth);
  const x = leftOf(start, firstMonth, { month }) + 2;
  const width = (end - start + 1) * month - 4;
  const y = group.top + PADDING_PX + task.rowIndex * ROW_PX + 3;
  const height = ROW_PX - 6;
  const color = theme === 'dark' ? group.mainTask.darkColor : group.mainTask.color;
  const late = isLate(task, currentMonth);
  const notes = [late ? labels.late : '', early.has(task.id) ? labels.tooEarly : ''].filter(
    Boolean,
  );
  const words = notes.length > 0 ? `${notes.join(', ')}: ${task.title}` : task.title;
  return [
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
    text(fitted(words, width - 10, FONT_PX), { x: x + 6, y: y + 16, fill: values['color-text'] }),
  ]
    .filter(Boolean)
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

export function drawArrows(groups: readonly Group[], drawing: Drawing): string {
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
  return dependencies
    .map(({ from, to }) => {
      const [first, second] = [places.get(from), places.get(to)];
      if (!first || !second) return '';
      const a = { x: leftOf(first.task.endMonth + 1, firstMonth, { month }) - 2, y: first.y };
      const b = { x: leftOf(second.task.startMonth, firstMonth, { month }) + 2, y: second.y };
      const broken = isBrokenDependency(first.task, second.task);
      const color = values[broken ? 'color-danger' : 'color-text-muted'];
      const { line, tip } = arrowPath(a, b, ROW_PX);
      const dashes: Record<string, string> = broken ? { 'stroke-dasharray': '5 3' } : {};
      return (
        element('path', { d: line, fill: 'none', stroke: color, ...dashes }) +
        element('path', { d: tip, fill: color })
      );
    })
    .join('');
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
    ...group.mainTask.tasks.map((task) => drawBar(task, group, drawing, early)),
  ].join('');
}
