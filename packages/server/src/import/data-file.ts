import { formatMonth, type MonthNumber, parseWrittenMonth } from '@tavoite/model';
import { GivenMonths } from '../series-store/given-months.js';
import type { CsvRecord, CsvSource } from './csv-file.js';
import { fault } from './faults.js';
import { quoted } from './hints.js';
import { CellError, month, number, type ReadContext, text } from './kinds.js';
import type { Place, Problems } from './problems.js';
import {
  CellReader,
  type Header,
  type HeaderRules,
  optional,
  type RecordReader,
  readHeader,
  readWithHeader,
  required,
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

/** One file of figures that all belong to one organisation, as a spreadsheet program saves it. */
export interface SingleFile {
  /** Its name, for problems. */
  readonly file: string;
  /** Key of the organisation; the file need not name it, and may name no other. */
  readonly organization: string;
  /** Stands between cells. */
  readonly separator: string;
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
    const key = before === line ? 'fault_month_in_column' : 'fault_month_in_line';
    const values = {
      month: formatMonth(given.month),
      term: quoted(term),
      organization: quoted(organization),
      line: before,
    };
    this.problems.error(at(), fault(key, values));
  }
}

/** Reads the key of a row's organisation: the one of the file, where there is one. */
const organizationReader = (cells: CellReader, problems: Problems, single?: SingleFile) => {
  const column = { ...longDataColumns.organization, required: single === undefined };
  return (record: CsvRecord): string | null | undefined => {
    const found = cells.read(record, 'organization', column);
    if (!single || !found || found === single.organization) return found || single?.organization;
    problems.error(
      cells.header.place(record, 'organization'),
      fault('fault_other_organization', {
        own: quoted(single.organization),
        other: quoted(found),
      }),
    );
    return null;
  };
};

/** A file that someone drops may name terms by their titles. */
const termColumn = (single?: SingleFile) =>
  single ? required(text(MAX_TITLE_CHARACTERS)) : longDataColumns.term;

const MAX_TITLE_CHARACTERS = 255;

/** One month per row. */
function longReader(
  cells: CellReader,
  problems: Problems,
  collected: Collected,
  single?: SingleFile,
): RecordReader {
  const { month: monthColumn, value } = longDataColumns;
  const term = termColumn(single);
  const verified = { ...longDataColumns.verified, required: single === undefined };
  const readOrganization = organizationReader(cells, problems, single);
  return (record) => {
    const before = problems.errorCount;
    const organizationKey = readOrganization(record);
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
  single?: SingleFile,
): RecordReader {
  const { verified_until } = wideDataColumns;
  const term = termColumn(single);
  const readOrganization = organizationReader(cells, problems, single);
  const cell = optional(number);
  return (record) => {
    const before = problems.errorCount;
    const organizationKey = readOrganization(record);
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

/** In a file of one organisation only what cannot be guessed has to be there. */
const singleRules = (rules: HeaderRules): HeaderRules => ({
  ...rules,
  required: rules.required.filter((name) => name !== 'organization' && name !== 'verified'),
});

/** Headings of a dropped file that are not in code: in Finnish, and however they are capitalised. */
const HEADINGS: Readonly<Record<string, string>> = {
  organisaatio: 'organization',
  termi: 'term',
  kuukausi: 'month',
  arvo: 'value',
  vahvistettu: 'verified',
};

const NAMES = Object.keys({ ...longDataColumns, ...wideDataColumns });

/** Whatever it is called, what stands before the months of a row is the term. */
function withTerm(cells: readonly string[]): readonly string[] {
  const [first = '', ...others] = cells;
  const isNamed = cells.includes('term') || NAMES.includes(first) || parseWrittenMonth(first);
  return !isNamed && others.some(parseWrittenMonth) ? ['term', ...others] : cells;
}

const inCode = (record: CsvRecord): CsvRecord => ({
  ...record,
  cells: withTerm(
    record.cells.map((cell) => {
      const name = cell.trim().toLowerCase();
      return HEADINGS[name] ?? (NAMES.includes(name) ? name : cell);
    }),
  ),
});

export interface ReadData {
  readonly data: GivenData;
  /** Whether the file says which figures are verified. */
  readonly saysVerified: boolean;
}

/** Reads `data.csv`, or another file of figures, in either of its two forms. */
export async function readData(
  source: CsvSource,
  context: ReadContext,
  problems: Problems,
  single?: SingleFile,
): Promise<ReadData> {
  const file = single?.file ?? DATA_FILE;
  let saysVerified = false;
  const collected = new Collected(problems);
  const monthOf = (name: string): MonthNumber | null => {
    const read = month.read(name, context);
    return read instanceof CellError ? null : read;
  };
  const open = (record: CsvRecord) => {
    const first = single ? inCode(record) : record;
    const names = first.cells.map((name) => name.trim());
    const isLong = names.includes('month') || names.includes('value');
    const rules = isLong
      ? { ...longRules, file }
      : {
          ...rulesOf(file, wideDataColumns),
          isKnown: (name: string) => monthOf(name) !== null,
        };
    const header = readHeader(first, single ? singleRules(rules) : rules, problems);
    if (header === null) return null;
    saysVerified = names.includes('verified') || names.includes('verified_until');
    const cells = new CellReader(header, context, problems);
    if (isLong) return { header, read: longReader(cells, problems, collected, single) };
    const months = names.flatMap((name) => {
      const at = monthOf(name);
      return at === null ? [] : [{ name, month: at }];
    });
    if (months.length > 0) {
      return { header, read: wideReader(cells, problems, collected, months, single) };
    }
    problems.error(header.place(first), fault('fault_no_month_column'));
    return null;
  };
  await readWithHeader(source, file, problems, open, single?.separator);
  return { data: collected.data, saysVerified };
}
