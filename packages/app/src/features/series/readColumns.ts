import { type DataColumns, MAX_KEYS_PER_REQUEST } from '@tavoite/model';
import type { SagaGenerator } from 'typed-redux-saga';
import type { CallInput } from '../../api/client.js';
import { type ApiFailure, toFailure } from '../../api/errors.js';
import { callApi } from '../../core/effects.js';
import { inParallel } from './inParallel.js';

/** What is read of every key: period, grouping and so on. */
export type ColumnsQuery = Omit<CallInput<'readData'>['body'], 'keys' | 'format'>;

/** The outcome for some of the keys: their values, several where terms end in different months, or why there are none. */
export type ColumnsPart =
  | { keys: string[]; columns: DataColumns[]; error: null }
  | { keys: string[]; columns: null; error: ApiFailure };

/** Keys without repetition, split into requests. */
export function chunksOf(keys: readonly string[]): string[][] {
  const unique = [...new Set(keys)];
  return Array.from({ length: Math.ceil(unique.length / MAX_KEYS_PER_REQUEST) }, (_, index) =>
    unique.slice(index * MAX_KEYS_PER_REQUEST, (index + 1) * MAX_KEYS_PER_REQUEST),
  );
}

function* readPart(keys: string[], query: ColumnsQuery): SagaGenerator<ColumnsPart> {
  try {
    const columns = yield* callApi('readData', { body: { ...query, keys, format: 'columns' } });
    // Requested as columns; the contract allows both.
    if (Array.isArray(columns)) return { keys, columns, error: null };
    if ('start_dates' in columns) return { keys, columns: [columns], error: null };
    throw new Error('The server sent rows instead of columns');
  } catch (error) {
    return { keys, columns: null, error: toFailure(error) };
  }
}

/**
 * Reads values of any number of terms, 100 keys a request and some requests at a time. A failed
 * request is reported like an answered one, so that the others are drawn and this one can be tried again.
 * Cancelling the saga aborts what is under way.
 */
export function* readColumns(
  keys: readonly string[],
  query: ColumnsQuery,
  onPart: (part: ColumnsPart) => SagaGenerator<void>,
): SagaGenerator<void> {
  yield* inParallel(chunksOf(keys), function* (chunk) {
    yield* onPart(yield* readPart(chunk, query));
  });
}
