import {
  type FiscalStart,
  fiscalYearLabel,
  fiscalYearOf,
  type Locale,
  type MonthNumber,
  monthOf,
  quarterOf,
  textWidth,
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

/** Letters of the flag of today, against those of the head, and the air on either side of them. */
export const FLAG_EM = 0.85;
export const FLAG_PADDING_PX = 6;

/** Between the flag and the name of a year, in px. */
const FLAG_GAP_PX = 6;

/**
 * Where the flag of today is, in px of the timeline: over its line, but never cut by an end.
 *
 * @param today where the line is
 * @param font size of the text of the head
 */
export function flagAt(today: number, timeline: number, word: string, font: number) {
  const half = textWidth(word, font * FLAG_EM) / 2 + FLAG_PADDING_PX;
  const middle = Math.max(half, Math.min(today, timeline - half));
  return { middle, start: middle - half, end: middle + half };
}

/** How far the name of a year moves on, in px, so that the flag does not cover it. */
export function besideFlag(
  name: { start: number; width: number },
  flag: { start: number; end: number } | null,
): number {
  const isCovered =
    flag && flag.start < name.start + name.width + FLAG_GAP_PX && flag.end > name.start;
  return isCovered ? flag.end + FLAG_GAP_PX - name.start : 0;
}
