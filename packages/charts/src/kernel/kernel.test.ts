import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import fc from 'fast-check';
import type { ChartPoint } from '../types.js';
import {
  ACTUAL,
  columnOf,
  ESTIMATE,
  kindName,
  kindsOf,
  MISSING,
  PARTIAL,
  periodIndex,
} from './columns.js';
import { visiblePositions } from './decimate.js';
import { areaPath, barPath, dotPath, linePath } from './path.js';
import { coverageText, needsBreaks, periodTicks, ticksBeside } from './periodTicks.js';
import { runsOf } from './runs.js';
import { monthScale, periodScale, valueScale } from './scale.js';
import { stackColumns } from './stack.js';
import { textWidth } from './text.js';

const kinds = fc.uint8Array({ minLength: 0, maxLength: 60, max: PARTIAL });
const values = (min: number, max: number) =>
  fc.array(fc.double({ min, max, noNaN: true }), { minLength: 1, maxLength: 400 });

describe('visiblePositions', () => {
  const draw = (data: readonly number[], width: number) => {
    const x = (i: number) => (data.length > 1 ? (i / (data.length - 1)) * width : 0);
    return { x, kept: visiblePositions(0, data.length - 1, x, data) };
  };

  it('keeps a sparse stroke whole', () => {
    expect(draw([3, 1, 2], 100).kept).toEqual([0, 1, 2]);
  });

  it('thins a dense stroke to at most four points for each pixel', () => {
    const data = Array.from({ length: 10_000 }, (_, i) => Math.sin(i));
    const { kept } = draw(data, 100);
    expect(kept.length).toBeLessThanOrEqual(4 * 101);
  });

  it('keeps the order, both ends, and the extremes of every pixel column', () => {
    fc.assert(
      fc.property(values(-1e6, 1e6), fc.integer({ min: 1, max: 50 }), (data, width) => {
        const { x, kept } = draw(data, width);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(data.length - 1);
        for (let i = 1; i < kept.length; i += 1) {
          expect(kept[i]).toBeGreaterThan(kept[i - 1] as number);
        }
        const extremes = (positions: Iterable<number>) => {
          const columns = new Map<number, [number, number]>();
          for (const i of positions) {
            const [low, high] = columns.get(Math.floor(x(i))) ?? [Infinity, -Infinity];
            const value = data[i] as number;
            columns.set(Math.floor(x(i)), [Math.min(low, value), Math.max(high, value)]);
          }
          return columns;
        };
        expect(extremes(kept)).toEqual(extremes(data.keys()));
      }),
    );
  });
});

describe('runsOf', () => {
  it('dashes every stretch that touches an estimate and breaks at gaps', () => {
    const column = Uint8Array.from([ACTUAL, ACTUAL, ESTIMATE, ESTIMATE, MISSING, ACTUAL]);
    expect(runsOf(column)).toEqual({
      runs: [
        { from: 0, to: 1, look: 'solid' },
        { from: 1, to: 3, look: 'open' },
      ],
      lone: [5],
    });
  });

  it('never joins a part of a period with its neighbours, an estimate neither', () => {
    const column = Uint8Array.from([PARTIAL, ACTUAL, ACTUAL, ESTIMATE, ESTIMATE]);
    expect(runsOf(column, Uint8Array.from([1, 0, 0, 0, 1]))).toEqual({
      runs: [
        { from: 1, to: 2, look: 'solid' },
        { from: 2, to: 3, look: 'open' },
      ],
      lone: [0, 4],
    });
  });

  it('shows each known point, draws no missing one, and calls no estimate certain', () => {
    fc.assert(
      fc.property(kinds, (column) => {
        const partial = column.map((kind) => (kind === PARTIAL ? 1 : 0));
        const { runs, lone } = runsOf(column, partial);
        const shown = new Set(lone);
        for (const { from, to, look } of runs) {
          expect(to).toBeGreaterThan(from);
          for (let i = from; i <= to; i += 1) {
            shown.add(i);
            if (look === 'solid') expect(column[i]).toBe(ACTUAL);
            expect(column[i]).not.toBe(PARTIAL);
          }
        }
        const known = [...column.keys()].filter((i) => column[i] !== MISSING);
        expect([...shown].sort((a, b) => a - b)).toEqual(known);
      }),
    );
  });
});

