import { ACTUAL, ESTIMATE, MISSING } from '../kernel/columns.js';
import { estimatesFrom, hasEstimatesBefore } from '../kernel/estimates.js';
import { periodScale } from '../kernel/scale.js';
import { estimatesLayout } from './estimates.js';
import { timeSeriesLayout } from './layout.js';
import { timeSeriesModel } from './model.js';

describe('the border of estimates', () => {
  const borderOf = (...kinds: string[]) => {
    const columns = kinds.map((letters) => ({
      config: {},
      column: {
        values: new Float64Array(letters.length),
        kinds: Uint8Array.from(letters, (one) => ({ a: ACTUAL, e: ESTIMATE })[one] ?? MISSING),
        partial: new Uint8Array(letters.length),
      },
    }));
    const border = estimatesFrom(columns, kinds[0]?.length ?? 0);
    return { border, isUnexplained: hasEstimatesBefore(columns, border) };
  };

  it('is where the last actual value ends', () => {
    expect(borderOf('aaee')).toEqual({ border: 2, isUnexplained: false });
    expect(borderOf('aa ee')).toEqual({ border: 2, isUnexplained: false });
    expect(borderOf('aaaee', 'aeeee')).toEqual({ border: 3, isUnexplained: true });
  });

  it('is none without values on both sides', () => {
    expect(borderOf('eeee')).toEqual({ border: null, isUnexplained: true });
    expect(borderOf('aaa ')).toEqual({ border: null, isUnexplained: false });
    expect(borderOf('')).toEqual({ border: null, isUnexplained: false });
  });

  it('has its word over the plot, or inside under a mark that was made there', () => {
    const layout = (months: number[]) => {
      const point = (kind: 'actual' | 'estimate', i: number) => ({
        kind,
        month: 24_000 + i,
        value: 1,
      });
      const drawn = timeSeriesModel({
        series: [
          {
            key: 'a',
            title: 'A',
            type: 'bar',
            points: [
              point('actual', 0),
              point('actual', 1),
              point('estimate', 2),
              point('estimate', 3),
            ],
          },
        ],
      });
      return timeSeriesLayout(drawn, {
        grouping: 'month',
        fiscalStart: 1,
        shortMonths: [],
        locale: 'en',
        estimates: 'Estimates',
        notes: months.map((month) => ({ start: month, end: month })),
        size: { width: 600, height: 300 },
      });
    };
    const free = layout([24_000]);
    expect(free.estimates?.x).toBe(free.periods.start(2));
    expect(free.estimates?.wordY).toBeLessThan(free.plot.top);
    const taken = layout([24_002]);
    expect(taken.estimates?.wordY).toBeGreaterThan(taken.plot.top);
  });

  it('has its word behind the border only, also where little is estimated, or nowhere', () => {
    const plot = { left: 40, top: 20, right: 300, bottom: 200 };
    const periods = periodScale(13, [plot.left, plot.right]);
    const place = (end: number) =>
      estimatesLayout(12, 'Estimates', { periods, plot, end, taken: [] });
    expect(place(400)?.wordX).toBeGreaterThan(periods.start(12));
    expect(place(400)?.word).toBe('Estimates');
    // Before it, it would name what is actual.
    expect(place(plot.right)?.word).toBe('');
  });
});
