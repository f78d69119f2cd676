import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { crash, crashed } from '../core/crash.js';
import type { SagaContext } from '../core/effects.js';
import type { Environment } from '../core/environment.js';
import { appReset } from '../core/reset.js';
import { toasts } from '../core/toasts.js';
import { changePasswordCall } from '../features/changePassword/slice.js';
import { dataMap, dataMapCall } from '../features/dataMap/slice.js';
import { graph } from '../features/graph/slice.js';
import { logic } from '../features/logic/slice.js';
import { loginCall } from '../features/login/slice.js';
import {
  organizationCall,
  organizationSwitch,
  organizationTreeCall,
} from '../features/organization/slice.js';
import { palette } from '../features/palette/slice.js';
import { dateSelections } from '../features/period/slice.js';
import { type PreferencesState, preferences } from '../features/preferences/slice.js';
import { confirmResetCall, requestResetCall } from '../features/resetPassword/slice.js';
import { session, userCall } from '../features/session/slice.js';
import { settingsCall } from '../features/settings/slice.js';
import { strategy } from '../features/strategy/slice.js';
import { termsCall } from '../features/terms/slice.js';
import { trace } from '../features/trace/slice.js';
import { callRules } from './callRules.js';
import { rootSaga, type StartRequest } from './rootSaga.js';

const appReducer = combineReducers({
  changePassword: changePasswordCall.reducer,
  confirmReset: confirmResetCall.reducer,
  crash,
  dataMap,
  dateSelections,
  graph,
  logic,
  login: loginCall.reducer,
  organization: organizationCall.reducer,
  organizationSwitch,
  organizationTree: organizationTreeCall.reducer,
  palette,
  preferences,
  requestReset: requestResetCall.reducer,
  session,
  settings: settingsCall.reducer,
  strategy,
  terms: termsCall.reducer,
  toasts,
  trace,
  user: userCall.reducer,
});

/** A reset keeps what the browser remembers, and counts on in the session. */
const rootReducer: typeof appReducer = (state, action) => {
  if (!state || !appReset.match(action)) return appReducer(state, action);
  return appReducer({ preferences: state.preferences, session: state.session }, action);
};

/** The checks of development only warn of their own slowness when it can be felt. */
const CHECK = { warnAfter: 200 };
/** Hundreds of thousands of numbers are not walked through at every action. */
const SERIALIZABLE_CHECK = {
  ...CHECK,
  ignoredPaths: ['dataMap.map.data'],
  ignoredActions: [dataMapCall.fulfilled.type],
};

export interface StoreSettings {
  environment: Environment;
  preferences: PreferencesState;
}

/** The store with its sagas not yet running; `start` starts them. */
export function createAppStore({ environment, preferences }: StoreSettings) {
  const sagas = createSagaMiddleware({
    context: { ...environment, callRules } satisfies SagaContext,
    // A problem in a saga ends all of them: better to say so than to go on half alive.
    onError(error) {
      console.error(error);
      store.dispatch(crashed());
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { preferences },
    middleware: (defaults) =>
      defaults({
        thunk: false,
        serializableCheck: SERIALIZABLE_CHECK,
        immutableCheck: CHECK,
      }).concat(sagas),
  });
  return { store, start: (request: StartRequest) => sagas.run(rootSaga, request) };
}

export type AppStore = ReturnType<typeof createAppStore>['store'];
