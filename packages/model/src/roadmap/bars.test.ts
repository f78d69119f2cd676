import fc from 'fast-check';
import { barsOverlap, freeRow, overlappingBars, type TaskPlace } from './bars.js';

const anyBar: fc.Arbitrary<TaskPlace> = fc
  .tuple(fc.integer({ min: 1, max: 2 }), fc.nat(2), fc.nat(30), fc.nat(5))
  .map(([mainTask, rowIndex, startMonth, more]) => ({
    mainTask,
    rowIndex,
    startMonth,
    endMonth: startMonth + more,
  }));
const anyBars = fc.array(anyBar, { maxLength: 25 });

const monthsOf = ({ startMonth, endMonth }: TaskPlace) =>
  Array.from({ length: endMonth - startMonth + 1 }, (_, i) => startMonth + i);

it('calls two bars overlapping when they share a month of a row', () => {
  fc.assert(
    fc.property(anyBar, anyBar, (a, b) => {
      const shared = monthsOf(a).some((month) => monthsOf(b).includes(month));
      const expected = a.mainTask === b.mainTask && a.rowIndex === b.rowIndex && shared;
      expect(barsOverlap(a, b)).toBe(expected);
      expect(barsOverlap(b, a)).toBe(expected);
    }),
  );
});

it('finds exactly the bars that overlap another one', () => {
  fc.assert(
    fc.property(anyBars, (bars) => {
      const expected = bars.filter((bar) =>
        bars.some((other) => other !== bar && barsOverlap(bar, other)),
      );
      const found = overlappingBars(bars);
      expect(found).toHaveLength(expected.length);
      expect(new Set(found)).toEqual(new Set(expected));
    }),
  );
});

it('finds a row in which nothing is in the way, its own if it can', () => {
  fc.assert(
    fc.property(anyBar, anyBars, fc.integer({ min: 1, max: 4 }), (bar, others, rowCount) => {
      const isFree = (rowIndex: number) =>
        !others.some((other) => barsOverlap({ ...bar, rowIndex }, other));
      const row = freeRow(bar, others, rowCount);
      const rows = Array.from({ length: rowCount }, (_, i) => i);
      if (bar.rowIndex < rowCount && isFree(bar.rowIndex)) expect(row).toBe(bar.rowIndex);
      else expect(row).toBe(rows.find(isFree) ?? rowCount);
    }),
  );
});
