import { EMPTY_SELECTION, monthNumber } from '@tavoite/model';
import { selectionText } from './text.js';

const may = monthNumber(2026, 5);
const text = (
  selection: Partial<typeof EMPTY_SELECTION>,
  format: 'MM/YYYY' | 'DD.MM.YYYY' = 'MM/YYYY',
  fiscalStart: 1 | 7 = 1,
) => selectionText({ ...EMPTY_SELECTION, ...selection }, fiscalStart, format);

test.each([
  [{ months: [may] }, '05/2026', '31.05.2026'],
  [{ months: [may - 3, may] }, '02/2026 – 05/2026', '01.02.2026 – 31.05.2026'],
  [{ ytd: [may - 1, may] }, '04/2026 – 05/2026', '01.04.2026 – 31.05.2026'],
  [{ ytd: [may] }, '05/2026', '31.05.2026'],
  [{ years: [2025] }, '2025', '2025'],
  [{ years: [2023, 2025] }, '2023 – 2025', '2023 – 2025'],
  [{ years: [2026], months: [may] }, '05/2026', '31.05.2026'],
])('%j is written %j or %j', (selection, asMonths, asDays) => {
  expect(text(selection)).toBe(asMonths);
  expect(text(selection, 'DD.MM.YYYY')).toBe(asDays);
});

test('fiscal years are written with both their years', () => {
  expect(text({ years: [2025] }, 'MM/YYYY', 7)).toBe('2025 - 2026');
});

test('nothing chosen is no text', () => {
  expect(text({})).toBeNull();
});
