import type { FigureGridRow } from '@tavoite/ui';
import { withHeadings } from './headings.js';

const row = (title: string, path = ''): FigureGridRow => ({
  key: title.toLowerCase(),
  title,
  path,
  values: [1],
  verified: [false],
});
const shown = (...rows: FigureGridRow[]) =>
  withHeadings(rows).map(({ title, heading }) => (heading ? `# ${title}` : title));

it('says above the terms what they are below', () => {
  expect(
    shown(
      row('Timber', 'Profit › Costs › Materials'),
      row('Glass', 'Profit › Costs › Materials'),
      row('Wages', 'Profit › Costs'),
      row('Depreciation', 'Profit'),
      row('Office', 'Headcount'),
      row('Leavers', 'Headcount › Turnover'),
    ),
  ).toEqual([
    '# Materials',
    'Timber',
    'Glass',
    '# Costs',
    'Wages',
    '# Profit',
    'Depreciation',
    '# Headcount',
    'Office',
    'Leavers',
  ]);
});

it('takes an entered term of the top as the heading of those below it', () => {
  expect(shown(row('Orders'), row('Offers', 'Orders › Won'), row('Backlog'))).toEqual([
    'Orders',
    'Offers',
    'Backlog',
  ]);
  expect(shown(row('Offers', 'Orders › Won'))).toEqual(['# Won', 'Offers']);
});

it('gives every heading a key of its own', () => {
  const keys = withHeadings([row('A', 'P'), row('B', 'P › Q'), row('X'), row('C', 'P')]).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(keys.length);
});
