import type { ReportDataMapProperties, ReportGraphProperties } from '@tavoite/model';

type Drawing = Partial<ReportGraphProperties & ReportDataMapProperties>;

/** What decides what is shown: not the theme, the size on screen or the name. */
const DECISIVE = [
  'start_date',
  'end_date',
  'closed_months',
  'grouping',
  'cumulative',
  'filtered_keys',
  'keys',
  'opened_terms',
] as const satisfies readonly (keyof Drawing)[];

/** What a property is when it is left out. */
const LEFT_OUT: Drawing = { closed_months: null, grouping: 'month', cumulative: false };

const sorted = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** Whether what is on screen is drawn as a saved item is: lists count in any order. */
export const isSameDrawing = (shown: object, kept: Drawing): boolean =>
  DECISIVE.every((name) => {
    const value = (shown as Drawing)[name] ?? LEFT_OUT[name];
    const before = kept[name] ?? LEFT_OUT[name];
    return sorted(value ?? []) === sorted(before ?? []);
  });
