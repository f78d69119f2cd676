import {
  type ColumnDef,
  columnPinningFeature,
  createExpandedRowModel,
  type ExpandedState,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Mount } from '../../lib/inPage.js';
import { drawNow } from '../../lib/react.js';
import { MONTHS, months, type Term, terms, textOf } from '../data.js';
import './tanstack.css';

const features = tableFeatures({
  columnPinningFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});

const roots = terms();
const columns: ColumnDef<typeof features, Term>[] = [
  { id: 'title', header: 'Term', accessorFn: (term) => term.title },
  ...months.map(
    (month, i): ColumnDef<typeof features, Term> => ({
      id: month,
      header: month,
      accessorFn: (term) => term.values[i],
    }),
  ),
];

/** TanStack Table with its expanded rows and TanStack Virtual both ways, as their examples do. */
export const mount: Mount = (element) => {
  let open: (expanded: ExpandedState) => void = () => undefined;
  const Grid = () => {
    const [expanded, setExpanded] = useState<ExpandedState>({});
    open = setExpanded;
    const frame = useRef<HTMLDivElement>(null);
    const table = useTable({
      features,
      columns,
      data: roots,
      getRowId: (term) => term.path,
      getSubRows: (term) => term.children,
      state: { expanded },
      onExpandedChange: setExpanded,
    });
    const rows = table.getRowModel().rows;
    const down = useVirtualizer({
      count: rows.length,
      getScrollElement: () => frame.current,
      estimateSize: () => 36,
      overscan: 5,
    });
    const sideways = useVirtualizer({
      count: MONTHS,
      getScrollElement: () => frame.current,
      estimateSize: () => 150,
      horizontal: true,
      paddingStart: 300,
      overscan: 2,
    });
    const shown = sideways.getVirtualItems();
    return (
      <div ref={frame} className="frame">
        <table style={{ height: 40 + down.getTotalSize(), width: sideways.getTotalSize() }}>
          <thead>
            <tr>
              <th className="title">Term</th>
              {shown.map(({ index, start }) => (
                <th key={index} className="month" style={{ left: start }}>
                  {months[index]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {down.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              if (!row) return null;
              const cells = row.getAllCells();
              return (
                <tr key={row.id} style={{ transform: `translateY(${start}px)` }}>
                  <th className="title" style={{ paddingLeft: 12 + 15 * row.depth }}>
                    {row.getCanExpand() && (
                      <button type="button" onClick={row.getToggleExpandedHandler()}>
                        {row.getIsExpanded() ? '−' : '+'}
                      </button>
                    )}
                    {cells[0]?.getValue<string>()}
                  </th>
                  {shown.map((column) => (
                    <td
                      key={column.index}
                      className="month"
                      data-state={row.original.verified[column.index] ? 'actual' : 'estimate'}
                      style={{ left: column.start }}
                    >
                      {textOf(cells[column.index + 1]?.getValue<number | null>())}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    );
  };
  drawNow(element, <Grid />);
  return {
    act: () => flushSync(() => open(true)),
    scroller: () => element.querySelector('.frame'),
  };
};
