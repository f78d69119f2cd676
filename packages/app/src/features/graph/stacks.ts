import type { DrawnTerm, LoadedColumn } from '@tavoite/charts/mappedGraph';
import { MAX_KEYS_PER_REQUEST, type Mapping, type Term, writtenUnit } from '@tavoite/model';
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

const SUM = /^\s*\w+(\s*\+\s*\w+)*\s*$/;

/** The terms that a sum adds up, those of its own sums in their place; null for anything but a sum. */
function summedKeys(
  key: string,
  terms: ReadonlyMap<string, Term>,
  isPart: (key: string) => boolean,
): string[] | null {
  if (isPart(key)) return [key];
  const formula = terms.get(key)?.formula;
  if (!formula || !SUM.test(formula)) return null;
  const parts = formula
    .split('+')
    .map((part) => part.trim())
    .map((part) => (part === key ? null : summedKeys(part, terms, isPart)));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** The term that is the sum of all parts of a stack and of nothing else; undefined where there is none. */
export function termOfTotal(
  parts: readonly DrawnTerm[],
  terms: ReadonlyMap<string, Term>,
): Term | undefined {
  const keys = new Set(parts.map(({ key }) => key));
  return [...terms.values()].find(({ key }) => {
    const summed = keys.has(key) ? null : summedKeys(key, terms, (one) => keys.has(one));
    return summed?.length === keys.size && new Set(summed).size === keys.size;
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
