import fc from 'fast-check';
import {
  barBox,
  barRow,
  dropIndex,
  edgeAt,
  groupHeight,
  groupsIn,
  groupTops,
  isFree,
  leftOf,
  limitResize,
  linesOf,
  monthAt,
  monthsMoved,
  moved,
  resizeTask,
  rowAt,
  sizesOf,
  type TitleSpace,
} from './geometry.js';
import type { RoadmapMainTask, RoadmapTask } from './types.js';

const SIZES = sizesOf(13);

const task = (id: number, startMonth: number, endMonth: number, rowIndex = 0): RoadmapTask => ({
  id,
  title: `Task ${id}`,
  rowIndex,
  startMonth,
  endMonth,
  progress: 0,
});
const SPACE: TitleSpace = { width: 128, tools: 1, stacked: false };
const row = [task(1, 10, 12), task(2, 15, 16), task(3, 13, 14, 1)];

describe('resizeTask', () => {
  it.each([
    ['end', 1, { startMonth: 10, endMonth: 13 }],
    ['end', 2, { startMonth: 10, endMonth: 14 }],
    ['end', 3, 'overlap'],
    ['end', -2, { startMonth: 10, endMonth: 10 }],
    ['end', -3, 'length'],
    ['start', 2, { startMonth: 12, endMonth: 12 }],
    ['start', 3, 'length'],
    ['start', -4, { startMonth: 6, endMonth: 12 }],
  ] as const)('%s edge by %i', (edge, months, expected) => {
    expect(resizeTask(row[0] as RoadmapTask, edge, months, row)).toEqual(expected);
  });
});

it('stops a dragged edge at the last place that would be accepted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('start' as const, 'end' as const),
      fc.integer({ min: -30, max: 30 }),
      (edge, months) => {
        const first = row[0] as RoadmapTask;
        const { span, refusal } = limitResize(first, edge, months, row);
        expect(span.startMonth).toBeLessThanOrEqual(span.endMonth);
        for (const other of row)
          if (other.id !== first.id && other.rowIndex === first.rowIndex)
            expect(span.endMonth < other.startMonth || span.startMonth > other.endMonth).toBe(true);
        const requested = resizeTask(first, edge, months, row);
        expect(refusal).toBe(typeof requested === 'string' ? requested : null);
        if (typeof requested !== 'string') expect(span).toEqual(requested);
      },
    ),
  );
});

it('knows which months of a row are free', () => {
  expect([9, 10, 12, 13, 14, 15, 17].map((month) => isFree(month, 0, row))).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});

it('snaps to whole months', () => {
  expect(
    [0, 0.4, 0.6, -0.4, -0.6, 2].map((part) => monthsMoved(part * SIZES.month, SIZES)),
  ).toEqual([0, 0, 1, 0, -1, 2]);
});

const anySizes = fc.double({ min: 8, max: 60, noNaN: true }).map(sizesOf);
const anyMonth = fc.integer({ min: 0, max: 60_000 });

it('finds the month at any place of a column, and the column of any month, at any size', () => {
  fc.assert(
    fc.property(anySizes, anyMonth, anyMonth, fc.nat(999), (sizes, first, month, part) => {
      const left = leftOf(month, first, sizes);
      const inside = left + Math.floor((part / 1000) * sizes.month);
      expect(monthAt(inside, first, sizes)).toBe(month);
      const { left: bar, width } = barBox({ startMonth: month, endMonth: month }, first, sizes);
      expect(monthAt(bar, first, sizes)).toBe(month);
      expect(monthAt(bar + width - 1, first, sizes)).toBe(month);
    }),
  );
});

it('finds the row of any bar, which is high enough for its text', () => {
  fc.assert(
    fc.property(anySizes, fc.nat(50), (sizes, rowIndex) => {
      const { top, height } = barRow(rowIndex, sizes);
      expect(rowAt(top, sizes)).toBe(rowIndex);
      expect(rowAt(top + height - 1, sizes)).toBe(rowIndex);
      expect(height).toBeGreaterThan(sizes.font * 1.5);
    }),
  );
});

describe('edgeAt', () => {
  const first = barBox(row[0] as RoadmapTask, 10, SIZES);
  const { top, height } = barRow(0, SIZES);
  const at = (x: number, y = top + height / 2) => {
    const found = edgeAt({ x, y }, row, 10, SIZES);
    return found && [found.task.id, found.edge];
  };

  it('is the edge within reach on either side', () => {
    const right = first.left + first.width;
    expect([at(right - 2), at(right + 2), at(right - 13), at(right + 13)]).toEqual([
      [1, 'end'],
      [1, 'end'],
      null,
      null,
    ]);
    expect([at(first.left + 2), at(first.left - 2)]).toEqual([
      [1, 'start'],
      [1, 'start'],
    ]);
  });

  it('is that of the bar which the point is on, where two meet', () => {
    const next = { ...(row[1] as RoadmapTask), startMonth: 13 };
    const { left } = barBox(next, 10, SIZES);
    const y = top + 4;
    const found = (x: number) => edgeAt({ x, y }, [row[0] as RoadmapTask, next], 10, SIZES);
    expect(found(left + 5)?.task.id).toBe(2);
    expect(found(left - 5)?.task.id).toBe(1);
  });

  it('is of the row at the point', () => {
    expect(at(first.left, barRow(1, SIZES).top + 1)).toBeNull();
    expect(at(first.left, 0)).toBeNull();
  });
});

const mainTask = (id: number, rowCount: number): RoadmapMainTask => ({
  id,
  title: 'Pilot',
  rowCount,
  color: '#000000',
  darkColor: '#ffffff',
  links: [],
  tasks: [],
});

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
  });
});

const mainTasks = fc
  .array(fc.integer({ min: 1, max: 9 }), { maxLength: 40 })
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

it('moves one item and keeps the others in order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  const tops = [0, 100, 200, 300];
  expect([-5, 0, 99, 100, 299, 300, 999].map((y) => dropIndex(tops, y))).toEqual([
    0, 0, 0, 1, 2, 2, 2,
  ]);
});
