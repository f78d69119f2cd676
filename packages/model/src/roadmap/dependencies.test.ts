import fc from 'fast-check';
import { closesCircle, type DependencyEnds, isBrokenDependency } from './dependencies.js';

const anyDependency: fc.Arbitrary<DependencyEnds> = fc.record({
  predecessor: fc.nat(7),
  successor: fc.nat(7),
});

/** Whether all tasks can be put in an order in which each comes after its predecessors. */
function canBeOrdered(dependencies: readonly DependencyEnds[]): boolean {
  let rest = dependencies;
  for (;;) {
    const waiting = new Set(rest.map(({ successor }) => successor));
    const left = rest.filter(({ predecessor }) => waiting.has(predecessor));
    if (left.length === rest.length) return rest.length === 0;
    rest = left;
  }
}

it('refuses exactly the dependencies after which there is no order', () => {
  fc.assert(
    fc.property(fc.array(anyDependency, { maxLength: 20 }), (asked) => {
      const accepted: DependencyEnds[] = [];
      for (const dependency of asked) {
        const refused = closesCircle(accepted, dependency);
        expect(refused).toBe(!canBeOrdered([...accepted, dependency]));
        if (!refused) accepted.push(dependency);
      }
    }),
  );
});

it('walks a long chain', () => {
  const chain = Array.from({ length: 20_000 }, (_, i) => ({ predecessor: i, successor: i + 1 }));
  expect(closesCircle(chain, { predecessor: 20_000, successor: 0 })).toBe(true);
  expect(closesCircle(chain, { predecessor: 0, successor: 20_000 })).toBe(false);
});

it('is broken when the successor begins before the predecessor has ended', () => {
  const broken = (endMonth: number | null, startMonth: number | null) =>
    isBrokenDependency({ endMonth }, { startMonth });
  expect(broken(10, 11)).toBe(false);
  expect(broken(10, 10)).toBe(true);
  expect(broken(10, 9)).toBe(true);
  expect(broken(null, 9)).toBe(false);
  expect(broken(10, null)).toBe(false);
});
