import { currentMonth, type FigureSheet, formatMonth } from '@tavoite/model';
import { asSentence, isClosedIn, isMissingIn, monthOfWork, standingIn } from './months.js';

const [before, last] = [formatMonth(currentMonth() - 2), formatMonth(currentMonth() - 1)];
const sheetOf = (...terms: [values: (number | null)[], verified: string][]) =>
  ({
    months: [before, last],
    terms: terms.map(([values, verified]) => ({ values, verified })),
  }) as unknown as FigureSheet;

it('takes a month for closed when all of its figures are verified', () => {
  const sheet = sheetOf([[1, 2], '10'], [[1, null], '10']);
  expect(isClosedIn(sheet, before)).toBe(true);
  expect(isClosedIn(sheet, last)).toBe(false);
  expect(isClosedIn(sheetOf([[null, null], '00']), last)).toBe(false);
  expect(isClosedIn(sheet, '1999-01')).toBe(false);
});

it('works on the month that runs once the last one is closed', () => {
  expect(monthOfWork(null)).toBe(last);
  expect(monthOfWork(sheetOf([[1, 2], '10']))).toBe(last);
  expect(monthOfWork(sheetOf([[1, 2], '11']))).toBe(formatMonth(currentMonth()));
});

it('says how a month stands that lacks nothing', () => {
  const running = formatMonth(currentMonth());
  const now = (...terms: [values: (number | null)[], verified: string][]) => ({
    ...sheetOf(...terms),
    months: [last, running],
  });
  expect(standingIn(sheetOf([[1, 2], '10']), last)).toBe('ready');
  expect(standingIn(sheetOf([[1, null], '10']), last)).toBe('empty');
  expect(standingIn(sheetOf([[1, 2], '11']), running)).toBe('unseen');
  // It runs: figures that are there are no sign of all being known.
  expect(standingIn(now([[1, 2], '10'], [[1, 2], '10']), running)).toBe('estimated');
  expect(standingIn(now([[1, 2], '11'], [[1, 2], '10']), running)).toBe('running');
});

it('misses a figure where there was one the month before', () => {
  expect(isMissingIn({ values: [1, null] }, 1)).toBe(true);
  expect(isMissingIn({ values: [null, null] }, 1)).toBe(false);
  expect(isMissingIn({ values: [1, 0] }, 1)).toBe(false);
  // What was before the first month is not known.
  expect(isMissingIn({ values: [null, 3] }, 0)).toBe(true);
});

it('begins a sentence with a capital', () => {
  expect(asSentence('lokakuu 2026 on suljettu', 'fi')).toBe('Lokakuu 2026 on suljettu');
});
