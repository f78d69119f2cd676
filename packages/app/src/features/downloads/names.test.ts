import { monthNumber } from '@tavoite/model';
import { fileName } from './names.js';

const january = monthNumber(2025, 1);

it.each([
  [undefined, 'csv', 'operating_profit.csv'],
  [{ start: january, end: january + 11 }, 'csv', 'operating_profit_2025-01_2025-12.csv'],
  [{ start: january, end: january }, 'png', 'operating_profit_2025-01.png'],
] as const)('names a file with its period: %j, %s', (range, format, name) => {
  expect(fileName('Operating profit', format, range)).toBe(name);
});
