import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { type Fault, fault } from './faults.js';
import { type Problems, wholeFile } from './problems.js';
import { NotUtf8Error, Utf8Check } from './utf8.js';

/** Larger files are refused unread; some five million values fit. */
export const MAX_FILE_BYTES = 256 * 1024 * 1024;
/** A quote that is never closed would otherwise take the rest of the file for one cell. */
const MAX_RECORD_CHARACTERS = 1024 * 1024;

const LINE_BREAK = /\r\n|\r|\n/g;

/** One record of a file; cells are as written, without quotes. */
export interface CsvRecord {
  readonly cells: readonly string[];
  /** The line on which the record begins, counted from 1; of names above rows, 0. */
  readonly line: number;
  /** It is no line of a file: all of its cells are at the same place. */
  readonly isRow?: true;
}

/** Where records come from: the path of a file, or whoever has them already. */
export type CsvSource = string | readonly CsvRecord[];

/** The line on which a cell begins; the cells before it may hold line breaks. */
export function lineOfCell({ cells, line, isRow }: CsvRecord, index: number): number {
  let at = line;
  if (isRow) return at;
  for (const cell of cells.slice(0, index)) at += cell.match(LINE_BREAK)?.length ?? 0;
  return at;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** What is wrong with the quotes of the record that begins on `line`. */
function quoteFault(error: CsvError): Fault {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return fault('fault_quote_open');
    case 'CSV_MAX_RECORD_SIZE':
      return fault('fault_record_too_long', { max: MAX_RECORD_CHARACTERS });
    case 'INVALID_OPENING_QUOTE':
    case 'CSV_INVALID_CLOSING_QUOTE':
      return fault('fault_quote_inside');
    default:
      return fault('import_fault', { sentence: error.message });
  }
}

/**
 * Reads a CSV file record by record, blank lines left out; the first record is the header. What
 * cannot be read becomes a problem, and reading ends there.
 * @param onRecord false stops reading
 * @param separator stands between cells
 */
export async function readCsv(
  source: CsvSource,
  file: string,
  problems: Problems,
  onRecord: (record: CsvRecord) => boolean,
  separator = ',',
): Promise<void> {
  if (typeof source !== 'string') {
    source.filter(({ cells }) => !isBlank(cells)).every(onRecord);
    return;
  }
  const info = await stat(source);
  if (!info.isFile()) {
    problems.error(wholeFile(file), fault('fault_not_a_file'));
    return;
  }
  if (info.size > MAX_FILE_BYTES) {
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
    problems.error(
      wholeFile(file),
      fault('fault_file_megabytes', {
        megabytes: megabytes(info.size),
        max: megabytes(MAX_FILE_BYTES),
      }),
    );
    return;
  }
  let line = 1;
  const stop = new AbortController();
  const parser = parse({
    bom: true,
    delimiter: separator,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_RECORD_CHARACTERS,
    // Called while parsing, so that `line` is right when a record cannot be parsed.
    on_record: (cells: string[]) => {
      const record = { cells, line };
      line = lineOfCell(record, cells.length) + 1;
      if (!stop.signal.aborted && !isBlank(cells) && !onRecord(record)) stop.abort();
      return null;
    },
  });
  parser.resume();
  try {
    await pipeline(createReadStream(source), new Utf8Check(), parser, { signal: stop.signal });
  } catch (error) {
    if (stop.signal.aborted) return;
    if (error instanceof NotUtf8Error) {
      problems.error({ file, line: error.line, column: null }, error.fault);
    } else if (error instanceof CsvError) {
      problems.error({ file, line, column: null }, quoteFault(error));
    } else {
      throw error;
    }
  }
}
