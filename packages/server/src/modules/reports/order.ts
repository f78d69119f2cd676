import type { ReportItemType, ReportOrderEntry } from '@tavoite/model';

/** The items of a report by kind, without an order. */
export interface ChosenItems {
  readonly report_graphs: readonly number[];
  readonly report_data_maps: readonly number[];
}

/**
 * All chosen items, each once, in the order that was asked for. What is in the order and not chosen
 * is skipped; what is chosen and not in the order goes last, graphs before data maps.
 */
export function orderItems(
  chosen: ChosenItems,
  order: readonly ReportOrderEntry[],
): ReportOrderEntry[] {
  const left: Record<ReportItemType, Set<number>> = {
    graph: new Set(chosen.report_graphs),
    'data-map': new Set(chosen.report_data_maps),
  };
  const ordered = order.filter(({ id, type }) => left[type].delete(id));
  const others = (['graph', 'data-map'] as const).flatMap((type) =>
    [...left[type]].map((id) => ({ id, type })),
  );
  return [...ordered.map(({ id, type }) => ({ id, type })), ...others];
}
