import {
  formatMonth,
  type Language,
  MONTHS_OFFERED_FOR_CLOSING,
  type MonthCheck,
  type MonthNumber,
  rangeMissed,
} from '@tavoite/model';
import { figureOf } from '../../domain/figure-writing.js';
import { titleIn } from '../../domain/titles.js';
import { roundValue } from '../../json/json-bytes.js';
import {
  monthRanges,
  type OrganizationSeries,
  Reading,
  type SeriesTerm,
  Yielder,
} from '../../series/index.js';
import { enteredTerms, unitOf } from './sheet.js';

const YEAR = 12;

/** Those of the months offered for closing that have figures, all of them verified; newest first. */
function closedMonths(terms: readonly SeriesTerm[], now: MonthNumber): MonthNumber[] {
  const offered = Array.from({ length: MONTHS_OFFERED_FOR_CLOSING }, (_, back) => now - back);
  return offered.filter((month) => {
    const figures = terms
      .map(({ column }) => figureOf(column, month))
      .filter(({ value }) => value !== null);
    return figures.length > 0 && figures.every(({ verified }) => verified);
  });
}

/** What to look at before the month is closed. */
export async function checkMonthOf(
  series: OrganizationSeries,
  month: MonthNumber,
  now: MonthNumber,
  language: Language,
): Promise<MonthCheck> {
  const describe = (term: SeriesTerm) => ({
    key: term.row.key,
    title: titleIn(language, term.row),
    unit: unitOf(term),
    value_numeric_type: term.row.valueNumericType,
  });
  const found: Pick<MonthCheck, 'missing' | 'unusual' | 'lost'> = {
    missing: [],
    unusual: [],
    lost: [],
  };
  let verified = 0;
  let estimates = 0;
  const yielder = new Yielder();
  const entered = enteredTerms(series);
  for (const term of entered) {
    if (yielder.due) await yielder.rest();
    const at = (other: MonthNumber) => figureOf(term.column, other).value;
    const figure = figureOf(term.column, month);
    const last = at(month - 1);
    if (figure.value === null) {
      if (last !== null) found.missing.push({ ...describe(term), last });
      continue;
    }
    if (figure.verified) verified += 1;
    else estimates += 1;
    const year = Array.from({ length: YEAR + 1 }, (_, i) => at(month - YEAR + i));
    const usual = rangeMissed(year, YEAR);
    if (usual !== null)
      found.unusual.push({
        ...describe(term),
        value: figure.value,
        low: roundValue(usual.low),
        high: roundValue(usual.high),
        year_earlier: at(month - YEAR),
      });
  }
  const computed = series.terms.filter(({ computedBy }) => computedBy !== null);
  const ranges = monthRanges({ start: month - 1, end: month });
  const reading = await Reading.of(series, computed, ranges, yielder);
  for (const term of computed) {
    const [before, now] = reading.columnsOf(term).values;
    if (before === undefined || now === undefined) continue;
    const lacks = (input: SeriesTerm) => {
      const [earlier, current] = reading.columnsOf(input).values;
      return !Number.isNaN(earlier) && Number.isNaN(current);
    };
    const inputs = term.inputs.filter(lacks);
    if (Number.isNaN(before) || inputs.length === 0) continue;
    found.lost.push({
      ...describe(term),
      inputs: inputs.map(({ row }) => titleIn(language, row)),
      input_keys: inputs.map(({ row }) => row.key),
    });
  }
  return {
    month: formatMonth(month),
    is_closed: verified > 0 && estimates === 0,
    is_open: month >= now,
    closed_months: closedMonths(entered, now).map((each) => formatMonth(each)),
    verified,
    estimates,
    ...found,
  };
}
