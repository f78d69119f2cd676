import { textWidth } from '@tavoite/model';
import fc from 'fast-check';
import { MARK_PX, sizesOf } from './geometry.js';
import { diamondBeyond, diamondLeft, placeMilestones, titleMove } from './milestones.js';
import type { RoadmapMilestone, RoadmapZoom } from './types.js';

const FIRST = 24_000;
const LAST = FIRST + 35;
const RANGE = { firstMonth: FIRST, lastMonth: LAST };
const count = (number: number) => `${number} milestones`;
const milestone = (id: number, month: number, title = 'Board review'): RoadmapMilestone => ({
  id,
  title,
  month: FIRST + month,
});
const place = (milestones: readonly RoadmapMilestone[], font = 13) =>
  placeMilestones(milestones, RANGE, sizesOf(font), count);

const placesOf = (marks: ReturnType<typeof place>['marks']) =>
  marks.map(({ milestones: [one], lane, before }) => [one?.id, lane, before]);

it('stands milestones side by side where their titles have room, else below each other', () => {
  const beside = place([milestone(1, 2), milestone(2, 4), milestone(3, 20)]);
  expect(placesOf(beside.marks)).toEqual([
    [1, 0, false],
    [2, 0, false],
    [3, 0, false],
  ]);
  expect(beside.lanes).toBe(1);
  const below = place([milestone(1, 2), milestone(2, 3), milestone(3, 4), milestone(4, 20)]);
  expect(placesOf(below.marks)).toEqual([
    [1, 0, false],
    [3, 0, false],
    [4, 0, false],
    [2, 1, false],
  ]);
  expect(below.lanes).toBe(2);
});

it('has titles before their diamonds only where all behind them would take too many lanes', () => {
  const title = 'The first of all halls is ready in Salo and the second one in Raisio';
  const placed = (months: number[]) => place(months.map((month) => milestone(month, month, title)));
  const few = placed([10, 11, 12, 13, 14]);
  expect(few.lanes).toBe(5);
  expect(few.marks.some(({ before }) => before)).toBe(false);
  const many = placed([10, 11, 12, 13, 14, 15]);
  expect(many.lanes).toBe(5);
  expect(many.marks.filter(({ before }) => before)).toHaveLength(1);
});

it('has titles in two lines where one lane then holds all of them', () => {
  const near = [
    milestone(1, 17, 'Portal open'),
    milestone(2, 19, 'Office opened here'),
    milestone(3, 24, 'Energy services sold in all of the regions'),
  ];
  const range = { firstMonth: FIRST, lastMonth: FIRST + 24 };
  const { marks, lanes } = placeMilestones(near, range, sizesOf(13), count);
  expect(lanes).toBe(1);
  // Only the longest, and none is cut.
  expect(marks.map(({ folded }) => folded)).toEqual([undefined, undefined, true]);
  // Low rows have room for one line.
  const low = placeMilestones(near, range, sizesOf(13, 'month', 'compact'), count);
  expect(low.lanes).toBe(2);
});

it('makes one mark of many in a month', () => {
  const { marks } = place([1, 2, 3].map((id) => milestone(id, 4)));
  expect(marks.map((mark) => mark.milestones.length)).toEqual([3]);
});

it('puts the title before the diamond where the timeline ends', () => {
  expect(place([milestone(1, 35)]).marks[0]).toMatchObject({ before: true });
  expect(place([milestone(1, 20)]).marks[0]).toMatchObject({ before: false });
});

it('cuts no title where most have no room behind their diamonds', () => {
  const quarters = sizesOf(13, 'quarter', 'compact', 39);
  const titles = [
    'Hall ready in Salo',
    'Portal in use at ten customers',
    'First report in three days',
    'Office open',
    'Audit of the environment',
    'Four hundred ideas',
    'A hundred days',
  ];
  const all = titles.map((title, index) => milestone(index, 15 + index, title));
  const end = milestone(9, 23, 'Energy services in all regions');
  const range = { firstMonth: FIRST, lastMonth: FIRST + 23 };
  const { marks, lanes } = placeMilestones([...all, end], range, quarters, count);
  expect(marks.length).toBe(8);
  expect(lanes).toBe(5);
  // None is cut, though most of them stand where the timeline ends.
  for (const { milestones, width } of marks)
    expect(width).toBeGreaterThanOrEqual(
      MARK_PX + Math.min(320, textWidth(milestones[0]?.title ?? '', quarters.milestoneFont)),
    );
});

it('leaves out what is not on the timeline, and keeps a lane when nothing is', () => {
  expect(place([milestone(1, -1), milestone(2, 36)])).toEqual({ marks: [], lanes: 1 });
});

