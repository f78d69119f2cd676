import fc from 'fast-check';
import { sizesOf } from './geometry.js';
import {
  dropIndex,
  groupHeight,
  groupsIn,
  groupTops,
  linesOf,
  planRowAt,
  planRowTop,
  rowAfter,
  rowsBetween,
  type TitleSpace,
} from './groups.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

const SIZES = sizesOf(13);
const SPACE: TitleSpace = { width: 128, tools: 1, stacked: false };

const mainTask = (id: number, rowCount: number): RoadmapMainTask => ({
  id,
  title: 'Pilot',
  rowCount,
  color: '#000000',
  darkColor: '#ffffff',
  links: [],
  tasks: [],
});

const TASK: RoadmapTask = {
  id: 1,
  title: 'Pilot',
  startMonth: 0,
  endMonth: 1,
  rowIndex: 0,
  progress: 0,
  owner: null,
};

describe('a title', () => {
  it.each([
    ['', 10, 1],
    ['Pilot', 10, 1],
    ['New portal', 10, 1],
    ['New portals', 10, 2],
    ['a b c d e f', 4, 3],
    ['Kunnossapidon', 10, 2],
    ['Asiakaspalvelun ratkaisuaste', 12, 3],
  ])('%j takes at most so many lines of %i letters: %i', (title, letters, lines) => {
    expect(linesOf(title, letters)).toBe(lines);
  });

  it('takes one line for as many narrow letters as have room in it', () => {
    const space = { ...SPACE, width: 150 + 32, shareBelow: true };
    const titled = (title: string) =>
      groupHeight({ ...mainTask(1, 1), title, tasks: [TASK] }, space, SIZES);
    expect(titled('Listening till it is lit')).toBe(64);
    expect(titled('Wommow um mowm wow moo')).toBeGreaterThan(64);
  });

  it('makes its main task higher when the rows leave too little room for it', () => {
    const one = mainTask(1, 1);
    const long = { ...one, title: 'Renewal of the district heating network in the north' };
    expect(groupHeight(one, SPACE, SIZES)).toBe(64);
    expect(groupHeight(long, SPACE, SIZES)).toBeGreaterThan(100);
    expect(groupHeight(long, { ...SPACE, width: 600 }, SIZES)).toBe(64);
    expect(groupHeight(long, { ...SPACE, tools: 0 }, SIZES)).toBeLessThan(
      groupHeight(long, SPACE, SIZES),
    );
    expect(groupHeight(one, { ...SPACE, stacked: true }, SIZES)).toBeGreaterThan(64);
    const compact = sizesOf(13, 'month', 'compact');
    expect(groupHeight(one, { ...SPACE, compact: true }, compact)).toBeLessThan(64);
  });
});

const mainTasks = fc
  .array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 })
  .map((rows) => rows.map((rowCount, id) => mainTask(id, rowCount)));

it('finds exactly the main tasks that touch the visible part', () => {
  fc.assert(
    fc.property(
      mainTasks,
      fc.nat(9000),
      fc.integer({ min: 1, max: 2000 }),
      (groups, top, height) => {
        const tops = groupTops(groups, SPACE, SIZES);
        const { first, end } = groupsIn(tops, top, top + height);
        groups.forEach((group, index) => {
          const start = tops[index] ?? 0;
          const touches = start < top + height && start + groupHeight(group, SPACE, SIZES) > top;
          expect(index >= first && index < end).toBe(touches);
        });
      },
    ),
  );
});

it('finds where a main task is dropped', () => {
  const tops = [0, 100, 200, 300];
  expect([-5, 0, 99, 100, 299, 300, 999].map((y) => dropIndex(tops, y))).toEqual([
    0, 0, 0, 1, 2, 2, 2,
  ]);
});

it('finds the row of the plan under any point of it, whether titles are above or next to rows', () => {
  fc.assert(
    fc.property(mainTasks, fc.boolean(), fc.nat(), (groups, stacked, pick) => {
      const space = { ...SPACE, stacked };
      const tops = groupTops(groups, space, SIZES);
      const rows = groups.flatMap(({ rowCount }, group) =>
        Array.from({ length: rowCount }, (_, rowIndex) => ({ group, rowIndex })),
      );
      const row = rows[pick % rows.length] ?? { group: 0, rowIndex: 0 };
      const top = planRowTop(row, tops, groups, space, SIZES);
      for (const y of [top, top + SIZES.row / 2, top + SIZES.row - 1])
        expect(planRowAt(y, tops, groups, space, SIZES)).toEqual(row);
    }),
  );
});

it('counts rows through main tasks, both ways', () => {
  fc.assert(
    fc.property(mainTasks, fc.nat(), fc.integer({ min: -400, max: 400 }), (groups, pick, by) => {
      const rows = groups.flatMap(({ rowCount }, group) =>
        Array.from({ length: rowCount }, (_, rowIndex) => ({ group, rowIndex })),
      );
      const at = pick % rows.length;
      const from = rows[at] ?? { group: 0, rowIndex: 0 };
      const to = rowAfter(from, by, groups);
      expect(to).toEqual(rows[at + by] ?? null);
      if (to) expect(rowsBetween(from, to, groups)).toBe(by + 0);
    }),
  );
});
