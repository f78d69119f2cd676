import { aReport } from '../../../test/reports.js';
import { readDialog, writeDialog } from './address.js';
import { contentsOf, itemOfKey, orderOf, reportsByItem } from './items.js';

describe('the order of a report', () => {
  test('is that of its entries; a plain number is a graph', () => {
    const report = { ...aReport(1), report_graphs: [11, 12], report_data_maps: [21] };
    expect(
      orderOf({ ...report, properties: { order: [12, { id: 21, type: 'data-map' }, 11] } }),
    ).toEqual([
      { id: 12, type: 'graph' },
      { id: 21, type: 'data-map' },
      { id: 11, type: 'graph' },
    ]);
  });

  test('skips what is no item of the report or is named twice; what is missing goes last', () => {
    const report = { report_graphs: [11, 12], report_data_maps: [21] };
    expect(orderOf({ ...report, properties: { order: [99, 12, 12] } }).map(({ id }) => id)).toEqual(
      [12, 11, 21],
    );
    expect(orderOf(report).map(({ id }) => id)).toEqual([11, 12, 21]);
  });

  test('is saved with the items by kind', () => {
    const order = orderOf(aReport(1));
    expect(contentsOf(order, { tables: true, comments: false })).toEqual({
      report_graphs: [11],
      report_data_maps: [21],
      properties: { order, tables: true, comments: false },
    });
  });
});

test.each([
  'open=new-graphs',
  'open=new-report',
  'open=report-5',
  'open=graph-7',
  'open=data-map-8',
  'open=send-5',
  'open=schedule-5',
])('the address keeps the dialog: %s', (query) => {
  const dialog = readDialog(new URLSearchParams(query));
  expect(dialog).not.toBeNull();
  expect(writeDialog(new URLSearchParams('start-date=2026-01-01'), dialog).toString()).toBe(
    `start-date=2026-01-01&${query}`,
  );
});

test('what is no dialog opens none', () => {
  for (const value of ['', 'report-x', 'graph-', 'anything'])
    expect(readDialog(new URLSearchParams({ open: value }))).toBeNull();
  expect(itemOfKey('report-5')).toBeNull();
});

test('the reports that each item is in are known by its key', () => {
  const reports = reportsByItem([
    aReport(1, { title: 'Board', report_graphs: [11, 12], report_data_maps: [] }),
    aReport(2, { title: 'Bank', report_graphs: [12], report_data_maps: [21] }),
  ]);
  expect(Object.fromEntries(reports)).toEqual({
    'graph-11': ['Board'],
    'graph-12': ['Board', 'Bank'],
    'data-map-21': ['Bank'],
  });
});
