const SEASONS = ['kevät', 'kesä', 'syksy', 'talvi', 'spring', 'summer', 'autumn', 'fall', 'winter'];
const MONTHS = 12;
const WEEKDAYS = 7;
/** 1 January 2024 was a Monday. */
const YEAR = 2024;

function names(language: string, options: Intl.DateTimeFormatOptions, dates: Date[]): string[] {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return dates.map((date) => format.format(date));
}

/** Seasons, months and weekdays in Finnish and English: what people renew passwords by. */
export function calendarWords(): string[] {
  const months = Array.from({ length: MONTHS }, (_, i) => new Date(Date.UTC(YEAR, i)));
  const weekdays = Array.from({ length: WEEKDAYS }, (_, i) => new Date(Date.UTC(YEAR, 0, i + 1)));
  return [
    ...SEASONS,
    ...['fi', 'en'].flatMap((language) => [
      ...names(language, { month: 'long' }, months),
      ...names(language, { weekday: 'long' }, weekdays),
    ]),
  ];
}
