import fc from 'fast-check';
import { packSeries, unpackAll, unpackSeries } from './codec.js';

describe('stored series', () => {
  it('keeps every month through packing and unpacking', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 22_800, max: 26_399 }),
        fc.array(
          fc.record({
            value: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
            verified: fc.boolean(),
          }),
          {
            maxLength: 50,
          },
        ),
        (firstMonth, months) => {
          const column = {
            firstMonth,
            values: Float64Array.from(months, ({ value }) => value ?? Number.NaN),
            verified: Uint8Array.from(months, ({ verified }) => (verified ? 1 : 0)),
          };
          const again = unpackSeries(packSeries(column));
          months.forEach(({ value, verified }, i) => {
            const at = firstMonth + i - again.firstMonth;
            expect(again.values[at] ?? Number.NaN).toBe(value ?? Number.NaN);
            expect(again.verified[at] ?? 0).toBe(value !== null && verified ? 1 : 0);
          });
        },
      ),
    );
  });

  it('stores little-endian doubles and bits from the lowest, without empty ends', () => {
    const packed = packSeries({
      firstMonth: 100,
      values: Float64Array.of(Number.NaN, 1.5, Number.NaN, -2, Number.NaN),
      verified: Uint8Array.of(1, 1, 1, 1, 1),
    });
    expect(packed.firstMonth).toBe(101);
    expect(packed.values.toString('hex')).toBe(
      '000000000000f83f' + '000000000000f87f' + '00000000000000c0',
    );
    expect(packed.verified.toString('hex')).toBe('05');
  });

  it('packs a column without values as nothing', () => {
    const packed = packSeries({
      firstMonth: 100,
      values: Float64Array.of(Number.NaN),
      verified: Uint8Array.of(0),
    });
    expect(packed.values).toHaveLength(0);
    expect(unpackSeries(packed).values).toHaveLength(0);
  });

  it('takes an infinite stored value as missing', () => {
    const values = Buffer.alloc(16);
    values.writeDoubleLE(Number.POSITIVE_INFINITY, 0);
    values.writeDoubleLE(3, 8);
    const column = unpackSeries({ firstMonth: 1, values, verified: Buffer.of(3) });
    expect([...column.values]).toEqual([Number.NaN, 3]);
    expect([...column.verified]).toEqual([0, 1]);
  });

  it('reads many columns, each in its place', () => {
    const columns = [3, 0, 9, 1].map((length, i) => ({
      firstMonth: 100 + i,
      values: Float64Array.from({ length }, (_, month) => 10 * i + month + 0.5),
      verified: Uint8Array.from({ length }, (_, month) => (month + i) % 2),
    }));
    const stored = columns.map(packSeries).map(({ firstMonth, values, verified }) => ({
      firstMonth,
      values: values.toString('hex'),
      verified: verified.toString('hex'),
    }));
    expect(unpackAll(stored)).toEqual(columns);
    const [one, ...others] = stored;
    if (one === undefined) throw new Error('nothing stored');
    expect(() => unpackAll([...others, { ...one, values: '0102' }])).toThrow('damaged');
  });

  it('refuses damaged bytes', () => {
    const damaged = (values: number, verified: number) => () =>
      unpackSeries({
        firstMonth: 1,
        values: Buffer.alloc(values),
        verified: Buffer.alloc(verified),
      });
    expect(damaged(12, 1)).toThrow('damaged');
    expect(damaged(72, 1)).toThrow('damaged');
  });
});
