import fc from 'fast-check';
import { JsonBytes, jsonList, jsonText, roundShare } from './json-bytes.js';

const written = (write: (json: JsonBytes) => void) => {
  const json = new JsonBytes();
  write(json);
  return json.bytes().toString();
};

const whole = fc.maxSafeInteger();

it('writes numbers as JSON.stringify does, to 15 digits', () => {
  const money = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ min: -1e300, max: 1e300 }),
        money,
        whole,
        whole.map((n) => n / 100),
        fc.integer().map((n) => n / 1000),
        fc.maxSafeInteger().map((n) => n / 10_000),
        fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => (b === 0 ? 0 : a / b)),
        fc.double({ min: -1e-6, max: 1e-6 }),
      ),
      (value) => {
        expect(written((json) => json.number(value))).toBe(
          JSON.stringify(Number(value.toPrecision(15))),
        );
      },
    ),
    { numRuns: 10_000 },
  );
  for (const value of [0, -0, 0.01, -0.1, 10, 0.5, 1e15, 9999999999999.99, 5e-324])
    expect(written((json) => json.number(value))).toBe(JSON.stringify(value));
  expect(written((json) => json.number(1464881.0499999998))).toBe('1464881.05');
  expect(written((json) => json.number(-230245.23000000027))).toBe('-230245.23');
  for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE])
    expect(written((json) => json.number(value))).toBe(JSON.stringify(value));
  expect(written((json) => json.number(undefined))).toBe('null');
});

it('writes shares to 12 digits', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ min: -1e15, max: 1e15 }),
        whole,
        fc.integer().map((n) => n / 1000),
      ),
      (share) => {
        expect(written((json) => json.share(share))).toBe(
          JSON.stringify(Number(share.toPrecision(12))),
        );
      },
    ),
    { numRuns: 2_000 },
  );
  expect(written((json) => json.share(100 / 3))).toBe('33.3333333333');
  expect(written((json) => json.share(Number.NaN))).toBe('null');
});

it('writes arrays of numbers and flags, however long', () => {
  const values = Float64Array.from({ length: 20_000 }, (_, i) =>
    i % 3 === 0 ? Number.NaN : i / 8,
  );
  expect(JSON.parse(written((json) => json.numbers(values)))).toEqual(
    [...values].map((value) => (Number.isNaN(value) ? null : value)),
  );
  expect(JSON.parse(written((json) => json.shares(values)))).toEqual(
    [...values].map((value) => (Number.isNaN(value) ? null : roundShare(value))),
  );
  const flags = Uint8Array.from({ length: 100_000 }, (_, i) => (i % 3 === 0 ? 1 : 0));
  expect(JSON.parse(written((json) => json.flags(flags)))).toBe(flags.join(''));
  expect(written((json) => json.flags(new Uint8Array()))).toBe('""');
  expect(written((json) => json.numbers(new Float64Array()))).toBe('[]');
});

it('writes text of any language among bytes', () => {
  const text = JSON.stringify('Ä€😀'.repeat(10_000));
  expect(
    written((json) => {
      json.raw(Buffer.from('['));
      json.text(text);
      json.raw(Buffer.from(']'));
    }),
  ).toBe(`[${text}]`);
});

it('writes a list in its envelope', async () => {
  const { text } = await jsonList(['a', 'b'], (name) => ({ name }));
  expect(JSON.parse(text.toString())).toEqual({
    count: 2,
    next: null,
    previous: null,
    results: [{ name: 'a' }, { name: 'b' }],
  });
});

it('leaves the noise of sums out of any answer', () => {
  expect(jsonText({ value: 0.1 + 0.2, id: 3, list: [1464881.0499999998, null, 'a'] })).toBe(
    '{"value":0.3,"id":3,"list":[1464881.05,null,"a"]}',
  );
});
