import { monthNumber } from '@tavoite/model';
import { dayOfText, dayText, momentText, monthAndYear, monthName } from './index.js';

test.each([
  [1, 'January', 'Jan', 'tammikuu', 'tammi'],
  [3, 'March', 'Mar', 'maaliskuu', 'maalis'],
  [12, 'December', 'Dec', 'joulukuu', 'joulu'],
])('month %p is %s, %s, %s, %s', (number, enLong, enShort, fiLong, fiShort) => {
  const month = monthNumber(2025, number);
  expect([
    monthName(month, 'en'),
    monthName(month, 'en', 'short'),
    monthName(month, 'fi'),
    monthName(month, 'fi', 'short'),
  ]).toEqual([enLong, enShort, fiLong, fiShort]);
});

test.each(['en', 'fi'] as const)('months are named as the platform names them: %s', (locale) => {
  for (const width of ['long', 'short'] as const) {
    const platform = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
    for (let number = 1; number <= 12; number += 1)
      expect(monthName(monthNumber(2025, number), locale, width)).toBe(
        platform.format(Date.UTC(2025, number - 1, 1)),
      );
  }
});

test('a month is named with its year', () => {
  expect(monthAndYear(monthNumber(2026, 5), 'fi')).toBe('toukokuu 2026');
  expect(monthAndYear(monthNumber(2026, 5), 'en', 'short')).toBe('May 2026');
});

test('days of the API are shown in two forms', () => {
  expect(dayText('2026-02-28', 'DD/MM/YYYY')).toBe('28/02/2026');
  expect(dayText('2026-02-28', 'DD.MM.YYYY')).toBe('28.02.2026');
});

test.each(['2026-02-30', '2026-2-3', '28.02.2026', '2026-02-28T10:00:00Z', ''])(
  '%j is no day of the API',
  (day) => {
    expect(dayText(day, 'DD/MM/YYYY')).toBeNull();
  },
);

test('typed days are read in their format only', () => {
  expect(dayOfText(' 28.02.2026 ', 'DD.MM.YYYY')).toBe('2026-02-28');
  expect(dayOfText('28/02/2026', 'DD.MM.YYYY')).toBeNull();
  expect(dayOfText('31.04.2026', 'DD.MM.YYYY')).toBeNull();
  expect(dayOfText('1.4.2026', 'DD.MM.YYYY')).toBeNull();
});

test.each([
  ['en', '2026-11-03T09:05:00+02:00', '03/11/2026 09:05'],
  ['fi', '2026-11-03T09:05:00+02:00', '3.11.2026 klo\u00a09.05'],
  ['en', 'tomorrow', ''],
] as const)('a moment is written in %s in its own offset: %s', (locale, instant, written) => {
  expect(momentText(instant, locale)).toBe(written);
});

test('a moment is written without its time of day, too', () => {
  expect(momentText('2026-11-03T09:05:00+02:00', 'en', 'day')).toBe('03/11/2026');
  expect(momentText('2026-11-03T09:05:00+02:00', 'fi', 'day')).toBe('3.11.2026');
});
