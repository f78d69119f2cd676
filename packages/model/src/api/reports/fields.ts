import { z } from 'zod';
import { reportTheme } from '../../entities/report.js';
import { calendarDate, idParam } from '../fields.js';
import { MAX_IDS_PER_REQUEST, MAX_REPORT_MONTHS, MAX_TITLE_CHARACTERS } from '../limits.js';

/** Reports are written from what notifications are written from, and hidden with them. */
export const views = ['notifications'] as const;

/** Every call about reports. */
export const access = 'report_manager' as const;

export const title = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAX_TITLE_CHARACTERS, { message: 'title_too_long' });

/** The name of an item; empty for the one that it has by itself. */
export const itemTitle = z
  .string()
  .trim()
  .max(MAX_TITLE_CHARACTERS, { message: 'title_too_long' })
  .optional();

/** Formatted text as Draft raw JSON, serialised; empty for none. */
export const content = z.string();

export const ids = z.array(idParam).max(MAX_IDS_PER_REQUEST);

export const themeQuery = z.object({ theme: reportTheme.default('light') });

/** Either both dates, or how many closed months; the latter wins. */
export const itemPeriod = {
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
  closed_months: z.number().int().min(1).max(MAX_REPORT_MONTHS).nullable().optional(),
};

interface Period {
  start_date?: string | undefined;
  end_date?: string | undefined;
  closed_months?: number | null | undefined;
}

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** Adds what holds for the period of an item: dates in order and not too far apart, or closed months. */
export function checkItemPeriod<S extends z.ZodType<Period>>(
  schema: S,
  { isPartial = false } = {},
): S {
  return schema.superRefine((value, context) => {
    const { start_date, end_date, closed_months } = value as Period;
    if (closed_months !== undefined && closed_months !== null) return;
    const missing = { code: 'custom', message: 'required' } as const;
    if (start_date === undefined || end_date === undefined) {
      const isLeftOut = isPartial && start_date === end_date && closed_months === undefined;
      if (!isLeftOut && start_date === undefined)
        context.addIssue({ ...missing, path: ['start_date'] });
      if (!isLeftOut && end_date === undefined)
        context.addIssue({ ...missing, path: ['end_date'] });
      return;
    }
    if (start_date > end_date)
      context.addIssue({ code: 'custom', message: 'start_after_end', path: [] });
    else if (monthOf(end_date) - monthOf(start_date) >= MAX_REPORT_MONTHS)
      context.addIssue({ code: 'custom', message: 'report_range_too_long', path: [] });
  });
}

/** Made by the client once for each thing to do: sent again after a lost answer, it does nothing again. */
export const idempotencyKey = z.uuid().optional();
