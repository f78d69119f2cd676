import { type CsvRecord, type CsvSource, lineOfCell, readCsv } from './csv-file.js';
import { type Fault, fault } from './faults.js';
import { didYouMean, quoted } from './hints.js';
import { CellError, type Kind, type ReadContext } from './kinds.js';
import { type Place, type Problems, wholeFile } from './problems.js';

/** A column that a table may have; a required one must be there and hold something in every row. */
export interface Column<T, R extends boolean = boolean> {
  readonly kind: Kind<T>;
  readonly required: R;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;

export function required<T>(kind: Kind<T>): Column<T, true> {
  return { kind, required: true };
}

export function optional<T>(kind: Kind<T>): Column<T, false> {
  return { kind, required: false };
}

/**
 * A row's values by column. Of optional columns: null is an empty cell, undefined a column that the
 * file does not have.
 */
export type Values<C extends Columns> = {
  readonly [N in keyof C]: C[N] extends Column<infer T, true>
    ? T
    : C[N] extends Column<infer T>
      ? T | null | undefined
      : never;
};

export interface Row<C extends Columns> {
  readonly values: Values<C>;
  /** The position of the row, or of one of its cells. */
  at(column?: keyof C & string): Place;
}

/** One file of an import folder. */
export interface Table<C extends Columns> {
  readonly file: string;
  readonly columns: C;
}

export function defineTable<const C extends Columns>(file: string, columns: C): Table<C> {
  return { file, columns };
}

/** The position of each column of a file. */
export class Header {
  private readonly positions: ReadonlyMap<string, number>;

  constructor(
    private readonly file: string,
    readonly names: readonly string[],
  ) {
    this.positions = new Map(names.map((name, index) => [name, index]));
  }

  /** Offset of a column from 0, or undefined. */
  indexOf(name: string): number | undefined {
    return this.positions.get(name);
  }

  /** The position of a cell of a record. */
  place(record: CsvRecord, name?: string): Place {
    const index = name === undefined ? undefined : this.positions.get(name);
    if (name === undefined || index === undefined) {
      return { file: this.file, line: record.line, column: null };
    }
    return {
      file: this.file,
      line: lineOfCell(record, index),
      column: { name, position: index + 1 },
    };
  }

  /** Whether the record has one cell per column; a problem says if it has not. */
  fits(record: CsvRecord, problems: Problems): boolean {
    const { length } = record.cells;
    if (length === this.names.length) return true;
    const key = length < this.names.length ? 'fault_row_short' : 'fault_row_long';
    const names = { oneOf: this.names.slice(length, length + 3).map(quoted) };
    const values = { cells: length, columns: this.names.length, names };
    problems.error(this.place(record), fault(key, values));
    return false;
  }
}

/** How a file's header may look. */
export interface HeaderRules {
  readonly file: string;
  readonly required: readonly string[];
  readonly known: readonly string[];
  /** Accepts further names. */
  isKnown?(name: string): boolean;
}

/** Checks the first record of a file. @returns null when rows cannot be read under it */
export function readHeader(
  record: CsvRecord,
  rules: HeaderRules,
  problems: Problems,
): Header | null {
  const names = record.cells.map((cell) => cell.trim());
  const header = new Header(rules.file, names);
  const before = problems.errorCount;
  const [only = ''] = names;
  const separator = names.length === 1 ? only.match(/[;\t|]/)?.[0] : undefined;
  if (separator !== undefined) {
    problems.error(
      header.place(record),
      separator === '\t'
        ? fault('fault_separator_tabs')
        : fault('fault_separator', { separator: quoted(separator) }),
    );
    return null;
  }
  for (const [index, name] of names.entries()) {
    const place = { file: rules.file, line: record.line, column: { name, position: index + 1 } };
    if (names.indexOf(name) !== index) {
      problems.error(place, fault('fault_column_twice', { name: quoted(name) }));
    } else if (!rules.known.includes(name) && !rules.isKnown?.(name)) {
      const missing = rules.known.filter((known) => !names.includes(known));
      const hint =
        didYouMean(name, missing) || fault('fault_columns', { names: rules.known.join(', ') });
      problems.error(place, fault('fault_no_column', { name: quoted(name), hint }));
    }
  }
  for (const name of rules.required) {
    if (!names.includes(name)) {
      problems.error(header.place(record), fault('fault_column_missing', { name: quoted(name) }));
    }
  }
  return problems.errorCount === before ? header : null;
}

/** Reads the cells of records under one header. */
export class CellReader {
  constructor(
    readonly header: Header,
    private readonly context: ReadContext,
    private readonly problems: Problems,
  ) {}

  /** Reads one cell; a problem is reported, and a placeholder replaces a required cell. */
  read<T>(record: CsvRecord, name: string, column: Column<T>): T | null | undefined {
    const index = this.header.indexOf(name);
    if (index === undefined) return undefined;
    const cell = record.cells[index]?.trim() ?? '';
    if (cell === '') {
      if (!column.required) return null;
      this.problem(record, name, fault('fault_cell_empty'));
      return column.kind.placeholder;
    }
    const value = column.kind.read(cell, this.context);
    if (!(value instanceof CellError)) return value;
    this.problem(record, name, value.fault);
    return column.required ? column.kind.placeholder : null;
  }

  private problem(record: CsvRecord, name: string, what: Fault): void {
    this.problems.error(this.header.place(record, name), what);
  }
}

/** Reads the rows below a header. */
export type RecordReader = (record: CsvRecord) => void;

/**
 * Reads a file record by record.
 * @param open given the first record, returns the header and what reads the others; null stops
 * @param separator stands between cells
 */
export async function readWithHeader(
  source: CsvSource,
  file: string,
  problems: Problems,
  open: (first: CsvRecord) => { header: Header; read: RecordReader } | null,
  separator?: string,
): Promise<void> {
  const before = problems.errorCount;
  let opened: ReturnType<typeof open> | undefined;
  const onRecord = (record: CsvRecord) => {
    if (opened === undefined) {
      opened = open(record);
      return opened !== null;
    }
    if (opened?.header.fits(record, problems)) opened.read(record);
    return true;
  };
  await readCsv(source, file, problems, onRecord, separator);
  if (opened === undefined && problems.errorCount === before) {
    problems.error(wholeFile(file), fault('fault_file_empty'));
  }
}

/** The header rules of a table's columns. */
export function rulesOf(file: string, columns: Columns): HeaderRules {
  const names = Object.keys(columns);
  return { file, required: names.filter((name) => columns[name]?.required), known: names };
}

/** Reads a table's file: every row that has the right number of cells, invalid cells replaced. */
export async function readTable<C extends Columns>(
  source: CsvSource,
  { file, columns }: Table<C>,
  context: ReadContext,
  problems: Problems,
): Promise<Row<C>[]> {
  const rows: Row<C>[] = [];
  await readWithHeader(source, file, problems, (first) => {
    const header = readHeader(first, rulesOf(file, columns), problems);
    if (header === null) return null;
    const reader = new CellReader(header, context, problems);
    const read = (record: CsvRecord) => {
      const values = Object.fromEntries(
        Object.entries(columns).map(([name, column]) => [name, reader.read(record, name, column)]),
      ) as Values<C>;
      rows.push({ values, at: (name) => header.place(record, name) });
    };
    return { header, read };
  });
  return rows;
}
