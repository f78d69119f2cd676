import { arrowAtPoint } from './arrowAtPoint.js';
import { sizesOf } from './geometry.js';
import { groupTops } from './groups.js';
import { barPoint } from './pointerPlace.js';
import type { RoadmapMainTask } from './types.js';
import type { Plan } from './usePlan.js';

const FIRST = 24_000;
const REACH = 4;
const task = (id: number, rowIndex: number, from: number, months: number) => ({
  id,
  title: `Task ${id}`,
  rowIndex,
  startMonth: FIRST + from,
  endMonth: FIRST + from + months - 1,
  progress: 0,
});
const mainTasks = [
  {
    id: 1,
    title: 'Main task',
    color: '#000',
    darkColor: '#fff',
    rowCount: 2,
    links: [],
    tasks: [task(1, 0, 0, 2), task(2, 1, 6, 2)],
  },
] satisfies RoadmapMainTask[];
const sizes = sizesOf(13, 'month', 'comfortable', 0);
const space = { width: 200, tools: 0, shareBelow: false, stacked: false, compact: false };
const plan = {
  mainTasks,
  dependencies: [{ id: 9, from: 1, to: 2 }],
  firstMonth: FIRST,
  sizes,
  space,
  tops: groupTops(mainTasks, space, sizes),
} as unknown as Plan;
const [first, second] = mainTasks[0]?.tasks ?? [];
if (!first || !second) throw new Error('The plan has two tasks.');
const start = barPoint(first, 0, 'end', plan);
const end = barPoint(second, 0, 'start', plan);

it('finds an arrow along its line, by the end that is nearer', () => {
  const [dependency] = plan.dependencies;
  const near = arrowAtPoint({ x: end.x - 20, y: end.y + 3 }, plan, REACH);
  expect(near).toEqual({ dependency, end: 'to', anchor: start });
  const far = arrowAtPoint({ x: start.x + 3, y: start.y + 6 }, plan, REACH);
  expect(far).toEqual({ dependency, end: 'from', anchor: end });
});

it('finds none beside the line, nor where a bar is missing', () => {
  expect(arrowAtPoint({ x: end.x - 20, y: end.y + 6 }, plan, REACH)).toBeNull();
  expect(arrowAtPoint({ x: (start.x + end.x) / 2, y: start.y }, plan, REACH)).toBeNull();
  const without = { ...plan, dependencies: [{ id: 9, from: 1, to: 77 }] };
  expect(arrowAtPoint({ x: end.x - 20, y: end.y }, without, REACH)).toBeNull();
});
