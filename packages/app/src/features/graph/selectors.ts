import type { DrawnTerm, LoadedColumn } from '@tavoite/charts/mappedGraph';
import type { Mapping, Term } from '@tavoite/model';
import { keysOf } from './request.js';
import type { GraphValues } from './slice.js';

/** Terms that could not be loaded, with those that are being tried again. */
export const failedKeys = (values: GraphValues | null): string[] => [
  ...new Set(values?.failed.flatMap(({ keys }) => keys)),
];

/**
 * The terms of a page in the order of its mapping. Once values are loaded, unknown keys are
 * left out: a term that was deleted has no place in a legend. Until then titles may be empty.
 */
export function drawnTerms(
  mapping: Mapping,
  terms: ReadonlyMap<string, Term>,
  columns: ReadonlyMap<string, LoadedColumn>,
  values: GraphValues | null,
): DrawnTerm[] {
  const failed = new Set(failedKeys(values));
  return keysOf(mapping).flatMap((key) => {
    const term = terms.get(key);
    const column = columns.get(key)?.column;
    const known = term || column || failed.has(key) || values === null || key in values.figures;
    return known ? [{ key, title: term?.title ?? column?.title ?? (values ? key : ''), term }] : [];
  });
}
