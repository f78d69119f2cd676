import {
  ANSWERABLE_MONTHS,
  endOfMonth,
  formatMonth,
  isTimeZone,
  KEY_PATTERN,
  MAX_KEY_CHARACTERS,
  type MonthNumber,
  monthNumber,
  parseDate,
  parseMonth,
  parseWrittenMonth,
  startOfMonth,
  today,
} from '@tavoite/model';
import { type Fault, fault } from './faults.js';
import { didYouMean, quoted } from './hints.js';

/** What a cell's text depends on other than itself. */
export interface ReadContext {
  /** The month that `M` stands for. */
  readonly currentMonth: MonthNumber;
  /** The day that `D` stands for, `YYYY-MM-DD`; default: today in Finland. */
  readonly today?: string;
  /** Numbers are written as spreadsheets in Finnish do: `-1 234,5`. */
  readonly decimalComma?: boolean;
  /** Months may be written as screens and spreadsheets write them: `01/2026`, `tammi.26`. */
  readonly writtenMonths?: boolean;
}

/** What is wrong with a cell's text. */
export class CellError {
  constructor(readonly fault: Fault) {}
}

const cellError = (...of: Parameters<typeof fault>) => new CellError(fault(...of));

/** How the text of a cell that is not empty becomes a value. */
export interface Kind<T> {
  read(text: string, context: ReadContext): T | CellError;
  /** Stands in for an invalid required cell while the rest is checked; it is never written. */
  readonly placeholder: T;
}

const SEPARATORS = /[\s,;]+/u;
// Line breaks and tabs are text; other control characters are not, and PostgreSQL refuses NUL.
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Free text. */
export function text(maxLength: number): Kind<string> {
  return {
    placeholder: '',
    read: (cell) => {
      if (CONTROL.test(cell)) return cellError('fault_control_character');
      return cell.length <= maxLength
        ? cell
        : cellError('fault_text_too_long', { length: cell.length, max: maxLength });
    },
  };
}

function readKey(cell: string): string | CellError {
  if (KEY_PATTERN.test(cell) && cell.length <= MAX_KEY_CHARACTERS) return cell;
  return cellError('fault_not_a_key', { cell: quoted(cell), max: MAX_KEY_CHARACTERS });
}

/** The stable name of an object. */
export const key: Kind<string> = { placeholder: '', read: readKey };

/** Keys separated by spaces, commas or semicolons, each once. */
export const keys: Kind<readonly string[]> = {
  placeholder: [],
  read: (cell) => {
    const found = cell.split(SEPARATORS).filter((part) => part !== '');
    for (const [index, part] of found.entries()) {
      const read = readKey(part);
      if (read instanceof CellError) return read;
      if (found.indexOf(part) !== index)
        return cellError('fault_listed_twice', { name: quoted(part) });
    }
    return found;
  },
};

/** Organisation keys, or `*` for every organisation of the folder. */
export const organizations: Kind<readonly string[] | '*'> = {
  placeholder: [],
  read: (cell) => (cell === '*' ? cell : keys.read(cell, { currentMonth: 0 })),
};

/** Lower-cased: e-mail addresses are compared without regard to case. */
export const email: Kind<string> = {
  placeholder: '',
  read: (cell) =>
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(cell) && cell.length <= 254 && !CONTROL.test(cell)
      ? cell.toLowerCase()
      : cellError('fault_not_an_email', { cell: quoted(cell) }),
};

