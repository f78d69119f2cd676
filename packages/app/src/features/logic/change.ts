import {
  type DateRange,
  effectOfChange,
  formatChangeOrDifference,
  formatRange,
  type Locale,
  monthsOfDates,
  rangeToDates,
  type Target,
  type Term,
  valueFormat,
  yearBefore,
} from '@tavoite/model';

/** The same months a year earlier. */
export const yearEarlier = (period: DateRange): DateRange =>
  rangeToDates(yearBefore(monthsOfDates(period)));

/** The one month of a period; null where there are several. */
export function monthOf(period: DateRange): string | null {
  const range = monthsOfDates(period);
  return range.start === range.end ? formatRange(range) : null;
}

/**
 * How a term's value differs from an earlier one: in percent, where that says nothing true in its unit. null
 * without one of the values.
 */
export function changeText(
  value: number | null,
  earlier: number | null | undefined,
  term: Term,
  { locale, points }: { locale: Locale; points: string },
): string | null {
  if (value === null || earlier === null || earlier === undefined) return null;
  return formatChangeOrDifference(value, earlier, { ...valueFormat(term, locale), points });
}

/** Whether a change is good, where the targets say so and agree. */
export function effectFor(
  change: number,
  targets: readonly Pick<Target, 'reversed_target'>[],
): 'better' | 'worse' | null {
  const [first, ...others] = targets;
  if (!first || others.some(({ reversed_target }) => reversed_target !== first.reversed_target))
    return null;
  return effectOfChange(change, first);
}
