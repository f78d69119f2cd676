import { formatMonth, parseMonth } from '@tavoite/model';

/** `MM/YYYY` for the API's `YYYY-MM`. */
export function writeMonth(month: string): string {
  const number = parseMonth(month);
  return number === null ? month : formatMonth(number, 'MM/YYYY');
}