describe('stackColumns', () => {
  it('stacks positive values up and negative ones down, and leaves missing ones out', () => {
    const column = (data: Array<number | null>) => ({
      values: Float64Array.from(data, (value) => value ?? Number.NaN),
      kinds: Uint8Array.from(data, (value) => (value === null ? MISSING : ACTUAL)),
    });
    const stack = stackColumns([column([3, null, -1]), column([2, 4, -2]), column([-5, 1, 6])], 3);
    expect(stack.parts.map(({ end }) => [...end])).toEqual([
      [3, Number.NaN, -1],
      [5, 4, -3],
      [-5, 5, 6],
    ]);
    expect(stack.extent).toEqual([-5, 6]);
    expect([...stack.top]).toEqual([1, 2, 2]);
    expect([...stack.bottom]).toEqual([2, -1, 1]);
  });

  it('puts a zero on top of the parts under it', () => {
    const column = (...data: number[]) => ({
      values: Float64Array.from(data),
      kinds: Uint8Array.from(data, () => ACTUAL),
    });
    const { parts, top } = stackColumns([column(3), column(0), column(-2), column(0)], 1);
    expect(parts.map(({ start, end }) => [start[0], end[0]])).toEqual([
      [0, 3],
      [3, 3],
      [0, -2],
      [3, 3],
    ]);
    expect([...top]).toEqual([3]);
  });
});

describe('columns', () => {
  const series = (points: ChartPoint[]) => ({ points });
  const actual = (month: number, value: number): ChartPoint => ({ kind: 'actual', month, value });

  it('fills the months between points and leaves them missing', () => {
    const points = [actual(10, 1), actual(13, 4)];
    const periods = periodIndex([series(points)], true);
    expect(periods.months).toEqual([10, 11, 12, 13]);
    expect([...columnOf(points, periods).kinds]).toEqual([ACTUAL, MISSING, MISSING, ACTUAL]);
  });

  it('keeps a partial period apart from estimates, and calls what is actual actual', () => {
    const points: ChartPoint[] = [
      { kind: 'actual', month: 2, value: 5, coverage: { months: 4, of: 12 } },
      actual(6, 9),
      { kind: 'estimate', month: 18, value: 5, coverage: { months: 1, of: 12 } },
    ];
    const periods = periodIndex([series(points)], false);
    expect(periods.months).toEqual([2, 6, 18]);
    const { kinds: found } = columnOf(points, periods);
    expect([...found]).toEqual([PARTIAL, ACTUAL, ESTIMATE]);
    expect(kindName(found[0])).toBe('actual');
    expect(coverageText(periods.coverage.get(0))).toBe('4/12');
    expect(kindsOf(points)).toBe('both');
    expect(kindsOf(points.slice(0, 2))).toBe('actual');
  });

  it('takes what is not finite for missing, never for zero', () => {
    const points = [actual(1, Number.NaN), actual(2, Number.POSITIVE_INFINITY), actual(3, 0)];
    const column = columnOf(points, periodIndex([series(points)], true));
    expect([...column.kinds]).toEqual([MISSING, MISSING, ACTUAL]);
    expect([...column.values]).toEqual([Number.NaN, Number.NaN, 0]);
    expect(kindsOf(points.slice(0, 2))).toBeNull();
  });
});

