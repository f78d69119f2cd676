import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  DataColumns,
  DateRange,
  Target,
  TargetGraphPoint,
  TimeGrouping,
  Timespan,
} from '@tavoite/model';
import type { CallAnswer, CallInput } from '../../api/client.js';
import type { ApiFailure } from '../../api/errors.js';
import { createAsyncCall } from '../../core/asyncState.js';
import { createScreenActions } from '../../core/openScreen.js';

export type SharesRequest = CallInput<'getPercentageValue'>['body'];
/** Each stacked term's share of its stack, by period. */
export type Shares = CallAnswer<'getPercentageValue'>;

/** The data that a graph page needs. */
export interface GraphRequest {
  keys: string[];
  range: DateRange;
  grouping: TimeGrouping;
  /** The time series of each term over the range. */
  timeSeries: boolean;
  /** One value of each term over the whole range. */
  figures: boolean;
  /** Also the figures of the same months a year before. */
  compared: boolean;
  /** The terms whose value over the range is asked for as a formula over the whole period. */
  formulaKeys: string[];
  onlyVerified: boolean;
  /** Targets of the terms: their time series, or one value over the whole range. */
  targets: 'none' | 'timeSeries' | 'values';
  /** Running totals of the targets' time series; those of terms come with every answer. */
  cumulativeTargets: boolean;
}

/** A term's value over a range. */
export interface Figure extends DateRange {
  value: number | null;
  /** Whether the whole range is verified. */
  isVerified: boolean;
}

/** A target of a term on the page. */
export interface GraphTarget {
  /** The term's key. */
  key: string;
  target: Target;
  /** Empty where only one value was asked for. */
  timeSeries: TargetGraphPoint[];
}

/** Terms whose values could not be loaded. */
export interface FailedKeys {
  keys: string[];
  error: ApiFailure;
}

/** Values of some terms. */
export interface TermValues {
  timeSeries: DataColumns[];
  figures: Record<string, Figure>;
  /** The figures of the same months a year before, where they are known. */
  compared: Record<string, Figure>;
  /** The time series of those months; of terms whose figures end in different months apart. */
  earlier: DataColumns[];
  failed: FailedKeys[];
}

export interface GraphValues extends TermValues {
  /** The request that the values answer. */
  request: GraphRequest;
  targets: GraphTarget[];
  targetsError: ApiFailure | null;
}

export interface ValuesState {
  /** What the page shows, or will once it is loaded. */
  request: GraphRequest | null;
  pending: boolean;
  /** The values of the last answered request. */
  values: GraphValues | null;
  /** Keys that are being tried again. */
  retrying: string[];
}

/** A page that shows the terms of some keys. */
export const graphScreen = createScreenActions<string[]>('graph');
export const { opened: graphOpened, left: graphLeft } = graphScreen;

/** Newest month with verified data. */
export const lastUpdateCall = createAsyncCall<Timespan>('graph/lastUpdate');
/** Each stacked term's share of its stack. */
export const sharesCall = createAsyncCall<Shares, SharesRequest>('graph/shares');
/** First and last month with a value, per term. */
export const timelinesCall = createAsyncCall<Timespan[], string[]>('graph/timelines');

/** The first term over all months that have values: what the timeline draws. */
export const overviewCall = createAsyncCall<DataColumns[], { key: string } & DateRange>(
  'graph/overview',
);

const initialState: ValuesState = { request: null, pending: false, values: null, retrying: [] };

/** Failures without those of some keys. */
function withoutKeys(failed: FailedKeys[], keys: readonly string[]): FailedKeys[] {
  const gone = new Set(keys);
  return failed
    .map((part) => ({ ...part, keys: part.keys.filter((key) => !gone.has(key)) }))
    .filter((part) => part.keys.length > 0);
}

const slice = createSlice({
  name: 'graph/values',
  initialState,
  reducers: {
    /** The page shows something else; the previous values stay until the new ones are loaded. */
    graphShown: (state, { payload }: PayloadAction<GraphRequest>) => ({
      ...state,
      request: payload,
      pending: true,
      retrying: [],
    }),
    valuesLoaded: (state, { payload }: PayloadAction<GraphValues>) => ({
      ...state,
      pending: false,
      values: payload,
    }),
    /** Tries again to load some terms. */
    retryAsked: (state, { payload: keys }: PayloadAction<string[]>) => ({
      ...state,
      retrying: [...state.retrying, ...keys],
    }),
    retryDone: (
      state,
      { payload: { keys, found } }: PayloadAction<{ keys: string[]; found: TermValues }>,
    ) => ({
      ...state,
      retrying: state.retrying.filter((key) => !keys.includes(key)),
      values: state.values && {
        ...state.values,
        timeSeries: [...state.values.timeSeries, ...found.timeSeries],
        figures: { ...state.values.figures, ...found.figures },
        compared: { ...state.values.compared, ...found.compared },
        earlier: [...state.values.earlier, ...found.earlier],
        failed: [...withoutKeys(state.values.failed, keys), ...found.failed],
      },
    }),
  },
  extraReducers: (builder) => builder.addCase(graphLeft, () => initialState),
});

export const { graphShown, retryAsked, retryDone, valuesLoaded } = slice.actions;

export const graph = combineReducers({
  lastUpdate: lastUpdateCall.reducer,
  overview: overviewCall.reducer,
  shares: sharesCall.reducer,
  timelines: timelinesCall.reducer,
  values: slice.reducer,
});
