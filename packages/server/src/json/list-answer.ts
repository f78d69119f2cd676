/** The list envelope around all results: nothing is paged. */
export function listAnswer<T>(results: T[]) {
  return { count: results.length, next: null, previous: null, results };
}
