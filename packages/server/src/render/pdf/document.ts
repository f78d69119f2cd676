import type { Locale } from '@tavoite/model';
import type { ThemeName } from '@tavoite/tokens';
import type { DataMapItem, GraphItem } from '../items/types.js';

/*
 * A report as plain data, all that its PDF needs: it can be sent to a worker thread. Values come ready
 * from the one reader; nothing is computed here.
 */

/** What the first page says. */
export interface ReportCover {
  readonly organization: string;
  readonly title: string;
  /** In words, `01/2025 – 12/2025`; empty for none. */
  readonly period: string;
  /** The day of the report, `YYYY-MM-DD`. */
  readonly date: string;
  /** Full name; empty for none. */
  readonly author: string;
}

/** An item that could not be drawn. */
export interface ReportFailure {
  readonly kind: 'failure';
  /** Why, as a sentence in the report's language. */
  readonly reason: string;
}

/** A heading with what is below it. */
export interface ReportSection {
  /** Unique in the report. */
  readonly id: string;
  readonly heading: string;
  /** Words to the item, in the form of the editor (Draft raw JSON); empty for none. */
  readonly text: string;
  readonly content: GraphItem | DataMapItem | ReportFailure;
  /** Comments, in the order of their numbers. */
  readonly notes: readonly string[];
}

export interface ReportDocument {
  readonly language: Locale;
  readonly theme: ThemeName;
  readonly cover: ReportCover;
  /** Text before the items, in the form of the editor; empty for none. */
  readonly introduction: string;
  readonly items: readonly ReportSection[];
  readonly options: {
    /** Whether graphs have their figures as tables. */
    readonly tables: boolean;
  };
}
