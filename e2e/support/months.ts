/** The month a given number of months from the current one, in the organisations' time zone. */
function monthFromNow(months: number): { year: number; month: number } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Helsinki' }).format();
  const [year = 0, month = 1] = today.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

const two = (number: number) => String(number).padStart(2, '0');

/** `MM/YYYY`, as screens write months. */
export function written(months: number): string {
  const { year, month } = monthFromNow(months);
  return `${two(month)}/${year}`;
}

/** `YYYY-MM`. */
export function monthKey(months: number): string {
  const { year, month } = monthFromNow(months);
  return `${year}-${two(month)}`;
}

/** First and last day of a run of months. */
export function datesOf(first: number, last: number): { start_date: string; end_date: string } {
  const { year, month } = monthFromNow(last);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { start_date: `${monthKey(first)}-01`, end_date: `${monthKey(last)}-${two(days)}` };
}

/** The same as query parameters of a screen. */
export function rangeQuery(first: number, last: number): string {
  const { start_date, end_date } = datesOf(first, last);
  return `start-date=${start_date}&end-date=${end_date}`;
}
