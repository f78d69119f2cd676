import {
  type FiscalStart,
  fiscalYearLabel,
  fiscalYearOf,
  type Locale,
  type MonthNumber,
  monthOf,
  quarterOf,
  yearOf,
} from '@tavoite/model';
import { monthAndYear, monthName } from '../dates/monthNames.js';
import type { RoadmapZoom } from './types.js';

/** A cell of the head: months with a common name. */
export interface HeadUnit {
  /** Its first month on the timeline. */
  start: MonthNumber;
  /** How many of its months are on the timeline. */
  months: number;
  text: string;
  /** Longer, for a hint. */
  title: string;
}

interface Timeline {
  firstMonth: MonthNumber;
  lastMonth: MonthNumber;
  zoom: RoadmapZoom;
  fiscalStart: FiscalStart;
  locale: Locale;
  quarter: (quarter: number) => string;
}

/** The timeline in parts of which all months have the same key. */
function unitsBy(
  { firstMonth, lastMonth }: Timeline,
  keyOf: (month: MonthNumber) => number,
  textOf: (month: MonthNumber) => { text: string; title: string },
): HeadUnit[] {
  const units: HeadUnit[] = [];
  let key: number | null = null;
  for (let month = firstMonth; month <= lastMonth; month += 1) {
    const unit = units.at(-1);
    if (unit && keyOf(month) === key) unit.months += 1;
    else units.push({ start: month, months: 1, ...textOf(month) });
    key = keyOf(month);
  }
  return units;
}

/**
 * The two lines above the months: calendar years over months, else the organisation's fiscal years
 * over its quarters.
 */
export function headUnits(timeline: Timeline): { years: HeadUnit[]; parts: HeadUnit[] } {
  const { zoom, fiscalStart, locale, quarter } = timeline;
  if (zoom === 'month')
    return {
      years: unitsBy(timeline, yearOf, (month) => {
        const year = String(yearOf(month));
        return { text: year, title: year };
      }),
      parts: unitsBy(
        timeline,
        (month) => month,
        (month) => ({
          text: monthName(month, locale, 'short'),
          title: monthAndYear(month, locale),
        }),
      ),
    };
  const fiscalYear = (month: MonthNumber) => fiscalYearOf(month, fiscalStart);
  return {
    years: unitsBy(timeline, fiscalYear, (month) => {
      const text = fiscalYearLabel(fiscalYear(month), fiscalStart).replace(' - ', '–');
      return { text, title: text };
    }),
    parts: unitsBy(
      timeline,
      (month) => fiscalYear(month) * 4 + quarterOf(month, fiscalStart),
      (month) => {
        const text = quarter(quarterOf(month, fiscalStart));
        const year = fiscalYearLabel(fiscalYear(month), fiscalStart);
        return { text, title: `${text}, ${year}` };
      },
    ),
  };
}

/** Months from the first one shown to the start of a quarter and of a fiscal year: where marks begin. */
export const marksFrom = (firstMonth: MonthNumber, fiscalStart: FiscalStart) => {
  const since = (monthOf(firstMonth) - fiscalStart + 12) % 12;
  return { quarter: (3 - (since % 3)) % 3, year: (12 - since) % 12 };
};
