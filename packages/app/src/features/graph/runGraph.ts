import {
  type DateRange,
  datesToRange,
  FISCAL_YEAR_MONTHS,
  isAnswerable,
  rangeLength,
  rangeToDates,
  type Term,
} from '@tavoite/model';
import {
  all,
  call,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import { ApiError, toFailure } from '../../api/errors.js';
import { callApi } from '../../core/effects.js';
import { languageCall } from '../preferences/index.js';
import { type ColumnsQuery, chunksOf, inParallel, readColumns } from '../series/index.js';
import { selectTermByKey, termsCall, termsNeeded } from '../terms/index.js';
import { figuresOf } from './figures.js';
import {
  type Figure,
  type GraphRequest,
  type GraphTarget,
  graphShown,
  lastUpdateCall,
  overviewCall,
  retryAsked,
  retryDone,
  sharesCall,
  type TermValues,
  timelinesCall,
  valuesLoaded,
} from './slice.js';
import type { GraphAppState } from './state.js';
import { dataOf } from './timelines.js';

const noValues = (): TermValues => ({
  timeSeries: [],
  figures: {},
  compared: {},
  earlier: [],
  failed: [],
});

/** Columns of terms; failures are added to `failed`. */
function* readTimeSeries(
  keys: readonly string[],
  query: ColumnsQuery,
  failed: TermValues['failed'],
): SagaGenerator<TermValues['timeSeries']> {
  const timeSeries: TermValues['timeSeries'] = [];
  yield* readColumns(keys, query, (part) =>
    call(() => {
      if (part.error) failed.push({ keys: part.keys, error: part.error });
      else timeSeries.push(...part.columns);
    }),
  );
  return timeSeries;
}

type FiguresQuery = Pick<GraphRequest, 'range' | 'onlyVerified' | 'formulaKeys'>;

/** One value of each term: rows of the whole range, or formulas over it. */
function* readFigures(
  { range, onlyVerified, formulaKeys }: FiguresQuery,
  keys: readonly string[],
  found: TermValues,
): SagaGenerator<void> {
  const query = { ...range, grouping: 'range', until_verified: onlyVerified } as const;
  const rows = yield* readTimeSeries(keys, query, found.failed);
  const figures: Record<string, Figure> = Object.assign({}, ...rows.map(figuresOf));
  const computed = formulaKeys.filter((key) => keys.includes(key));
  yield* inParallel(computed, function* (key): SagaGenerator<void> {
    const row = figures[key];
    if (!row) return;
    const { start_date, end_date } = row;
    try {
      const { value } = yield* callApi('getNumberFromFormula', {
        query: { key, start_date, end_date },
      });
      figures[key] = { ...row, value };
    } catch (error) {
      delete figures[key];
      found.failed.push({ keys: [key], error: toFailure(error) });
    }
  });
  Object.assign(found.figures, figures);
}

/** The same months a year before; null where they are some of the same, or for dates that are none. */
function yearBefore({ start_date, end_date }: DateRange): DateRange | null {
  const range = datesToRange(start_date, end_date);
  if (range === null || rangeLength(range) > FISCAL_YEAR_MONTHS) return null;
  const start = range.start - FISCAL_YEAR_MONTHS;
  return rangeToDates({ start, end: range.end - FISCAL_YEAR_MONTHS });
}

/** What figures are compared with. Figures can end in different months; without it nothing is missing. */
function* readCompared(request: GraphRequest, found: TermValues): SagaGenerator<void> {
  const keysByRange = new Map<string, string[]>();
  for (const [key, figure] of Object.entries(found.figures)) {
    const before = yearBefore(figure);
    if (before === null) continue;
    const range = JSON.stringify(before);
    keysByRange.set(range, [...(keysByRange.get(range) ?? []), key]);
  }
  yield* inParallel([...keysByRange], function* ([range, keys]): SagaGenerator<void> {
    const before = noValues();
    const months = JSON.parse(range) as DateRange;
    const { timeSeries } = yield* all({
      figures: call(readFigures, { ...request, range: months, onlyVerified: false }, keys, before),
      timeSeries: request.timeSeries
        ? call(readTimeSeries, keys, { ...months, grouping: request.grouping }, before.failed)
        : call(() => []),
    });
    Object.assign(found.compared, before.figures);
    found.earlier.push(...timeSeries);
  });
}

/** Time series and figures of some terms of a request. */
function* readTerms(request: GraphRequest, keys: readonly string[]): SagaGenerator<TermValues> {
  const { range, grouping, onlyVerified } = request;
  const found = noValues();

  function* readOwnTimeSeries(): SagaGenerator<void> {
    if (!request.timeSeries) return;
    // Single months that are not verified are left out, wherever they are. All end where the figures
    // next to them do.
    found.timeSeries = yield* readTimeSeries(
      keys,
      {
        ...range,
        grouping,
        only_verified: onlyVerified && grouping === 'month',
        until_verified: onlyVerified,
      },
      found.failed,
    );
  }
  function* readOwnFigures(): SagaGenerator<void> {
    if (request.figures) yield* readFigures(request, keys, found);
    if (request.compared) yield* readCompared(request, found);
  }
  yield* all([call(readOwnTimeSeries), call(readOwnFigures)]);
  return found;
}

/** The terms by key, once they are loaded. @throws ApiError when they cannot be loaded */
function* untilTerms(): SagaGenerator<ReadonlyMap<string, Term>> {
  yield* put(termsNeeded());
  while (true) {
    const { status, error } = yield* select((state: GraphAppState) => state.terms);
    if (status === 'fulfilled') return yield* select(selectTermByKey);
    if (status === 'rejected' && error) throw new ApiError(error);
    yield* take([termsCall.fulfilled, termsCall.rejected]);
  }
}

function* readTargets(
  request: GraphRequest,
  figures: TermValues['figures'],
): SagaGenerator<GraphTarget[]> {
  if (request.targets === 'none') return [];
  const terms = yield* untilTerms();
  const keyByTarget = new Map(
    request.keys.flatMap((key) => terms.get(key)?.targets.map((id) => [id, key] as const) ?? []),
  );
  const targets: GraphTarget[] = [];
  yield* inParallel([...keyByTarget], function* ([id, key]): SagaGenerator<void> {
    const { range, grouping, cumulativeTargets: cumulative } = request;
    const params = { id };
    // Beside a figure that ends before the range does, its target ends there, too.
    const { start_date, end_date } = figures[key] ?? range;
    const months = { start_date, end_date };
    const { target, timeSeries } = yield* all({
      target: callApi('getTarget', { params, query: months }),
      timeSeries:
        request.targets === 'timeSeries'
          ? callApi('getTargetAsGraph', { params, query: { ...months, grouping, cumulative } })
          : call(() => []),
    });
    targets.push({ key, target, timeSeries });
  });
  // In the order of the terms, not of the answers.
  const places = new Map([...keyByTarget.keys()].map((id, place) => [id, place]));
  const placeOf = ({ target }: GraphTarget) => places.get(target.id) ?? 0;
  return targets.sort((a, b) => placeOf(a) - placeOf(b));
}

type TargetsFound = Pick<Parameters<typeof valuesLoaded>[0], 'targets' | 'targetsError'>;

function* tryTargets(
  request: GraphRequest,
  figures: TermValues['figures'] = {},
): SagaGenerator<TargetsFound> {
  try {
    return { targets: yield* readTargets(request, figures), targetsError: null };
  } catch (error) {
    return { targets: [], targetsError: toFailure(error) };
  }
}

/** Loads all that the page shows, and then retries, as long as it shows the same. */
function* loadGraph({ payload: request }: ReturnType<typeof graphShown>): SagaGenerator<void> {
  if (request.compared) {
    const found = yield* readTerms(request, request.keys);
    yield* put(valuesLoaded({ request, ...found, ...(yield* tryTargets(request, found.figures)) }));
  } else {
    const { found, targets } = yield* all({
      found: call(readTerms, request, request.keys),
      targets: call(tryTargets, request),
    });
    yield* put(valuesLoaded({ request, ...found, ...targets }));
  }
  yield* takeEvery(retryAsked, function* ({ payload: keys }) {
    yield* put(retryDone({ keys, found: yield* readTerms(request, keys) }));
  });
}

/** Texts of the server are read again when the language changes. */
function* reloadTitles(): SagaGenerator<void> {
  const { request } = yield* select((state: GraphAppState) => state.graph.values);
  if (request && request.targets !== 'none') yield* put(graphShown(request));
}

/** Once the months with values are known, the first term over all of them. */
function* loadOverview(keys: readonly string[]): SagaGenerator<void> {
  yield* put(overviewCall.reset());
  yield* takeEvery(timelinesCall.fulfilled, function* ({ payload }): SagaGenerator<void> {
    const { start_date, end_date } = dataOf(payload);
    const [key] = keys;
    const months = start_date && end_date ? datesToRange(start_date, end_date) : null;
    if (key === undefined || !start_date || !end_date || !months || !isAnswerable(months)) return;
    yield* put(overviewCall.request({ key, start_date, end_date }));
  });
  yield* overviewCall.watchLatest(function* ({ key, ...range }) {
    const failed: TermValues['failed'] = [];
    return yield* readTimeSeries([key], { ...range, grouping: 'month' }, failed);
  });
}

/** What failed with the values, such as the months that the timeline spans, is tried again with them. */
function* retryMonths(keys: string[]): SagaGenerator<void> {
  const { timelines, lastUpdate } = yield* select((state: GraphAppState) => state.graph);
  if (timelines.status === 'rejected') yield* put(timelinesCall.request(keys));
  if (lastUpdate.status === 'rejected') yield* put(lastUpdateCall.request());
}

/** Loads what a graph page shows, as long as it runs. */
export function* runGraph(keys: string[]): SagaGenerator<void> {
  yield* put(termsNeeded());
  yield* fork(loadOverview, keys);
  yield* takeLatest(graphShown, loadGraph);
  yield* takeEvery(languageCall.fulfilled, reloadTitles);
  yield* takeEvery(retryAsked, () => retryMonths(keys));
  yield* timelinesCall.watchLatest(function* (terms) {
    const lists = yield* all(
      chunksOf(terms).map((chunk) => callApi('getTimelineForData', { query: { keys: chunk } })),
    );
    return lists.flat();
  });
  yield* sharesCall.watchLatest(function* (body) {
    return yield* callApi('getPercentageValue', { body });
  });
  yield* lastUpdateCall.watchLatest(function* () {
    return yield* callApi('getRawDataTimespan', { query: { is_verified: true } });
  });
  yield* put(lastUpdateCall.request());
  yield* put(timelinesCall.request(keys));
}
