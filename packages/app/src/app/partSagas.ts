import { buffers, channel } from 'redux-saga';
import { flush, fork, type SagaGenerator, take } from 'typed-redux-saga';

type Saga = () => SagaGenerator<void>;

/** The sagas of the screens that have been loaded. */
export interface PartSagas {
  has: (saga: Saga) => boolean;
  add: (saga: Saga) => void;
  /** Runs the registered sagas, and each one that is added later. */
  run: Saga;
}

export function createPartSagas(): PartSagas {
  const known = new Set<Saga>();
  const arrivals = channel<Saga>(buffers.expanding());
  return {
    has: (saga) => known.has(saga),
    add(saga) {
      known.add(saga);
      arrivals.put(saga);
    },
    *run() {
      // Those that came while nothing ran are among the known ones.
      yield* flush(arrivals);
      for (const saga of known) yield* fork(saga);
      while (true) yield* fork(yield* take(arrivals));
    },
  };
}
