import type { Reducer, UnknownAction } from 'redux';

/*
 * Actions and reducers as Redux Toolkit declares them, without Immer: a case returns the new state and
 * never writes into the old one. The whole app uses these, because the first load has no room for
 * Toolkit (ADR 0020); its checks for written-into state run in development and in tests.
 */

export {
  combineReducers,
  type Dispatch,
  type Reducer,
  type Store,
  type UnknownAction,
} from 'redux';

export interface PayloadAction<Payload> extends UnknownAction {
  type: string;
  payload: Payload;
}

/** Makes the actions of one type. Sagas take it in the place of the type. */
export interface ActionCreator<Args extends unknown[], Payload> {
  (...args: Args): PayloadAction<Payload>;
  readonly type: string;
  match: (action: { type: unknown }) => action is PayloadAction<Payload>;
}

/** The same where the action says all there is to say. */
export type EmptyAction = ActionCreator<[], undefined>;

/** An action of a type, with its argument as the payload unless `prepare` makes one. */
export function createAction(type: string): EmptyAction;
export function createAction<Payload>(type: string): ActionCreator<[payload: Payload], Payload>;
export function createAction<Args extends unknown[], Payload>(
  type: string,
  prepare: (...args: Args) => { payload: Payload },
): ActionCreator<Args, Payload>;
export function createAction(
  type: string,
  prepare: (...args: unknown[]) => { payload: unknown } = (payload) => ({ payload }),
): ActionCreator<unknown[], unknown> {
  const create = (...args: unknown[]) => ({ type, payload: prepare(...args).payload });
  return Object.assign(create, {
    type,
    // By its name sagas recognise what they wait for.
    toString: () => type,
    match: (action: { type: unknown }): action is PayloadAction<unknown> => action.type === type,
  });
}

type CaseReducer<State, Payload> = (state: State, action: PayloadAction<Payload>) => State;

/** Adds what happens at actions that are declared elsewhere. */
interface CaseBuilder<State> {
  addCase: <Payload>(
    creator: {
      type: string;
      match: (action: { type: unknown }) => action is PayloadAction<Payload>;
    },
    reduce: CaseReducer<State, Payload>,
  ) => CaseBuilder<State>;
}

type BuildCases<State> = (builder: CaseBuilder<State>) => unknown;

/** Cases by the type of their action. */
type Cases<State> = Record<string, CaseReducer<State, never>>;

function casesOf<State>(build: BuildCases<State> | undefined): Cases<State> {
  const cases: Cases<State> = {};
  const builder: CaseBuilder<State> = {
    addCase({ type }, reduce) {
      cases[type] = reduce;
      return builder;
    },
  };
  build?.(builder);
  return cases;
}

const reducerOf =
  <State>(initialState: State, cases: Cases<State>): Reducer<State> =>
  (state = initialState, action) => {
    const reduce = Object.hasOwn(cases, action.type) ? cases[action.type] : undefined;
    return reduce ? reduce(state, action as never) : state;
  };

/** A reducer of actions that are declared elsewhere. */
export const createReducer = <State>(
  initialState: State,
  build: BuildCases<State>,
): Reducer<State> => reducerOf(initialState, casesOf(build));

/** A case whose action is made of several arguments. */
interface PreparedCase<State> {
  prepare: (...args: never[]) => { payload: unknown };
  reducer: CaseReducer<State, never>;
}

type SliceCases<State> = Record<string, CaseReducer<State, never> | PreparedCase<State>>;

type CreatorOf<Case> = Case extends { prepare: (...args: infer Args) => { payload: infer Payload } }
  ? ActionCreator<Args, Payload>
  : Case extends (state: never) => unknown
    ? EmptyAction
    : Case extends (state: never, action: PayloadAction<infer Payload>) => unknown
      ? ActionCreator<[payload: Payload], Payload>
      : never;

interface SliceOptions<State, Declared extends SliceCases<State>> {
  /** Prefix of the types of its actions. */
  name: string;
  initialState: State;
  /** What happens at its own actions, by their names. */
  reducers: Declared;
  extraReducers?: BuildCases<State>;
}

/** A part of the state with the actions that change it. */
export function createSlice<State, Declared extends SliceCases<State>>({
  name,
  initialState,
  reducers,
  extraReducers,
}: SliceOptions<State, Declared>) {
  const cases = casesOf(extraReducers);
  const actions: Record<string, unknown> = {};
  for (const [key, declared] of Object.entries(reducers)) {
    const type = `${name}/${key}`;
    const isPlain = typeof declared === 'function';
    cases[type] = isPlain ? declared : declared.reducer;
    actions[key] = isPlain ? createAction(type) : createAction(type, declared.prepare);
  }
  return {
    actions: actions as { [Key in keyof Declared]: CreatorOf<Declared[Key]> },
    reducer: reducerOf(initialState, cases),
  };
}
