import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { crash, crashed } from '../core/crash.js';
import type { SagaContext } from '../core/effects.js';
import type { Environment } from '../core/environment.js';
import { appReset } from '../core/reset.js';
import type { GrowingStore, ScreenPart } from '../core/screen.js';
import type { AppState } from '../core/state.js';
import { toasts } from '../core/toasts.js';
import {
  organizationCall,
  organizationSwitch,
  organizationTreeCall,
} from '../features/organization/slice.js';
import { palette } from '../features/palette/slice.js';
import { dateSelections } from '../features/period/slice.js';
import { type PreferencesState, preferences } from '../features/preferences/slice.js';
import { providersCall } from '../features/providers/slice.js';
import { session, userCall } from '../features/session/slice.js';
import { settingsCall } from '../features/settings/slice.js';
import { loginCall } from '../features/signIn/slice.js';
import { termsCall } from '../features/terms/slice.js';
import { trace } from '../features/trace/slice.js';
import { unread } from '../features/unread/slice.js';
import { callRules } from './callRules.js';
import { createPartSagas } from './partSagas.js';
import { rootSaga, type StartRequest } from './rootSaga.js';

/** The reducers that exist from the start. The screens add the rest. */
const reducers: { [Key in keyof AppState]: Reducer<AppState[Key]> } = {
  crash,
  dateSelections,
  login: loginCall.reducer,
  organization: organizationCall.reducer,
  organizationSwitch,
  organizationTree: organizationTreeCall.reducer,
  palette,
  preferences,
  providers: providersCall.reducer,
  session,
  settings: settingsCall.reducer,
  terms: termsCall.reducer,
  toasts,
  trace,
  unread,
  user: userCall.reducer,
};

/** The reducer of all loaded parts. A reset keeps only the preferences and the session, which counts it. */
function reducerWith(parts: ScreenPart['reducers']): Reducer<AppState> {
  const combined = combineReducers({ ...reducers, ...parts }) as unknown as Reducer<
    AppState,
    Parameters<Reducer>[1],
    Partial<AppState>
  >;
  return (state, action) => {
    if (!state || !appReset.match(action)) return combined(state, action);
    return combined({ preferences: state.preferences, session: state.session }, action);
  };
}

/** In development, the checks warn of being slow only when it is noticeable. */
const CHECK = { warnAfter: 200 };
/** Hundreds of thousands of numbers of the data map are not walked through at every action. */
const SERIALIZABLE_CHECK = {
  ...CHECK,
  ignoredPaths: ['dataMap.map.data'],
  ignoredActions: ['dataMap/map/fulfilled'],
};

export interface StoreSettings {
  environment: Environment;
  preferences: PreferencesState;
}

/** The store with its sagas not yet running; `start` starts them. */
export function createAppStore({ environment, preferences }: StoreSettings) {
  const sagas = createSagaMiddleware({
    context: { ...environment, callRules } satisfies SagaContext,
    // A problem in a saga ends all of them: better to report it than to go on half working.
    onError(error) {
      console.error(error);
      base.dispatch(crashed());
    },
  });
  const base = configureStore({
    reducer: reducerWith({}),
    preloadedState: { preferences } as AppState,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        serializableCheck: SERIALIZABLE_CHECK,
        immutableCheck: CHECK,
      }).concat(sagas),
  });

  const partSagas = createPartSagas();
  let parts: ScreenPart['reducers'] = {};
  const growing: GrowingStore = {
    addPart(part) {
      if (partSagas.has(part.saga)) return;
      parts = { ...parts, ...part.reducers };
      base.replaceReducer(reducerWith(parts));
      partSagas.add(part.saga);
    },
  };
  const store = Object.assign(base, growing);
  return { store, start: (request: StartRequest) => sagas.run(rootSaga, request, partSagas.run) };
}
