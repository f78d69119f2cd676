import type { ReportOrderEntry } from '@tavoite/model';
import fc from 'fast-check';
import { orderItems } from './order.js';

const graph = (id: number): ReportOrderEntry => ({ id, type: 'graph' });
const dataMap = (id: number): ReportOrderEntry => ({ id, type: 'data-map' });

it('keeps the order, skips what is not chosen, puts what it does not name last', () => {
  const chosen = { report_graphs: [1, 2, 3], report_data_maps: [8, 9] };
  expect(orderItems(chosen, [dataMap(9), graph(2), graph(77), dataMap(2), graph(9)])).toEqual([
    dataMap(9),
    graph(2),
    graph(1),
    graph(3),
    dataMap(8),
  ]);
});

it('names each chosen item once and no other, whatever the order says', () => {
  const entry = fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom('graph' as const, 'data-map' as const),
  });
  const ids = fc.array(fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(ids, ids, fc.array(entry), (report_graphs, report_data_maps, order) => {
      const items = orderItems({ report_graphs, report_data_maps }, order);
      const idsOf = (type: string) =>
        items.flatMap((item) => (item.type === type ? item.id : [])).sort((a, b) => a - b);
      const unique = (list: number[]) => [...new Set(list)].sort((a, b) => a - b);
      expect(idsOf('graph')).toEqual(unique(report_graphs));
      expect(idsOf('data-map')).toEqual(unique(report_data_maps));
    }),
  );
});
