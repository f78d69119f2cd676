import {
  type DataMapColumns,
  FISCAL_YEAR_MONTHS,
  formatChange,
  type Locale,
  type MonthNumber,
  parseMonth,
  rangeMissed,
  type ValueNumericType,
  verifiedFlags,
  yearOf,
} from '@tavoite/model';
import type { DataMapNode } from '@tavoite/ui';

/** A row of the map: a term in one of its places. */
export interface MapNode extends DataMapNode {
  key: string;
  /** 0 at the top. */
  level: number;
  numericType: ValueNumericType;
  /** Over the whole period, and over the same months a year before; only where they were asked for. */
  total?: number | null | undefined;
  totalVerified?: boolean | undefined;
  compared?: number | null | undefined;
  children: MapNode[];
}

/** The server's answer in the form that the screen and the files need. */
export interface LoadedMap {
  months: MonthNumber[];
  roots: MapNode[];
  /** Whether totals were asked for. */
  hasTotals: boolean;
  /** All rows by their paths, in the order in which they are shown. */
  rows: ReadonlyMap<string, MapNode>;
}

/** Rows of the map as a tree. The places of a term share its values. O(rows). */
export function indexMap({ months, terms, rows, levels }: DataMapColumns): LoadedMap {
  // Most terms are verified up to the same month, and share its flags.
  const flags = new Map<string, boolean[]>();
  const flagsOf = (verified: string): boolean[] => {
    const known = flags.get(verified) ?? verifiedFlags(verified);
    flags.set(verified, known);
    return known;
  };
  const roots: MapNode[] = [];
  const byPath = new Map<string, MapNode>();
  /** The last row of each level. */
  const above: MapNode[] = [];
  for (const [index, place] of rows.entries()) {
    const term = terms[place];
    if (!term) continue;
    const level = levels[index] ?? 0;
    const parent = above[level - 1];
    const node: MapNode = {
      path: `${parent?.path ?? ''}/${place}`,
      key: term.key,
      level,
      title: term.title,
      unit: term.unit,
      numericType: term.value_numeric_type,
      total: term.total,
      totalVerified: term.total_verified,
      compared: term.compared,
      values: term.values,
      verified: flagsOf(term.verified),
      children: [],
    };
    (parent?.children ?? roots).push(node);
    above[level] = node;
    byPath.set(node.path, node);
  }
  return {
    months: months.flatMap((month) => parseMonth(month) ?? []),
    roots,
    hasTotals: terms.some(({ total }) => total !== undefined),
    rows: byPath,
  };
}

/** The requested keys that are missing from the answer. */
export function unknownKeys(asked: readonly string[], { roots }: LoadedMap): string[] {
  const known = new Set(roots.map(({ key }) => key));
  return asked.filter((key) => !known.has(key));
}

/** The newest month that is actual in some row, as an index; -1 without one. */
export function newestActual({ rows }: LoadedMap): number {
  // Most rows share their flags.
  const flags = new Set(Array.from(rows.values(), ({ verified }) => verified));
  return Math.max(-1, ...Array.from(flags, (verified) => verified.lastIndexOf(true)));
}

/** The first month after all that are actual in some row, as an index; undefined where none is before or after it. */
export function firstEstimate(map: LoadedMap): number | undefined {
  const last = newestActual(map);
  return last === -1 || last === map.months.length - 1 ? undefined : last + 1;
}

/** Where a figure is in the map. */
export interface MapPlace {
  readonly path: string;
  /** As an index. */
  readonly month: number;
}

/** The figures of the newest actual month that are unusual, from top to bottom: each term in its first place. */
export function unusualPlaces(map: LoadedMap): MapPlace[] {
  const month = (firstEstimate(map) ?? map.months.length) - 1;
  const seen = new Set<string>();
  return Array.from(map.rows.values()).flatMap(({ path, key, values }) => {
    if (seen.has(key)) return [];
    seen.add(key);
    return rangeMissed(values, month) === null ? [] : [{ path, month }];
  });
}

/** The first month that begins another year than the one before it, as an index; undefined where none does. */
export function firstJanuary({ months }: LoadedMap): number | undefined {
  const first = months.findIndex((month, i) => i > 0 && yearOf(month) !== yearOf(month - 1));
  return first === -1 ? undefined : first;
}

/** Whether a map has more than a year of months, some of which are a year before others of it. */
export const isLong = (months: number): boolean => months > FISCAL_YEAR_MONTHS;

/**
 * A node's change from the same months a year before, written; null where it says nothing true. In a map
 * of more than a year these would be some of its own months: there it is that of the newest actual month.
 */
export function changeOf(
  { total, compared, values, verified, unit, numericType }: MapNode,
  locale: Locale,
  points: string,
): string | null {
  const format = { locale, unit, type: numericType, points };
  if (!isLong(values.length)) return formatChange(total ?? null, compared ?? null, format);
  const newest = values.findLastIndex((value, month) => value !== null && verified[month]);
  const before = values[newest - FISCAL_YEAR_MONTHS];
  return formatChange(values[newest] ?? null, before ?? null, format);
}