describe('scales', () => {
  it('make unusable domains usable', () => {
    for (const domain of [
      [5, 5],
      [Number.NaN, 3],
      [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    ] as const) {
      const scale = valueScale(domain, [100, 0]);
      expect(Number.isFinite(scale(scale.domain[0]))).toBe(true);
      expect(Number.isFinite(scale.baseline)).toBe(true);
    }
  });

  it('start bars at zero, or at the end of the domain nearest to it', () => {
    expect(valueScale([-10, 10], [100, 0]).baseline).toBe(50);
    expect(valueScale([10, 20], [100, 0]).baseline).toBe(100);
    expect(valueScale([-20, -10], [100, 0]).baseline).toBe(0);
  });

  it('place values where d3 does', () => {
    const ends = fc.tuple(fc.integer({ min: -1e6, max: 0 }), fc.integer({ min: 1, max: 1e6 }));
    fc.assert(
      fc.property(ends, fc.integer({ min: -1e6, max: 1e6 }), (domain, value) => {
        const scale = valueScale(domain, [400, 10]);
        expect(scale(value)).toBeCloseTo(scaleLinear(domain, [400, 10])(value), 3);
      }),
    );
  });

  it('find the slot of a pixel, at the ends too', () => {
    const scale = periodScale(4, [10, 50]);
    expect([0, 10, 19.9, 20, 49, 80].map((x) => scale.indexAt(x))).toEqual([0, 0, 0, 1, 3, 3]);
    expect(periodScale(0, [0, 10]).indexAt(5)).toBe(-1);
  });

  it('snap pixels to months, and stay within them', () => {
    const months = fc.tuple(
      fc.integer({ min: 20_000, max: 30_000 }),
      fc.integer({ min: 1, max: 400 }),
    );
    fc.assert(
      fc.property(months, fc.integer({ min: -50, max: 1050 }), ([first, count], x) => {
        const scale = monthScale(first, first + count - 1, [0, 1000]);
        expect(scale.monthAt(x)).toBeGreaterThanOrEqual(first);
        expect(scale.monthAt(x)).toBeLessThanOrEqual(first + count - 1);
        const edge = scale.edgeAt(x);
        expect(Math.abs(scale(edge) - Math.min(1000, Math.max(0, x)))).toBeLessThanOrEqual(
          scale.step / 2 + 1e-6,
        );
      }),
    );
  });
});

describe('ticksBeside', () => {
  const tick = (index: number, label: string, year = '', coverage = '') => ({
    index,
    label,
    year,
    coverage,
  });
  const ticks = [tick(0, 'Q 3', '2026'), tick(1, 'Q 4', '', '1/3')];
  const written = (lines: ReturnType<typeof ticksBeside>) =>
    lines?.map(({ label, year, coverage }) => [label, year, coverage]);

  it('says all on one line', () => {
    expect(written(ticksBeside(ticks, 90, 12))).toEqual([
      ['Q 3 2026', '', ''],
      ['Q 4 (1/3)', '', ''],
    ]);
  });

  it('says how much of a period counts beside its name, and the year below it', () => {
    expect(written(ticksBeside(ticks, 90, 12, 'years'))).toEqual([
      ['Q 3', '2026', ''],
      ['Q 4 (1/3)', '', ''],
    ]);
  });

  it('is nothing where that would touch the next name', () => {
    expect(ticksBeside([tick(0, 'Q 4', '2026', '1/3'), tick(1, 'Q 1', '2027')], 30, 12)).toBeNull();
  });
});

describe('periodTicks', () => {
  const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const naming = { grouping: 'month', fiscalStart: 1, shortMonths } as const;
  const ticks = (count: number, step: number, first = 24_000) =>
    periodTicks(
      Array.from({ length: count }, (_, i) => first + i),
      new Map(),
      naming,
      step,
      12,
    );

  it('names the year where it changes', () => {
    expect(ticks(4, 60, 24_010).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Nov 2000',
      'Dec ',
      'Jan 2001',
      'Feb ',
    ]);
  });

  it('names the year of a first month close to January, where the years are apart', () => {
    const named = (step: number) =>
      ticks(14, step, 24_010)
        .slice(0, 3)
        .map(({ label, year }) => `${label} ${year}`);
    const years = textWidth('2000', 12);
    expect(named((years + 4) / 2)).toEqual(['Nov 2000', 'Jan 2001', 'Mar ']);
    expect(named((years + 3) / 2)).toEqual(['Nov ', 'Jan 2001', 'Mar ']);
  });

  it('names the year of quarters at the first of each year only', () => {
    const months = Array.from({ length: 6 }, (_, i) => 24_006 + 3 * i);
    const quarters = periodTicks(months, new Map(), { ...naming, grouping: 'quarter' }, 80, 12);
    expect(quarters.map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Q 3 2000',
      'Q 4 ',
      'Q 1 2001',
      'Q 2 ',
      'Q 3 ',
      'Q 4 ',
    ]);
  });

  it('breaks the names of fiscal years where they do not fit side by side', () => {
    const fiscal = { grouping: 'fiscal', fiscalStart: 7, shortMonths } as const;
    const months = [24_006, 24_018, 24_030];
    expect(needsBreaks(months, fiscal, 600, 12)).toBe(false);
    expect(needsBreaks(months, fiscal, 180, 12)).toBe(true);
    expect(needsBreaks(months, { ...fiscal, fiscalStart: 1 }, 180, 12)).toBe(false);
    expect(needsBreaks([], fiscal, 180, 12)).toBe(false);
    const broken = periodTicks(months, new Map(), { ...fiscal, breaksYears: true }, 50, 12);
    expect(broken.map(({ label, year }) => [label, year])).toEqual([
      ['2000 -', '2001'],
      ['2001 -', '2002'],
      ['2002 -', '2003'],
    ]);
  });

  it('keeps both ends where that takes labels only a little further apart', () => {
    expect(ticks(10, 20).map(({ label }) => label)).toEqual(['Jan', 'Apr', 'Jul', 'Oct']);
    expect(ticks(11, 20, 24_010).map(({ label }) => label)).toEqual(
      'Nov Jan Mar May Jul Sep'.split(' '),
    );
    // Else the last, where no year begins.
    expect(ticks(8, 20, 24_001).map(({ label }) => label)).toEqual(['Mar', 'May', 'Jul', 'Sep']);
  });

  it('has a label at January, where the year begins', () => {
    // Both ends would have one every three months, and two of three Januaries none.
    expect(ticks(25, 14, 24_010).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Jan 2001',
      'Apr ',
      'Jul ',
      'Oct ',
      'Jan 2002',
      'Apr ',
      'Jul ',
      'Oct ',
    ]);
    // 18 are a prime number of steps.
    expect(ticks(18, 20, 24_001).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Mar 2000',
      'May ',
      'Jul ',
      'Sep ',
      'Nov ',
      'Jan 2001',
      'Mar ',
      'May ',
      'Jul ',
    ]);
  });

  it('has a label at the only January, though both ends would have one without it', () => {
    expect(ticks(13, 14, 24_010).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Jan 2001',
      'Apr ',
      'Jul ',
      'Oct ',
    ]);
  });

  it('names the first month before the others, where it has room there', () => {
    expect(ticks(14, 14, 24_021).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Oct 2001',
      'Jan 2002',
      'Apr ',
      'Jul ',
      'Oct ',
    ]);
    expect(ticks(14, 17, 24_022).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Nov ',
      'Jan 2002',
      'Mar ',
      'May ',
      'Jul ',
      'Sep ',
      'Nov ',
    ]);
  });

  it('names the first month without its year, where that would touch the next', () => {
    expect(ticks(13, 17, 24_010).map(({ label, year }) => `${label} ${year}`)).toEqual([
      'Nov ',
      'Jan 2001',
      'Mar ',
      'May ',
      'Jul ',
      'Sep ',
      'Nov ',
    ]);
  });

  it('has labels at equal distances, of which no two touch', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 700 }),
        fc.integer({ min: 1, max: 80 }),
        (count, px) => {
          const step = px / 2;
          const shown = ticks(count, step);
          expect(shown.length).toBeGreaterThan(0);
          const distances = shown.slice(1).map(({ index }, i) => index - (shown[i]?.index ?? 0));
          expect(new Set(distances).size).toBeLessThanOrEqual(1);
          for (let i = 1; i < shown.length; i += 1) {
            const [a, b] = [shown[i - 1], shown[i]];
            const room = ((b?.index ?? 0) - (a?.index ?? 0)) * step;
            const width = (tick: typeof a) => textWidth(tick?.label ?? '', 12);
            expect(room).toBeGreaterThan((width(a) + width(b)) / 2);
          }
        },
      ),
    );
  });

  it('says how much of a partial period is covered', () => {
    const coverage = new Map([[0, { months: 4, of: 12 }]]);
    const [first] = periodTicks(
      [24_002, 24_006],
      coverage,
      { ...naming, grouping: 'fiscal' },
      200,
      12,
    );
    expect(first?.coverage).toBe('4/12');
  });
});

