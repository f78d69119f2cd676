import { relativeTime, timeText } from './relativeTime.js';

const NOW = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T13:59:30+02:00', 'en', 'now'],
  ['2026-11-20T13:40:00+02:00', 'en', '20 minutes ago'],
  ['2026-11-20T16:10:00+02:00', 'en', 'in 2 hours'],
  ['2026-11-17T12:00:00Z', 'en', '3 days ago'],
  ['2026-11-17T12:00:00Z', 'fi', '3 päivää sitten'],
  ['2025-10-01T12:00:00Z', 'en', 'last year'],
  ['2026-11-17', 'en', '3 days ago'],
  ['yesterday', 'en', null],
] as const)('says when %s was in %s', (instant, locale, expected) => {
  expect(relativeTime(instant, locale, NOW)).toBe(expected);
});

it('writes the time of day where it was written', () => {
  expect(timeText('2026-11-20T13:40:00+02:00')).toBe('13:40');
  expect(timeText('soon')).toBe('');
});
