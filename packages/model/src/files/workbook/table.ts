import type { MonthNumber } from '../../calendar/months.js';

/** A number of a file: a figure that is actual or estimated, or a plain one without a status. */
export interface FileNumber {
  value: number;
  kind?: 'actual' | 'estimate';
  /** Decimals that a spreadsheet shows; it holds every digit that is known, a CSV file two more. */
  decimals: number;
}

/** A text with a format that only a spreadsheet has. */
export interface FileText {
  text: string;
  /** Levels by which it is indented. */
  indent?: number;
  /** Written as a figure of this kind is: in a legend. */
  kind?: 'actual' | 'estimate';
}

/** A month: a date in a spreadsheet, which can be sorted and computed with; a text in other files. */
export interface FileMonth {
  month: MonthNumber;
}

/** Text, a number, a month, or nothing. */
export type FileCell = string | FileText | FileNumber | FileMonth | null;

export interface FileColumn {
  title: string;
  /** Makes the heading a date in a spreadsheet; `title` writes it elsewhere. */
  month?: MonthNumber;
  /** Whether its cells are numbers: the heading stands over them, at the right. */
  isNumeric?: boolean;
  /** Width in a spreadsheet, in characters. */
  width: number;
}

/** What a CSV or XLSX file holds: one row of headings, then the rows. */
export interface FileTable {
  columns: FileColumn[];
  /** How many columns, from the first, stay in view in a spreadsheet. */
  stickyColumns: number;
  /** The column whose indents say what is below what: a spreadsheet folds such rows. */
  outlineColumn?: number;
  /** Made one by one: a large map has hundreds of thousands of cells. */
  rows: Iterable<readonly FileCell[]>;
}
