import { overlappingBars } from '@tavoite/model';
import fc from 'fast-check';
import {
  findTask,
  firstFree,
  isFree,
  limitResize,
  moveTasks,
  placeOf,
  resizeTask,
  spanFrom,
} from './changes.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

const task = (id: number, startMonth: number, endMonth: number, rowIndex = 0): RoadmapTask => ({
  id,
  title: `Task ${id}`,
  rowIndex,
  startMonth,
  endMonth,
  progress: 0,
});
const group = (id: number, rowCount: number, tasks: RoadmapTask[]): RoadmapMainTask => ({
  id,
  title: `Main task ${id}`,
  rowCount,
  color: '#000000',
  darkColor: '#ffffff',
  links: [],
  tasks,
});
const plan = [
  group(1, 2, [task(1, 10, 12), task(2, 15, 16), task(3, 13, 14, 1)]),
  group(2, 1, [task(4, 10, 11)]),
];

const spanAfter = ({ changes, refusal }: ReturnType<typeof moveTasks>) =>
  refusal ?? changes.map(({ to }) => [to.mainTask, to.rowIndex, to.startMonth, to.endMonth]);

describe('an edge', () => {
  it.each([
    ['end', 1, [[1, 0, 10, 13]]],
    ['end', 2, [[1, 0, 10, 14]]],
    ['end', 3, 'overlap'],
    ['end', -2, [[1, 0, 10, 10]]],
    ['end', -3, 'length'],
    ['start', 2, [[1, 0, 12, 12]]],
    ['start', 3, 'length'],
    ['start', -4, [[1, 0, 6, 12]]],
  ] as const)('%s by %i', (edge, months, expected) => {
    expect(spanAfter(resizeTask(plan, 1, edge, months))).toEqual(expected);
  });

  it('stops at the last place that would be accepted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('start' as const, 'end' as const),
        fc.integer({ min: -30, max: 30 }),
        (edge, months) => {
          const { changes, refusal } = limitResize(plan, 1, edge, months);
          const to = changes[0]?.to;
          expect(to && to.startMonth <= to.endMonth).toBe(true);
          expect(to && isFree(plan, to, new Set([1]))).toBe(true);
          const requested = resizeTask(plan, 1, edge, months);
          expect(refusal).toBe(requested.refusal);
          if (!requested.refusal) expect(changes).toEqual(requested.changes);
        },
      ),
    );
  });
});

it('names what is in the way: of an edge the first bar that stops it', () => {
  const row = [group(1, 1, [task(1, 10, 12), task(3, 20, 21), task(2, 15, 16)])];
  expect(limitResize(row, 1, 'end', 12)).toMatchObject({
    refusal: 'overlap',
    inTheWay: { id: 2 },
    changes: [{ to: { endMonth: 14 } }],
  });
  expect(moveTasks(row, [1], 10, 0).inTheWay?.id).toBe(3);
  expect(moveTasks(row, [1, 3], 4, 0)).toMatchObject({ blocked: { id: 1 }, inTheWay: { id: 2 } });
  expect(moveTasks(row, [1], 1, 0).inTheWay).toBeNull();
});

describe('bars moved together', () => {
  it.each([
    [[1], 1, 0, [[1, 0, 11, 13]]],
    [[1], 3, 0, 'overlap'],
    [[1], 0, 1, [[1, 1, 10, 12]]],
    [[1], 1, 1, 'overlap'],
    [[1], 0, 2, 'overlap'],
    [[1], 2, 2, [[2, 0, 12, 14]]],
    [[1], 0, -1, 'outside'],
    [[4], 0, 1, 'outside'],
    [
      [1, 2],
      3,
      0,
      [
        [1, 0, 13, 15],
        [1, 0, 18, 19],
      ],
    ],
    [[3, 4], 0, -2, 'outside'],
    [[4], 0, -2, 'overlap'],
  ] as const)('%j by %i months and %i rows', (ids, months, rows, expected) => {
    expect(spanAfter(moveTasks(plan, ids, months, rows))).toEqual(expected);
  });

  it('never come to overlap anything', () => {
    fc.assert(
      fc.property(
        fc.subarray([1, 2, 3, 4], { minLength: 1 }),
        fc.integer({ min: -8, max: 8 }),
        fc.integer({ min: -3, max: 3 }),
        (ids, months, rows) => {
          const { changes, refusal } = moveTasks(plan, ids, months, rows);
          const moved = new Map(changes.map(({ task: id, to }) => [id, to]));
          const bars = plan.flatMap((one) =>
            one.tasks.map((bar) => moved.get(bar.id) ?? placeOf(one, bar)),
          );
          if (refusal !== 'outside')
            expect(overlappingBars(bars).length > 0).toBe(refusal === 'overlap');
        },
      ),
    );
  });

  it('leave out what is gone', () => {
    expect(moveTasks(plan, [99], 1, 0)).toEqual({
      changes: [],
      refusal: null,
      blocked: null,
      inTheWay: null,
    });
    expect(findTask(plan, 99)).toBeNull();
  });
});

it('draws a new bar as far as its row is free', () => {
  const row = { mainTask: 1, rowIndex: 0 };
  expect(spanFrom(plan, row, 13, 20)).toEqual({ ...row, startMonth: 13, endMonth: 14 });
  expect(spanFrom(plan, row, 20, 13)).toEqual({ ...row, startMonth: 17, endMonth: 20 });
  expect(spanFrom(plan, row, 12, 20)).toBeNull();
  expect(spanFrom(plan, { mainTask: 1, rowIndex: 2 }, 12, 20)).toBeNull();
});

it('finds the first free place of a row', () => {
  const row = { mainTask: 1, rowIndex: 0 };
  const range = { firstMonth: 10, lastMonth: 18 };
  expect(firstFree(plan, row, range)?.startMonth).toBe(13);
  expect(firstFree(plan, row, range, 2)).toEqual({ ...row, startMonth: 13, endMonth: 14 });
  expect(firstFree(plan, row, { ...range, lastMonth: 16 }, 3)).toBeNull();
});
