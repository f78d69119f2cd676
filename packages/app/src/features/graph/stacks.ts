import type { DrawnTerm, LoadedColumn } from '@tavoite/charts/mappedGraph';
import {
  MAX_KEYS_PER_REQUEST,
  type Mapping,
  partsOfSum,
  type Term,
  writtenUnit,
} from '@tavoite/model';
import type { Figure, GraphValues, SharesRequest } from './slice.js';

/**
 * The stack of a term on its mapping's graph; null for none. Bars stack with bars of the
 * same axis, areas with areas.
 */
export function stackOf({ graph_properties }: Mapping, key: string): string | null {
  const { type, stack_id, second_axis } = graph_properties[key] ?? {};
  const isAlone = type === undefined || type === 'line' || (!stack_id && type !== 'stacked');
  if (isAlone) return null;
  return [type === 'area' ? 'area' : 'bar', second_axis === true, stack_id ?? ''].join('/');
}

/** How many bars a mapping's graph has side by side in each period. */
export function barColumns(mapping: Mapping): number {
  const bars = mapping.terms_used.flatMap(({ key }) => {
    const type = mapping.graph_properties[key]?.type;
    return type === 'bar' || type === 'stacked' ? (stackOf(mapping, key) ?? key) : [];
  });
  return new Set(bars).size;
}

/** What to ask for the shares of stacked terms; null where nothing is stacked. */
export function sharesRequest(
  mapping: Mapping,
  { request }: GraphValues,
  columns: ReadonlyMap<string, LoadedColumn>,
  cumulative: boolean,
): SharesRequest | null {
  const ids: number[] = [];
  const properties: Record<string, { stack_id: string }> = {};
  for (const [key, { column }] of columns) {
    const stack_id = stackOf(mapping, key);
    if (stack_id === null) continue;
    ids.push(column.id);
    properties[key] = { stack_id };
  }
  // A stack cannot be cut into several requests.
  if (ids.length < 2 || ids.length > MAX_KEYS_PER_REQUEST) return null;
  return { ids, ...request.range, grouping: request.grouping, cumulative, properties };
}

/**
 * The stacks of a page that add up to something: two parts or more, which are all in one unit.
 *
 * @param isLoading terms may be unknown still, and count as being in the unit of the others
 */
export function stacksOf(
  mapping: Mapping,
  terms: readonly DrawnTerm[],
  isLoading: boolean,
): [DrawnTerm, ...DrawnTerm[]][] {
  const stacks = new Map<string, [DrawnTerm, ...DrawnTerm[]]>();
  for (const drawn of terms) {
    const stack = stackOf(mapping, drawn.key);
    if (stack === null) continue;
    const parts = stacks.get(stack);
    if (parts) parts.push(drawn);
    else stacks.set(stack, [drawn]);
  }
  const isOneUnit = (parts: readonly DrawnTerm[]) => {
    const known = parts.flatMap(({ term }) => term ?? []);
    const isKnown = isLoading || known.length === parts.length;
    return isKnown && new Set(known.map(writtenUnit)).size <= 1;
  };
  return [...stacks.values()].filter((parts) => parts.length > 1 && isOneUnit(parts));
}

/** The term that is the sum of all parts of a stack and of nothing else; undefined where there is none. O(terms). */
export function termOfTotal(
  parts: readonly DrawnTerm[],
  terms: ReadonlyMap<string, Term>,
): Term | undefined {
  const keys = new Set(parts.map(({ key }) => key));
  /** The parts that each term adds up, by itself or by sums of its own; null where it is no such sum. */
  const added = new Map<string, readonly string[] | null>([...keys].map((key) => [key, [key]]));
  const addedBy = (key: string): readonly string[] | null => {
    const known = added.get(key);
    if (known !== undefined) return known;
    // Until it is known: a server may send formulas that lead back to their own term.
    added.set(key, null);
    const found: string[] = [];
    for (const { sign, key: part } of partsOfSum(terms.get(key)?.formula ?? null) ?? []) {
      const own = sign === '+' ? addedBy(part) : null;
      // What is added twice, or is more than the stack, is no total of it.
      if (own === null || found.length + own.length > keys.size) return null;
      found.push(...own);
    }
    const result = found.length > 0 ? found : null;
    added.set(key, result);
    return result;
  };
  return [...terms.values()].find(({ key }) => {
    const sum = keys.has(key) ? null : addedBy(key);
    return sum?.length === keys.size && new Set(sum).size === keys.size;
  });
}

/** Whether figures are of the same months. */
export const isSameDates = (one: Figure, other: Figure): boolean =>
  one.start_date === other.start_date && one.end_date === other.end_date;

/** What the parts of a stack come to over one range; undefined unless each of them has a value for it. */
export function totalOf(
  parts: readonly DrawnTerm[],
  figures: Readonly<Record<string, Figure>>,
): Figure | undefined {
  const own = parts.flatMap(({ key }) => figures[key] ?? []);
  const [first] = own;
  if (!first || own.length < parts.length) return undefined;
  if (!own.every((figure) => isSameDates(figure, first))) return undefined;
  const values = own.flatMap(({ value }) => value ?? []);
  if (values.length < own.length) return undefined;
  return {
    ...first,
    value: values.reduce((sum, value) => sum + value, 0),
    isVerified: own.every(({ isVerified }) => isVerified),
  };
}
