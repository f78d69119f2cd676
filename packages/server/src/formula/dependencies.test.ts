import fc from 'fast-check';
import { checkKeys, findCircularReference, orderByDependency, showCycle } from './dependencies.js';
import { parseFormula } from './parse.js';

const formulas = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([key, text]) => [key, parseFormula(text)]));

describe('orderByDependency', () => {
  it('puts inputs before what uses them, for any graph without cycles', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }).chain((size) =>
          fc.tuple(
            fc.array(fc.array(fc.nat({ max: size - 1 }), { maxLength: 4 }), {
              minLength: size,
              maxLength: size,
            }),
            fc.shuffledSubarray(
              Array.from({ length: size }, (_, i) => i),
              { minLength: size },
            ),
          ),
        ),
        ([edges, shuffled]) => {
          // An edge only to a smaller number: no cycles.
          const inputsOf = (key: string) =>
            (edges[Number(key)] ?? []).filter((input) => input < Number(key)).map(String);
          const { order, cycle } = orderByDependency(shuffled.map(String), inputsOf);
          expect(cycle).toBeNull();
          expect([...order].sort()).toEqual(shuffled.map(String).sort());
          for (const key of order)
            for (const input of inputsOf(key))
              expect(order.indexOf(input)).toBeLessThan(order.indexOf(key));
        },
      ),
    );
  });

  it('orders a chain of 20,000 terms without recursion', () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => `t${i}`);
    const { order } = orderByDependency(keys, (key) =>
      key === 't19999' ? [] : [`t${Number(key.slice(1)) + 1}`],
    );
    expect(order[0]).toBe('t19999');
    expect(order.at(-1)).toBe('t0');
  });

  it('leaves out what is in or behind a cycle and keeps the rest', () => {
    const inputs: Record<string, string[]> = { a: ['b'], b: ['a'], c: ['a'], d: ['e'], e: [] };
    const { order, cycle } = orderByDependency(Object.keys(inputs), (key) => inputs[key] ?? []);
    expect(order).toEqual(['e', 'd']);
    expect(cycle).toEqual(['a', 'b', 'a']);
  });
});

describe('findCircularReference', () => {
  it('shows the path of the cycle', () => {
    const found = findCircularReference(formulas({ x: 'a + 1', a: 'b * 2', b: 'c + raw', c: 'a' }));
    expect(found?.path).toEqual(['a', 'b', 'c', 'a']);
    expect(found?.error.message).toBe('Circular reference: a → b → c → a');
    expect(findCircularReference(formulas({ a: 'a' }))?.path).toEqual(['a', 'a']);
  });

  it('finds a cycle through thousands of terms and shows its ends', () => {
    const size = 10_000;
    const texts = Object.fromEntries(
      Array.from({ length: size }, (_, i) => [`t${i}`, `t${(i + 1) % size}`]),
    );
    const found = findCircularReference(formulas(texts));
    expect(found?.path).toHaveLength(size + 1);
    expect(found?.error.message.length).toBeLessThan(200);
    expect(showCycle(found?.path ?? [])).toMatch(/^t0 → t1 → .* → … → .* → t9999 → t0$/);
  });

  it('is null where there is none', () => {
    expect(findCircularReference(formulas({ a: 'b + c', b: 'c', c: 'raw' }))).toBeNull();
  });
});

describe('checkKeys', () => {
  it('names the unknown key and where it stands', () => {
    const check = () => checkKeys(parseFormula('a + [net sales]'), (key) => key === 'a');
    expect(check).toThrow('Unknown term key: net sales');
    expect(check).toThrow(expect.objectContaining({ code: 'formula_unknown_key', position: 4 }));
  });
});