it('never prints one over another, keeps every diamond at its month and loses none', () => {
  const milestones = fc
    .array(fc.tuple(fc.nat(35), fc.string({ maxLength: 60 })), { maxLength: 60 })
    .map((all) => all.map(([month, title], id) => milestone(id, month, title)));
  fc.assert(
    fc.property(milestones, fc.constantFrom(10, 13, 20, 26), (all, font) => {
      const sizes = sizesOf(font);
      const { marks, lanes } = place(all, font);
      expect(marks.flatMap((mark) => mark.milestones).length).toBe(all.length);
      expect(lanes).toBeLessThanOrEqual(5);
      for (const mark of marks) {
        const diamond = diamondLeft(mark.month, FIRST, sizes);
        expect(mark.width).toBeGreaterThanOrEqual(MARK_PX);
        expect(mark.before ? mark.left + mark.width - MARK_PX : mark.left).toBeCloseTo(diamond);
        for (const other of marks)
          if (other !== mark && other.lane === mark.lane)
            expect(
              other.left + other.width <= mark.left + 0.001 ||
                mark.left + mark.width <= other.left + 0.001,
            ).toBe(true);
      }
    }),
  );
});

it('keeps every diamond at its month and every title on the timeline, at every zoom and length', () => {
  const cases = fc
    .record({
      zoom: fc.constantFrom<RoadmapZoom>('month', 'quarter', 'year'),
      months: fc.integer({ min: 1, max: 60 }),
      font: fc.constantFrom(10, 13, 20, 26),
    })
    .chain((one) =>
      fc.record({
        zoom: fc.constant(one.zoom),
        months: fc.constant(one.months),
        font: fc.constant(one.font),
        all: fc.array(fc.tuple(fc.nat(one.months - 1), fc.string({ maxLength: 60 })), {
          maxLength: 20,
        }),
      }),
    );
  fc.assert(
    fc.property(cases, ({ zoom, months, font, all }) => {
      const sizes = sizesOf(font, zoom);
      const range = { firstMonth: FIRST, lastMonth: FIRST + months - 1 };
      const milestones = all.map(([month, title], id) => milestone(id, month, title));
      const { marks } = placeMilestones(milestones, range, sizes, count);
      expect(marks.flatMap((mark) => mark.milestones).length).toBe(all.length);
      for (const mark of marks) {
        const diamond = diamondLeft(mark.month, FIRST, sizes);
        const end = mark.left + mark.width;
        expect(mark.before ? end - MARK_PX : mark.left).toBeCloseTo(diamond);
        expect(mark.width).toBeGreaterThanOrEqual(MARK_PX);
        expect(mark.left).toBeGreaterThanOrEqual(Math.min(0, diamond) - 0.001);
        expect(end).toBeLessThanOrEqual(months * sizes.month + diamondBeyond(sizes.month) + 0.001);
      }
    }),
  );
});

it('cuts a title on a short timeline, and leaves it out where not a few letters have room', () => {
  const year = sizesOf(13, 'year');
  const shown = (months: number, month: number) =>
    placeMilestones(
      [milestone(1, month, 'The new service opens to all customers')],
      { firstMonth: FIRST, lastMonth: FIRST + months - 1 },
      year,
      count,
    ).marks[0];
  expect(shown(12, 3)).toMatchObject({ before: false, left: 19.5, width: 96 });
  expect(shown(12, 9)).toMatchObject({ before: true, left: 0, width: 97.5 });
  expect(shown(2, 1)).toMatchObject({ left: 1.5, width: MARK_PX });
});

it('stands inside of its month, or over the middle of one that is narrower', () => {
  const month = sizesOf(13);
  expect(diamondLeft(FIRST, FIRST, month)).toBe(64 - MARK_PX);
  const year = sizesOf(13, 'year');
  expect(diamondLeft(FIRST + 2, FIRST, year) + MARK_PX / 2).toBe(2.5 * year.month);
});

it('keeps a title off the line of today where it would begin on it', () => {
  // A title after its diamond begins at 126, one before it ends at 98.
  expect(titleMove(100, 125, false)).toBe(4);
  expect(titleMove(100, 128, false)).toBe(7);
  expect(titleMove(100, 96, true)).toBe(7);
  // Through its diamond, or through its middle, where the line stops.
  expect(titleMove(100, 112, false)).toBe(0);
  expect(titleMove(100, 140, false)).toBe(0);
  expect(titleMove(100, null, false)).toBe(0);
});

it('makes room for a title that is kept off the line of today', () => {
  const today = 3 * 64;
  const widths = [null, today].map(
    (at) =>
      placeMilestones([milestone(1, 2)], { ...RANGE, today: at }, sizesOf(13), count).marks[0]
        ?.width ?? 0,
  );
  expect(Math.round((widths[1] ?? 0) - (widths[0] ?? 0))).toBe(3);
});
