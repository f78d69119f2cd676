/** The list envelope of the API. */
export interface List<T> {
  count: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

/** The list envelope around all results: nothing is paged. */
export function listAnswer<T>(results: T[]): List<T> {
  return { count: results.length, next: null, previous: null, results };
}
