import fc from 'fast-check';
import { completeOrder, withItemAt } from './order.js';

const anyOrder = fc.uniqueArray(fc.nat(20));

it('is always a permutation, and as asked for where that can be', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(fc.nat(30)), (current, asked) => {
      const order = completeOrder(current, asked);
      expect([...order].sort()).toEqual([...current].sort());
      const known = [...new Set(asked)].filter((id) => current.includes(id));
      expect(order.slice(0, known.length)).toEqual(known);
      expect(order.slice(known.length)).toEqual(current.filter((id) => !known.includes(id)));
    }),
  );
});

it('puts an item at its place and keeps the others in order', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(20), fc.nat(25), (current, id, place) => {
      const order = withItemAt(current, id, place);
      const others = current.filter((other) => other !== id);
      expect(order.filter((other) => other !== id)).toEqual(others);
      expect(order.indexOf(id)).toBe(Math.min(place, others.length));
    }),
  );
});
