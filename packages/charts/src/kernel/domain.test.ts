import fc from 'fast-check';
import { DEFAULT_TICK_COUNT, DOMAIN_PADDING } from '../constants.js';
import { axisDomain, balancedDomains, paddedRange } from './domain.js';
import { extentOf } from './extent.js';

const value = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .map((v) => Math.round(v * 100) / 100);
const extent = fc.tuple(value, value).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const tickCount = fc.integer({ min: 2, max: 15 });
const demand = (low: number, high: number, rest = {}) => ({
  extent: [low, high] as const,
  tickCount: DEFAULT_TICK_COUNT,
  ...rest,
});
const domain = (d: Parameters<typeof axisDomain>[0]) => axisDomain(d, DOMAIN_PADDING);
const balance = (a: Parameters<typeof axisDomain>[0], b: Parameters<typeof axisDomain>[0]) =>
  balancedDomains(a, b, DOMAIN_PADDING);

describe('extentOf', () => {
  it('ignores what is not finite and knows an empty series', () => {
    expect(extentOf([3, Number.NaN, -1, Number.POSITIVE_INFINITY])).toEqual([-1, 3]);
    expect(extentOf([])).toBeNull();
    expect(extentOf([Number.NaN])).toBeNull();
  });

  it('takes series longer than a call can have arguments', () => {
    expect(extentOf(new Float64Array(500_000).map((_, i) => i))).toEqual([0, 499_999]);
  });
});

describe('paddedRange', () => {
  it('pads by a tenth of the span on both sides', () => {
    expect(paddedRange([100, 200], 0.1)).toEqual([90, 210]);
    expect(paddedRange([-50, 50], 0.1)).toEqual([-60, 60]);
  });

  it('does not push data of one sign over zero', () => {
    expect(paddedRange([5, 205], 0.1)).toEqual([0, 225]);
    expect(paddedRange([-205, -5], 0.1)).toEqual([-225, 0]);
  });

  it('makes a range of one value and of none', () => {
    expect(paddedRange([10, 10], 0.1)).toEqual([9, 11]);
    expect(paddedRange([0, 0], 0.1)).toEqual([0, 1]);
    expect(paddedRange(null, 0.1)).toEqual([0, 1]);
  });
});

