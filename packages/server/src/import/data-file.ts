import { formatMonth, type MonthNumber } from '@tavoite/model';
import { GivenMonths } from '../series-store/given-months.js';
import type { CsvRecord } from './csv-file.js';
import { quoted } from './hints.js';
import { CellError, month, number, type ReadContext } from './kinds.js';
import type { Place, Problems } from './problems.js';
import {
  CellReader,
  type Header,
  type HeaderRules,
  optional,
  type RecordReader,
  readHeader,
  readWithHeader,
  rulesOf,
} from './table.js';
import { DATA_FILE, longDataColumns, wideDataColumns } from './tables.js';

/** What `data.csv` gives for one term of one organisation. */
export interface GivenSeries {
  readonly organization: string;
  readonly term: string;
  readonly months: GivenMonths;
  /** The first rows' cells, for problems about what they name. */
  readonly organizationAt: Place;
  readonly termAt: Place;
}

/** By organisation key and term key. */
export type GivenData = ReadonlyMap<string, ReadonlyMap<string, GivenSeries>>;

class Collected {
  readonly data = new Map<string, Map<string, GivenSeries>>();

  constructor(private readonly problems: Problems) {}

  series(record: CsvRecord, header: Header, organization: string, term: string): GivenSeries {
    const ofOrganization = this.data.get(organization) ?? new Map<string, GivenSeries>();
    this.data.set(organization, ofOrganization);
    const series = ofOrganization.get(term) ?? {
      organization,
      term,
      months: new GivenMonths(),
      organizationAt: header.place(record, 'organization'),
      termAt: header.place(record, 'term'),
    };
    ofOrganization.set(term, series);
    return series;
  }

  add(
    { months, term, organization }: GivenSeries,
    at: () => Place,
    line: number,
    given: { month: MonthNumber; value: number | null; verified: boolean },
  ): void {
    const before = months.add(given.month, given.value, given.verified, line);
    if (before === null) return;
    const other = before === line ? 'another column' : `line ${before}`;
    this.problems.error(
      at(),
      `${formatMonth(given.month)} of term ${quoted(term)} of ${quoted(organization)} is given in ${other} already.`,
    );
  }
}

/** One month per row. */
function longReader(cells: CellReader, problems: Problems, collected: Collected): RecordReader {
  const { organization, term, month: monthColumn, value, verified } = longDataColumns;
  return (record) => {
    const before = problems.errorCount;
    const organizationKey = cells.read(record, 'organization', organization);
    const termKey = cells.read(record, 'term', term);
    const at = cells.read(record, 'month', monthColumn);
    const given = cells.read(record, 'value', value);
    const isVerified = cells.read(record, 'verified', verified);
    if (problems.errorCount > before) return;
    if (!organizationKey || !termKey || typeof at !== 'number') return;
    const series = collected.series(record, cells.header, organizationKey, termKey);
    collected.add(series, () => cells.header.place(record, 'month'), record.line, {
      month: at,
      value: given ?? null,
      verified: isVerified === true,
    });
  };
}

/** One term per row, one month per column; an empty cell gives nothing. */
function wideReader(
  cells: CellReader,
  problems: Problems,
  collected: Collected,
  months: readonly { name: string; month: MonthNumber }[],
): RecordReader {
  const { organization, term, verified_until } = wideDataColumns;
  const cell = optional(number);
  return (record) => {
    const before = problems.errorCount;
    const organizationKey = cells.read(record, 'organization', organization);
    const termKey = cells.read(record, 'term', term);
    const until = cells.read(record, 'verified_until', verified_until);
    if (problems.errorCount > before || !organizationKey || !termKey) return;
    const series = collected.series(record, cells.header, organizationKey, termKey);
    for (const { name, month: at } of months) {
      const value = cells.read(record, name, cell);
      if (typeof value !== 'number') continue;
      const verified = typeof until === 'number' && at <= until;
      const given = { month: at, value, verified };
      collected.add(series, () => cells.header.place(record, name), record.line, given);
    }
  };
}

/** The value's cell may be empty, its column must be there: without it every month would be taken away. */
const longRules: HeaderRules = {
  ...rulesOf(DATA_FILE, longDataColumns),
  required: Object.keys(longDataColumns),
};

/** Reads `data.csv` in either of its two forms. */
export async function readData(
  path: string,
  context: ReadContext,
  problems: Problems,
): Promise<GivenData> {
  const collected = new Collected(problems);
  const monthOf = (name: string): MonthNumber | null => {
    const read = month.read(name, context);
    return read instanceof CellError ? null : read;
  };
  await readWithHeader(path, DATA_FILE, problems, (first) => {
    const names = first.cells.map((name) => name.trim());
    const isLong = names.includes('month') || names.includes('value');
    const rules = isLong
      ? longRules
      : {
          ...rulesOf(DATA_FILE, wideDataColumns),
          isKnown: (name: string) => monthOf(name) !== null,
        };
    const header = readHeader(first, rules, problems);
    if (header === null) return null;
    const cells = new CellReader(header, context, problems);
    if (isLong) return { header, read: longReader(cells, problems, collected) };
    const months = names.flatMap((name) => {
      const at = monthOf(name);
      return at === null ? [] : [{ name, month: at }];
    });
    if (months.length > 0) {
      return { header, read: wideReader(cells, problems, collected, months) };
    }
    problems.error(
      header.place(first),
      'No column names a month. Give either the columns month, value and verified, or one column per month such as 2025-01.',
    );
    return null;
  });
  return collected.data;
}
