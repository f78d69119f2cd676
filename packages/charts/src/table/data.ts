import type { Coverage, MonthNumber, PointKind } from '../types.js';

/** A value of a chart; null where it is missing. */
export type ChartCell =
  | { readonly kind: 'actual' | 'estimate'; readonly value: number }
  | { readonly kind: 'missing'; readonly value: null };

/** A series, or a threshold, of a chart. */
export interface ChartColumn {
  /** Key of the series. */
  readonly key: string;
  /** Name of the series. */
  readonly title: string;
  /** What is aimed at: its values are neither actual nor estimates. */
  readonly isTarget: boolean;
  /** What its values are in; empty for nothing. */
  readonly unit: string;
  /** Decimals of its values. */
  readonly decimals: number;
}

/** A period of a time series, or a key of a radar. */
export interface ChartRow {
  /** Unique in its chart. */
  readonly key: string;
  /** `03/2025`, `Q 1/2025`, `2025`, or a key's title. */
  readonly title: string;
  /** First month of a period; null for a key. */
  readonly month: MonthNumber | null;
  /** Present when the range does not hold the period whole. */
  readonly coverage: Coverage | null;
  /** How the values of this row are written, where the columns cannot say it. */
  readonly format?: { readonly unit: string; readonly decimals: number } | undefined;
  /** One for each column. */
  readonly cells: readonly ChartCell[];
}

/** What a chart shows, as numbers: its table, and the files that are made of it. */
export interface ChartData {
  /** A column for each series. */
  readonly columns: readonly ChartColumn[];
  /** A row for each period, or for each key of a radar. */
  readonly rows: readonly ChartRow[];
}

/** A cell; without a value, it is missing. */
export const chartCell = (kind: PointKind, value: number | undefined): ChartCell =>
  kind === 'missing' || value === undefined ? { kind: 'missing', value: null } : { kind, value };
