/** The items of a list, in Django REST framework's envelope or as a bare array. */
export function resultsOf<Item>(answer: { results: Item[] } | Item[]): Item[] {
  return Array.isArray(answer) ? answer : answer.results;
}
