import type { PointKind } from '@tavoite/charts';
import type { ChartDrawing } from '@tavoite/charts/mappedGraph';
import type { FiscalStart, Language, MonthNumber, MonthRange, TimeGrouping } from '@tavoite/model';

/*
 * What reports are made of, as plain data: read on the serving thread, drawn on another one.
 */

/** A figure of a table. */
export interface ItemCell {
  readonly kind: PointKind;
  /** null: no data. */
  readonly value: number | null;
  /** The number in the language, without its unit; empty when it is missing. */
  readonly text: string;
  /** Decimals of the text. */
  readonly decimals: number;
}

/** What a graph shows, as numbers. */
export interface ItemTable {
  /** Heading of the first column, which names the rows. */
  readonly rowHeading: string;
  readonly columns: readonly {
    readonly key: string;
    readonly title: string;
    /** What its values are in; empty for nothing. */
    readonly unit: string;
    /** Known beforehand, so that its values are neither actuals nor estimates: a target. */
    readonly isFixed: boolean;
  }[];
  readonly rows: readonly {
    readonly key: string;
    /** `03/2026`, `Q 1/2026`, `2026`, or a term. */
    readonly title: string;
    /** How much of a period counts where it is not whole, in words; else null. */
    readonly note: string | null;
    /** One for each column. */
    readonly cells: readonly ItemCell[];
  }[];
}

/** The graph of a view, as it was saved. */
export interface GraphItem {
  readonly kind: 'graph';
  readonly language: Language;
  /** Title of the view. */
  readonly title: string;
  /** What is shown, in words: `01/2026 – 12/2026, quarterly, cumulative`. */
  readonly period: string;
  readonly range: MonthRange;
  readonly grouping: TimeGrouping;
  readonly cumulative: boolean;
  /** What is drawn. */
  readonly drawing: ChartDrawing;
  readonly isEmpty: boolean;
  /** In place of a graph without values, in words. */
  readonly empty: string;
  /** The graph in words, for those who do not see it. */
  readonly summary: string;
  /** What its first series did, in plain sentences: a first draft of a text; empty without values. */
  readonly sentence: string;
  readonly hasEstimates: boolean;
  /** Which periods are not whole, in words; null where all are. */
  readonly partialNote: string | null;
  /** The series that are drawn. */
  readonly legend: readonly {
    readonly key: string;
    readonly title: string;
    readonly kind: 'actual' | 'estimate' | 'both';
  }[];
  readonly table: ItemTable;
  /** Keys of the view's terms that are no longer there. */
  readonly missingTerms: readonly string[];
}

/** A row of a data map. */
export interface DataMapRow {
  /** The term's key; a term can stand in several rows. */
  readonly key: string;
  /** 0 at the top. */
  readonly level: number;
  readonly title: string;
  readonly unit: string;
  readonly hasChildren: boolean;
  /** Whether the rows below it are shown. */
  readonly isOpen: boolean;
  /** One for each month. */
  readonly cells: readonly ItemCell[];
}

/** The data map as it was saved: terms by months. */
export interface DataMapItem {
  readonly kind: 'data-map';
  readonly language: Language;
  readonly title: string;
  /** `01/2026 – 12/2026`. */
  readonly period: string;
  readonly range: MonthRange;
  readonly fiscalStart: FiscalStart;
  /** The map in words, for those who do not see it. */
  readonly summary: string;
  readonly months: readonly { readonly month: MonthNumber; readonly title: string }[];
  /** The fiscal years that the months are in. */
  readonly fiscalYears: readonly {
    readonly title: string;
    /** Place of its first month in `months`. */
    readonly first: number;
    readonly count: number;
  }[];
  readonly rows: readonly DataMapRow[];
  /** Sizes in the picture, in pixels. */
  readonly size: {
    readonly titleWidth: number;
    readonly monthWidth: number;
    readonly rowHeight: number;
  };
  /** What was written about values, by number; the texts are below the map. */
  readonly notes?: readonly (MonthRange & {
    /** The row's term; null where it is about no row, and is not marked. */
    readonly key: string | null;
    readonly number: number;
  })[];
  /** Keys that were asked for and are no longer there. */
  readonly missingTerms: readonly string[];
}

/** What a report shows between its texts. */
export type ReportItem = GraphItem | DataMapItem;

/** What a graph was saved with. */
export interface GraphItemProperties {
  readonly start_date: string;
  readonly end_date: string;
  readonly grouping: TimeGrouping;
  readonly cumulative: boolean;
  /** Keys that the legend hides, as in the address; `target/5` hides a target. */
  readonly filtered_keys: readonly string[];
}

/** What a data map was saved with. */
export interface DataMapItemProperties {
  readonly start_date: string;
  readonly end_date: string;
  /** The terms at the top; none for all that have no parent. */
  readonly keys: readonly string[];
  /** The terms that are open, as in the address: keys, or `*` and those that are not, after a `-`. */
  readonly opened_terms: readonly string[];
  /** Width of the map on screen, in pixels. */
  readonly map_width?: number | undefined;
  /** Height of the map on screen, in pixels. */
  readonly map_height?: number | undefined;
}