/** A web address, or a path on this server. */
export const url: Kind<string> = {
  placeholder: '',
  read: (cell) => {
    const isPath = /^\/(?!\/)\S*$/.test(cell);
    const isWeb = /^https?:\/\/\S+$/i.test(cell) && URL.canParse(cell);
    return isPath || isWeb ? cell : cellError('fault_not_an_address', { cell: quoted(cell) });
  },
};

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function numberHint(cell: string, decimalComma = false): Fault {
  const plain = cell
    .replace(/\s/gu, '')
    .replace('\u2212', '-')
    .replace(/^([+-]?\d+),(\d+)$/, '$1.$2')
    // `3,500.5`: the commas can only part thousands.
    .replace(/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/, (grouped) => grouped.replaceAll(',', ''));
  return plain !== cell && DECIMAL.test(plain)
    ? fault('fault_write_plain', { plain })
    : fault(decimalComma ? 'fault_write_digits_comma' : 'fault_write_digits');
}

/** Blanks between thousands go; a minus sign becomes a hyphen. */
const toPlain = (sign: string) => (sign === '\u2212' ? '-' : '');

/** A finite number with a decimal point, or with a comma where the file has those. */
export const number: Kind<number> = {
  placeholder: 0,
  read: (written, { decimalComma }) => {
    const cell = decimalComma
      ? written.replace(/[\s\u2212]/gu, toPlain).replace(',', '.')
      : written;
    const value = DECIMAL.test(cell) ? Number(cell) : Number.NaN;
    if (Number.isFinite(value)) return value;
    return DECIMAL.test(cell)
      ? cellError('fault_number_too_large', { cell: quoted(written) })
      : cellError('fault_not_a_number', {
          cell: quoted(written),
          hint: numberHint(written, decimalComma),
        });
  },
};

/** A whole number from `least` to `most`. */
export function integer(least: number, most: number): Kind<number> {
  return {
    placeholder: least,
    read: (cell) => {
      const value = /^[+-]?\d{1,15}$/.test(cell) ? Number(cell) : Number.NaN;
      return value >= least && value <= most
        ? value
        : cellError('fault_not_whole', { cell: quoted(cell), least, most });
    },
  };
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
};

/** true or false; yes, no, 1 and 0 are understood, too. */
export const boolean: Kind<boolean> = {
  placeholder: false,
  read: (cell) =>
    BOOLEANS[cell.toLowerCase()] ?? cellError('fault_not_a_boolean', { cell: quoted(cell) }),
};

/** One of a few words. */
export function word<const W extends string>(words: readonly W[]): Kind<W> {
  return {
    placeholder: words[0] as W,
    read: (cell) =>
      words.find((known) => known === cell) ??
      cellError('fault_unknown_word', { cell: quoted(cell), words: { oneOf: words } }),
  };
}

/** Words separated by spaces, commas or semicolons, each once. */
export function wordList<const W extends string>(words: readonly W[]): Kind<readonly W[]> {
  return {
    placeholder: [],
    read: (cell) => {
      const found: W[] = [];
      for (const part of cell.split(SEPARATORS)) {
        if (part === '') continue;
        const known = words.find((candidate) => candidate === part);
        if (known === undefined) {
          return cellError('fault_unknown_in_list', {
            cell: quoted(part),
            words: { oneOf: words },
            hint: didYouMean(part, words),
          });
        }
        if (found.includes(known)) return cellError('fault_listed_twice', { name: quoted(part) });
        found.push(known);
      }
      return found;
    },
  };
}

function readRelativeMonth(cell: string, { currentMonth }: ReadContext): MonthNumber | null {
  const match = /^M([+-]\d{1,4})?$/.exec(cell);
  return match === null ? null : currentMonth + Number(match[1] ?? 0);
}

function readWrittenMonth(cell: string): MonthNumber | null {
  const written = parseWrittenMonth(cell);
  return written?.year ? monthNumber(written.year, written.month) : null;
}

function inCalendar<T>(value: T, month: MonthNumber): T | CellError {
  return month >= ANSWERABLE_MONTHS.start && month <= ANSWERABLE_MONTHS.end
    ? value
    : cellError('fault_date_range');
}