describe('linePath and areaPath', () => {
  // Hundredths of pixels, without the halves of a tenth, which either may round up or down.
  const pixels = fc
    .integer({ min: -1000, max: 500_000 })
    .filter((hundredths) => Math.abs(hundredths % 10) !== 5)
    .map((hundredths) => hundredths / 100);
  const point = fc.record({ x: pixels, top: pixels, foot: pixels });

  it('draw what d3 draws, to a tenth of a pixel', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 40 }), (points) => {
        const positions = [...points.keys()];
        const of = (side: 'x' | 'top' | 'foot') => (i: number) => points[i]?.[side] ?? Number.NaN;
        expect(linePath(positions, of('x'), of('top'))).toBe(
          line(of('x'), of('top')).digits(1)(positions),
        );
        expect(areaPath(positions, of('x'), of('foot'), of('top'))).toBe(
          area(of('x'), of('foot'), of('top')).digits(1)(positions),
        );
      }),
    );
  });

  it('are empty without positions', () => {
    expect(linePath([], Number, Number)).toBe('');
    expect(areaPath([], Number, Number, Number)).toBe('');
  });
});

describe('dotPath', () => {
  it('is a full circle', () => {
    expect(dotPath(10, 20, 3)).toBe('M13,20A3,3,0,1,1,7,20A3,3,0,1,1,13,20Z');
  });
});

describe('barPath', () => {
  it('is never taller than its value', () => {
    expect(barPath(0, 10, 100, 60, 2)).toMatch(/^M0,100V62/);
    expect(barPath(0, 10, 100, 99, 2)).toMatch(/^M0,100V100Q0,99/);
    expect(barPath(0, 10, 100, 60, 0)).toBe('M0,100V60H10V100Z');
  });
});
