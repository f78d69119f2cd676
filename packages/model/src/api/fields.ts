import { z } from 'zod';
import { parseDate } from '../calendar/formats.js';
import { TIME_GROUPINGS } from '../calendar/groups.js';
import { daysInMonth } from '../calendar/months.js';
import { FIRST_DATE, LAST_DATE, MAX_RANGE_MONTHS } from '../calendar/ranges.js';
import { MAX_IDS_PER_REQUEST, MAX_KEYS_PER_REQUEST, MAX_NAME_CHARACTERS } from './limits.js';

const MAX_ID = 2_147_483_647;
const MAX_EMAIL_CHARACTERS = 254;

/*
 * The messages below are codes, not sentences: the server turns them into the
 * user's language, the client never shows them.
 */

/** Bounded, so that hashing it cannot be made slow. */
export const anyPassword = z.string().min(1, 'required').max(1024, 'too_long');

/** The address of a new account. */
export const newEmail = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_CHARACTERS, 'too_long')
  .pipe(z.email('not_an_email'));

/** The name of a person. */
export const newName = z.string().trim().min(1, 'required').max(MAX_NAME_CHARACTERS, 'too_long');

/** Calendar date `YYYY-MM-DD` between 1900 and 2199; never an instant. */
export const calendarDate = z
  .string()
  .refine((text) => z.iso.date().safeParse(text).success, { message: 'invalid_date', abort: true })
  .refine((text) => text >= FIRST_DATE && text <= LAST_DATE, { message: 'date_out_of_range' });

/** The first day of a month. */
export const monthStart = calendarDate.refine((date) => date.endsWith('-01'), {
  message: 'not_month_start',
});

/** The last day of a month. */
export const monthEnd = calendarDate.refine(
  (date) => {
    const parsed = parseDate(date);
    return parsed !== null && parsed.day === daysInMonth(parsed.month);
  },
  { message: 'not_month_end' },
);

/**
 * A moment that a caller writes: `YYYY-MM-DDTHH:MM`, seconds and an offset from UTC as they like.
 * Without an offset it is in the time zone of the organisation.
 */
export const momentParam = z
  .string()
  .refine(
    (text) =>
      z.iso
        .datetime({ local: true, offset: true })
        .safeParse(text.replace(/T(\d\d:\d\d)(?=$|[Z+-])/, 'T$1:00')).success,
    { message: 'invalid_moment' },
  );

/**
 * A moment in an answer, in the time zone of the organisation and with its offset:
 * `2026-11-22T15:34:05+02:00`. The first ten characters are its calendar date there.
 */
export const moment = z.string();

/** Month `YYYY-MM`. */
export const monthKey = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Object id in a path or query, as number or digits. */
export const idParam = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(MAX_ID));

/** `true/false/1/0`; a bare `?name` means true. */
export const flagParam = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0', '']).transform((text) => text !== 'false' && text !== '0'),
]);

/** Whether a query as it was sent sets a flag; a value that is none does not. */
export function isFlagSet(query: unknown, name: string): boolean {
  return flagParam.safeParse((query as Record<string, unknown> | undefined)?.[name]).data === true;
}

/** Comma-separated text in a query, or an array; blanks are dropped. */
export const listParam = z
  .union([z.string().transform((text) => text.split(',')), z.array(z.string())])
  .transform((items) => items.map((item) => item.trim()).filter((item) => item !== ''));

/** Comma-separated ids in a query, or an array. */
export const idListParam = z
  .union([z.string(), z.array(z.number())])
  .transform((ids): (string | number)[] =>
    typeof ids === 'string' ? ids.split(',').filter((id) => id !== '') : ids,
  )
  .pipe(z.array(idParam).max(MAX_IDS_PER_REQUEST));

/** At most 100 term keys. */
export const termKeys = z.array(z.string().max(255)).max(MAX_KEYS_PER_REQUEST, 'too_many_keys');
export const termKeysParam = listParam.pipe(termKeys);

export const timeGrouping = z.enum(TIME_GROUPINGS);

function monthsBetween(start: string, end: string): number {
  const month = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return month(end) - month(start) + 1;
}

const PERIOD = ['start_date', 'end_date'] as const;

/**
 * Adds the rules that every period obeys: start not after end, at most a hundred years.
 * @param periods names of each period's two fields
 */
export function checkPeriod<S extends z.ZodType>(
  schema: S,
  ...periods: readonly (readonly [start: string, end: string])[]
): S {
  return schema.superRefine((value, context) => {
    const dates = value as Record<string, string | undefined>;
    for (const [startName, endName] of periods.length === 0 ? [PERIOD] : periods) {
      const [start, end] = [dates[startName], dates[endName]];
      if (start === undefined || end === undefined) continue;
      if (start > end) context.addIssue({ code: 'custom', message: 'start_after_end', path: [] });
      else if (monthsBetween(start, end) > MAX_RANGE_MONTHS)
        context.addIssue({ code: 'custom', message: 'range_too_long', path: [] });
    }
  });
}

/** Both ends optional. */
export const optionalPeriod = {
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
};
/** Both ends required. */
export const requiredPeriod = { start_date: calendarDate, end_date: calendarDate };

/** The list envelope of Django REST framework. */
export function listOf<S extends z.ZodType>(item: S) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** `{detail}`: one sentence in the user's language. */
export const detailAnswer = z.object({ detail: z.string() });
/** Of a 204, which is read as text. */
export const noContent = z.literal('');
/** Path parameter of every single-object call. */
export const idParams = z.object({ id: idParam });