describe('axisDomain', () => {
  it('ends at the padded data, with round ticks below', () => {
    expect(domain(demand(0, 95))).toEqual({
      low: 0,
      high: 104.5,
      ticks: [0, 20, 40, 60, 80, 100],
    });
    expect(domain(demand(6100, 7700)).low).toBe(5750);
  });

  it('has a tick near the upper end, also where there is room for three', () => {
    const ticksTo = (high: number, tickCount = 3) =>
      domain({ extent: [0, high / 1.1], tickCount }).ticks;
    expect(ticksTo(7800)).toEqual([0, 3000, 6000]);
    expect(ticksTo(8400)).toEqual([0, 4000, 8000]);
    expect(ticksTo(5600)).toEqual([0, 2500, 5000]);
    expect(ticksTo(14)).toEqual([0, 5, 10]);
    expect(ticksTo(7800, 2)).toHaveLength(2);
    // Its lower end is a tick, too.
    expect(domain({ extent: [2150, 3500], tickCount: 3 }).ticks).toEqual([2000, 3000, 4000]);
    expect(domain({ extent: [100, 274], min: 30, tickCount: 3 }).ticks.length).toBeLessThan(4);
  });

  it('rounds the upper end out where much of the data would be above the last tick', () => {
    expect(domain({ extent: [0, 7119], tickCount: 6 })).toEqual({
      low: 0,
      high: 8000,
      ticks: [0, 2000, 4000, 6000, 8000],
    });
    expect(domain({ extent: [0, 6200], tickCount: 6 }).ticks).toEqual([0, 2000, 4000, 6000]);
    // No more than there is room for.
    expect(domain({ extent: [0, 7100], tickCount: 3 }).ticks).toEqual([0, 3000, 6000]);
  });

  it('leaves no quarter of the axis empty for a little below zero', () => {
    const { low, ticks } = domain({ extent: [-150, 1000], tickCount: 3 });
    expect(low).toBe(-265);
    expect(ticks).toEqual([0, 500, 1000]);
    expect(domain({ extent: [-1, 440], tickCount: 3 }).ticks).toEqual([0, 200, 400]);
    expect(domain({ extent: [-147, 1110], tickCount: 3 }).ticks).toEqual([0, 500, 1000]);
    expect(domain({ extent: [-150, 1000], tickCount: 9 }).low).toBe(-400);
  });

  it('rounds the upper end out to a tick where one is asked for', () => {
    expect(domain(demand(0, 95, { endsOnTick: true }))).toEqual({
      low: 0,
      high: 120,
      ticks: [0, 20, 40, 60, 80, 100, 120],
    });
  });

  it('keeps configured ends exactly and as ticks', () => {
    expect(domain(demand(10, 20, { min: 0, max: 100 })).ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(domain(demand(10, 20, { min: 0, max: 100, tickCount: 5 })).ticks).toEqual([
      0, 25, 50, 75, 100,
    ]);
    const odd = domain(demand(10, 20, { min: 3, max: 97 }));
    expect(odd.ticks[0]).toBe(3);
    expect(odd.ticks.at(-1)).toBe(97);
  });

  it('keeps the configured end when the other one contradicts it', () => {
    expect(domain(demand(10, 20, { min: 50 })).low).toBe(50);
    expect(domain(demand(10, 20, { max: 5 })).high).toBe(5);
    expect(domain(demand(10, 20, { min: 50, max: 50 })).low).toBe(50);
  });

  it('holds the data, with ticks from its lower end, at most the asked number of ticks, for any data', () => {
    fc.assert(
      fc.property(extent, tickCount, fc.boolean(), (data, count, endsOnTick) => {
        const { low, high, ticks } = domain({ extent: data, tickCount: count, endsOnTick });
        expect(low).toBeLessThanOrEqual(data[0] + 1e-9 * Math.abs(data[0]));
        expect(high).toBeGreaterThanOrEqual(data[1] - 1e-9 * Math.abs(data[1]));
        expect(high).toBeGreaterThan(low);
        // Data on both sides of zero may leave the lower end where it is padded.
        if (data[0] >= 0 || data[1] <= 0) expect(ticks[0]).toBe(low);
        expect(ticks[0]).toBeGreaterThanOrEqual(low);
        if (endsOnTick) expect(ticks.at(-1)).toBe(high);
        expect(ticks.at(-1)).toBeLessThanOrEqual(high);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        // Data on both sides of zero with two ticks has no round step that reaches both.
        expect(ticks.length).toBeLessThanOrEqual(Math.max(count, 3));
        for (let i = 1; i < ticks.length; i += 1) {
          expect(ticks[i]).toBeGreaterThan(ticks[i - 1] as number);
        }
      }),
    );
  });
});

describe('balancedDomains', () => {
  it('puts zero at the same height and shares one grid', () => {
    const { first, second, balanced } = balance(demand(-20, 100), demand(0, 0.5));
    expect(balanced).toBe(true);
    expect(second.low / second.high).toBeCloseTo(first.low / first.high, 9);
    expect(second.ticks).toHaveLength(first.ticks.length);
  });

  it('widens the first axis when the second goes below zero', () => {
    const { first, second } = balance(demand(0, 100), demand(-5, 8));
    expect(first.low).toBeLessThan(0);
    expect(second.low).toBeLessThanOrEqual(-5);
    expect(second.low / second.high).toBeCloseTo(first.low / first.high, 9);
  });

  it('leaves a configured second axis as it is', () => {
    const { second, balanced } = balance(demand(0, 100), demand(2, 3, { min: 0, max: 1 }));
    expect(balanced).toBe(false);
    expect([second.low, second.high]).toEqual([0, 1]);
  });

  it('keeps a configured zero of the second axis on the grid of the first', () => {
    const { first, second, balanced } = balance(demand(0, 2300), demand(260, 370, { min: 0 }));
    expect(balanced).toBe(true);
    expect([first.low, second.low]).toEqual([0, 0]);
    expect(second.ticks).toHaveLength(first.ticks.length);
    expect(second.high).toBeGreaterThanOrEqual(370);
    // Where the first goes below zero, the configured end wins.
    expect(balance(demand(-500, 2300), demand(260, 370, { min: 0 })).second.low).toBe(0);
  });

  it('lets the second axis go its own way where the first is fixed above it', () => {
    const { first, second, balanced } = balance(
      demand(60, 80, { min: 50, max: 90 }),
      demand(-5, 8),
    );
    expect(balanced).toBe(false);
    expect([first.low, first.high]).toEqual([50, 90]);
    expect(second.low).toBeLessThanOrEqual(-5);
  });

  it('holds both data ranges and stays proportional, for any data', () => {
    fc.assert(
      fc.property(extent, extent, tickCount, (a, b, count) => {
        const { first, second, balanced } = balance(
          { extent: a, tickCount: count },
          { extent: b, tickCount: count },
        );
        expect(balanced).toBe(true);
        for (const [range, data] of [
          [first, a],
          [second, b],
        ] as const) {
          const tolerance = 1e-9 * Math.max(1, Math.abs(data[0]), Math.abs(data[1]));
          expect(range.low).toBeLessThanOrEqual(data[0] + tolerance);
          expect(range.high).toBeGreaterThanOrEqual(data[1] - tolerance);
        }
        expect(first.low * second.high).toBeCloseTo(
          first.high * second.low,
          -Math.log10(Math.abs(first.high * second.high) + Math.abs(first.low * second.low) + 1) +
            5,
        );
      }),
    );
  });
});