/** `YYYY-MM`, or a month counted from the current one: `M`, `M-1`, `M+11`; elsewhere, as people write it. */
export const month: Kind<MonthNumber> = {
  placeholder: ANSWERABLE_MONTHS.start,
  read: (cell, context) => {
    const found =
      readRelativeMonth(cell, context) ??
      parseMonth(cell) ??
      (context.writtenMonths ? readWrittenMonth(cell) : null);
    if (found !== null) return inCalendar(found, found);
    const day = parseDate(cell) ?? parseDate(cell, 'DD.MM.YYYY') ?? parseDate(cell, 'DD/MM/YYYY');
    const other = day?.month ?? parseMonth(cell, 'MM/YYYY');
    return other === null
      ? cellError('fault_not_a_month', { cell: quoted(cell) })
      : cellError('fault_month_written', { cell: quoted(cell), month: formatMonth(other) });
  },
};

function dateKind(dayOf: (month: MonthNumber) => string): Kind<string> {
  return {
    placeholder: startOfMonth(ANSWERABLE_MONTHS.start),
    read: (cell, context) => {
      const relative = readRelativeMonth(cell, context);
      if (relative !== null) {
        const checked = inCalendar(relative, relative);
        return checked instanceof CellError ? checked : dayOf(checked);
      }
      const date = parseDate(cell);
      if (date !== null) return inCalendar(cell, date.month);
      return /^\d{4}-\d{2}-\d{2}$/.test(cell)
        ? cellError('fault_no_day', { cell })
        : cellError('fault_not_a_date', { cell: quoted(cell) });
    },
  };
}

/** `YYYY-MM-DD`; a relative month stands for its first day. */
export const startDate = dateKind((at) => startOfMonth(at));
/** `YYYY-MM-DD`; a relative month stands for its last day. */
export const endDate = dateKind((at) => endOfMonth(at));

const MOMENT = /^(?:(\d{4}-\d\d-\d\d)|D([+-]\d{1,4})?)(?:[T ](\d\d:\d\d))?$/;
const WORKING_DAY_BEGINS = '08:00';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A day, `YYYY-MM-DD` or counted from today (`D`, `D-3`), with a time or at the beginning of a working
 * day: `YYYY-MM-DDTHH:MM` by the clock of the organisation.
 */
export const moment: Kind<string> = {
  placeholder: '2000-01-01T00:00',
  read: (cell, context) => {
    const [, date, days = '0', time = WORKING_DAY_BEGINS] = MOMENT.exec(cell) ?? [];
    const from = Date.parse(context.today ?? today());
    const day = date ?? new Date(from + Number(days) * DAY_MS).toISOString().slice(0, 10);
    const parsed = MOMENT.test(cell) ? parseDate(day) : null;
    if (parsed === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      return cellError('fault_not_a_moment', { cell: quoted(cell) });
    return inCalendar(`${day}T${time}`, parsed.month);
  },
};

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** `#rrggbb`, lower-case. */
export const color: Kind<string> = {
  placeholder: '#000000',
  read: (cell) =>
    HEX_COLOR.test(cell)
      ? cell.toLowerCase()
      : cellError('fault_not_a_color', { cell: quoted(cell) }),
};

/** A colour of the palette, which has a value per theme, or `#rrggbb`. */
export function paletteColor(names: readonly string[]): Kind<string> {
  return {
    placeholder: '#000000',
    read: (cell) => {
      if (names.includes(cell)) return cell;
      if (HEX_COLOR.test(cell)) return cell.toLowerCase();
      return cellError('fault_not_in_palette', {
        cell: quoted(cell),
        first: names[0] ?? '',
        last: names.at(-1) ?? '',
      });
    },
  };
}

/** An IANA name such as Europe/Helsinki. */
export const timeZone: Kind<string> = {
  placeholder: 'UTC',
  read: (cell) => {
    if (isTimeZone(cell)) return cell;
    const zones = Intl.supportedValuesOf('timeZone');
    return cellError('fault_not_a_time_zone', {
      cell: quoted(cell),
      hint: didYouMean(cell, zones),
    });
  },
};
