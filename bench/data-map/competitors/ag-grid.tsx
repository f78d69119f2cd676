import {
  type CellClassParams,
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  createGrid,
  ModuleRegistry,
  type ValueFormatterParams,
} from 'ag-grid-community';
import type { Mount } from '../../lib/inPage.js';
import { type FlatRow, flat, months, terms, textOf } from '../data.js';
import './ag-grid.css';

ModuleRegistry.registerModules([ClientSideRowModelModule, CellStyleModule]);

const roots = terms();
const columns: ColDef<FlatRow>[] = [
  {
    headerName: 'Term',
    pinned: 'left',
    width: 300,
    valueGetter: ({ data }) => data?.term.title,
    cellStyle: ({ data }: CellClassParams<FlatRow>) => ({
      paddingLeft: `${12 + 15 * (data?.level ?? 0)}px`,
    }),
  },
  ...months.map(
    (month, i): ColDef<FlatRow> => ({
      headerName: month,
      width: 150,
      valueGetter: ({ data }) => data?.term.values[i],
      valueFormatter: ({ value }: ValueFormatterParams<FlatRow, number | null>) => textOf(value),
      cellClass: ({ data }: CellClassParams<FlatRow>) =>
        data?.term.verified[i] ? 'actual' : 'estimate',
    }),
  ),
];

/**
 * The community edition has no tree data: the shown rows are given as a flat list, indented by
 * their level, as its users do. It is spared the work of finding the hierarchy.
 */
export const mount: Mount = (element) => {
  const grid = createGrid<FlatRow>(element, {
    columnDefs: columns,
    defaultColDef: { sortable: false, resizable: false },
    rowData: flat(roots, false),
    getRowId: ({ data }) => data.term.path,
    rowHeight: 36,
    headerHeight: 40,
    suppressColumnVirtualisation: false,
    animateRows: false,
  });
  return {
    act: () => grid.setGridOption('rowData', flat(roots, true)),
    scroller: () => element.querySelector('.ag-grid-viewport'),
  };
};
