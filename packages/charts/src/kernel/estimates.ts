import { ACTUAL, type Column, ESTIMATE, PARTIAL } from './columns.js';

/** A series with its values by period. */
interface Values {
  readonly config: Reference;
  readonly column: Column;
}

interface Reference {
  readonly targetOf?: string | undefined;
  readonly earlierOf?: string | undefined;
}

/** Whether a series is what a chart is of, rather than what that is held against. */
export const isOwn = ({ config }: { readonly config: Reference }): boolean =>
  config.targetOf === undefined && config.earlierOf === undefined;

/**
 * The position from which on every known value is an estimate, with actual ones before it; null where
 * there is none. Targets say nothing of it, as they are no estimates, nor do values of a year before.
 */
export function estimatesFrom(series: readonly Values[], length: number): number | null {
  const own = series.filter(isOwn);
  const has = (i: number, ...kinds: number[]) =>
    own.some(({ column }) => kinds.includes(column.kinds[i] ?? -1));
  let last = length - 1;
  let areFollowing = false;
  while (last >= 0 && !has(last, ACTUAL, PARTIAL)) {
    areFollowing ||= has(last, ESTIMATE);
    last -= 1;
  }
  return last >= 0 && areFollowing ? last + 1 : null;
}

/** Whether any estimate is on the side of actual values, which a border does not explain. */
export const hasEstimatesBefore = (series: readonly Values[], border: number | null): boolean =>
  series.filter(isOwn).some(({ column }) => {
    const first = column.kinds.indexOf(ESTIMATE);
    return first >= 0 && (border === null || first < border);
  });
