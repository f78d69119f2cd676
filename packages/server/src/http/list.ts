/** The list envelope of Django REST framework; lists are answered whole. */
export function listAnswer<T>(results: T[]) {
  return { count: results.length, next: null, previous: null, results };
}
