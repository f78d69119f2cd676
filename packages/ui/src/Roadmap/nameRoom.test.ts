import { sizesOf } from './geometry.js';
import { nameRooms } from './nameRoom.js';
import type { RoadmapTask } from './types.js';

const FIRST = 24_000;
const RANGE = { firstMonth: FIRST, lastMonth: FIRST + 11 };
const task = (id: number, start: number, end: number, rowIndex = 0): RoadmapTask => ({
  id,
  title: '',
  rowIndex,
  startMonth: FIRST + start,
  endMonth: FIRST + end,
  progress: 0,
});

it('reaches to the next bar of the row, less what is seen of an arrow, or to the end of the plan', () => {
  const tasks = [task(3, 8, 9), task(1, 0, 1), task(2, 4, 5), task(4, 0, 0, 1), task(5, 6, 14, 2)];
  const rooms = nameRooms({ tasks }, RANGE, new Set([3]), sizesOf(13));
  // Months of 64 px, of which a bar leaves 2 at either end.
  expect(Object.fromEntries(rooms)).toEqual({
    1: 2 * 64 + 4 - 8,
    2: 2 * 64 + 4 - 24,
    3: 2 * 64 + 2 - 8,
    4: 11 * 64 + 2 - 8,
    5: 0,
  });
});

it('is none between bars that follow each other', () => {
  const rooms = nameRooms({ tasks: [task(1, 0, 1), task(2, 2, 3)] }, RANGE, new Set(), sizesOf(13));
  expect(rooms.get(1)).toBe(0);
});
