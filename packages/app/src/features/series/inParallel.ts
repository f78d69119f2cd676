import { all, call, type SagaGenerator } from 'typed-redux-saga';

/** Requests under way at a time: a browser opens no more connections to one server. */
export const REQUESTS_AT_A_TIME = 6;

/** Does the work for every item, some at a time, begun in order. Cancelling ends all of it. */
export function* inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => SagaGenerator<void>,
): SagaGenerator<void> {
  // One queue for all workers: a free one takes the next item.
  const queue = items[Symbol.iterator]();
  function* worker(): SagaGenerator<void> {
    for (let next = queue.next(); !next.done; next = queue.next()) yield* work(next.value);
  }
  const workers = Math.min(REQUESTS_AT_A_TIME, items.length);
  yield* all(Array.from({ length: workers }, () => call(worker)));
}
