import { aReportDataMap, aReportGraph } from '../../../test/reports.js';
import { isSameDrawing } from './sameDrawing.js';

const { properties: graph } = aReportGraph(1);
const { properties: map } = aReportDataMap(1);

it.each([
  ['the same', {}, true],
  ['another theme', { theme: 'dark' }, true],
  ['another name', { title: 'The board’s view' }, true],
  ['hidden terms in another order', { filtered_keys: ['b', 'a'] }, true],
  ['another month', { end_date: '2026-10-31' }, false],
  ['closed months', { closed_months: 12 }, false],
  ['quarters', { grouping: 'quarter' }, false],
  ['sums', { cumulative: true }, false],
  ['another hidden term', { filtered_keys: ['a'] }, false],
] as const)('a graph with %s', (_, changes, expected) => {
  const kept = { ...graph, filtered_keys: ['a', 'b'] };
  expect(isSameDrawing({ ...kept, ...changes }, kept)).toBe(expected);
});

it('takes what is left out for what it means', () => {
  const { start_date, end_date } = graph;
  expect(isSameDrawing({ start_date, end_date }, graph)).toBe(true);
  expect(isSameDrawing({ start_date, end_date, opened_terms: ['a'] }, map)).toBe(false);
  expect(isSameDrawing({ start_date, end_date, map_width: 300 }, map)).toBe(true);
});
