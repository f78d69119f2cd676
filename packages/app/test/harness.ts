import type { StartRequest } from '../src/app/rootSaga.js';
import { createAppStore } from '../src/app/store.js';
import { createNavigation, type Destination } from '../src/core/navigation.js';
import type { ScreenPart } from '../src/core/screen.js';
import type { KeyValueStorage } from '../src/core/storage.js';
import { part as changePasswordPart } from '../src/features/changePassword/part.js';
import type { ChangePasswordAppState } from '../src/features/changePassword/state.js';
import { part as dataMapPart } from '../src/features/dataMap/part.js';
import type { DataMapAppState } from '../src/features/dataMap/state.js';
import { part as graphPart } from '../src/features/graph/part.js';
import type { GraphAppState } from '../src/features/graph/state.js';
import { part as logicPart } from '../src/features/logic/part.js';
import type { LogicAppState } from '../src/features/logic/state.js';
import { part as notificationsPart } from '../src/features/notifications/part.js';
import type { NotificationsAppState } from '../src/features/notifications/state.js';
import { initialPreferences } from '../src/features/preferences/slice.js';
import { part as reportsPart } from '../src/features/reports/part.js';
import type { ReportsAppState } from '../src/features/reports/state.js';
import { part as resetPasswordPart } from '../src/features/resetPassword/part.js';
import type { ResetPasswordAppState } from '../src/features/resetPassword/state.js';
// For its part of the state.
import '../src/features/terms/index.js';
import { part as roadmapPart } from '../src/features/roadmap/part.js';
import type { RoadmapAppState } from '../src/features/roadmap/state.js';
import { part as saveForReportPart } from '../src/features/saveForReport/part.js';
import type { SaveForReportAppState } from '../src/features/saveForReport/state.js';
import { part as strategyPart } from '../src/features/strategy/part.js';
import type { StrategyAppState } from '../src/features/strategy/state.js';
import { part as systemMessagesPart } from '../src/features/systemMessages/part.js';
import type { SystemMessagesAppState } from '../src/features/systemMessages/state.js';
import { part as tracePart } from '../src/features/trace/part.js';
import { createFakeApi, type Handlers } from './fakeApi.js';
import { aList, anOrganization, aTree, aUser, theSettings } from './fixtures.js';

export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const map = new Map(Object.entries(entries));
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
}

/** The state with the parts of all screens. */
export type WholeState = ChangePasswordAppState &
  DataMapAppState &
  GraphAppState &
  LogicAppState &
  NotificationsAppState &
  ReportsAppState &
  SaveForReportAppState &
  ResetPasswordAppState &
  RoadmapAppState &
  StrategyAppState &
  SystemMessagesAppState;

/** What the screens add to the store. */
export const ALL_PARTS: readonly ScreenPart[] = [
  changePasswordPart,
  dataMapPart,
  graphPart,
  logicPart,
  notificationsPart,
  reportsPart,
  resetPasswordPart,
  roadmapPart,
  saveForReportPart,
  strategyPart,
  systemMessagesPart,
  tracePart,
];

/** Answers of a server on which Maija is signed in to Pohjola Oy. */
export const signedInHandlers = (): Handlers => ({
  getUserDetails: () => aUser(),
  getActiveOrganization: ({ query }) =>
    query?.list ? { organizations: aTree() } : { organization: anOrganization() },
  getGraphSettings: () => theSettings(),
  listRoadmaps: () => aList([]),
  logout: () => ({ detail: 'Signed out.' }),
  getProviders: () => ({ google: null, azure: null, oidc: null }),
});

export interface AppSettings {
  handlers?: Handlers;
  /** Session token that the tab holds already. */
  token?: string | null;
  /** What the browser remembers. */
  local?: Record<string, string>;
  /** What the tab holds besides the token. */
  session?: Record<string, string>;
  start?: Partial<StartRequest>;
  /** What other tabs answer when this one asks for their session. */
  otherTabs?: () => Promise<string | null>;
  /** Parts of screens that are loaded already; all of them unless given. */
  parts?: readonly ScreenPart[];
}

/** The real store with its sagas running against a fake API. */
export function runApp({
  handlers = {},
  token = 'token-1',
  local = {},
  session = {},
  start = {},
  otherTabs = async () => null,
  parts = ALL_PARTS,
}: AppSettings = {}) {
  const fake = createFakeApi({ ...signedInHandlers(), ...handlers });
  const storage = memoryStorage({
    ...session,
    ...(token === null ? {} : { API_TOKEN: token }),
  });
  const localStorage = memoryStorage(local);
  const visited: Destination[] = [];
  const left: string[] = [];
  const ended: string[] = [];
  const tabs = { ask: otherTabs, end: (token: string) => void ended.push(token) };
  const navigation = createNavigation((address) => left.push(address));
  navigation.bind((to) => visited.push(to));
  const app = createAppStore({
    environment: { api: fake.api, navigation, sessionStorage: storage, localStorage, tabs },
    preferences: initialPreferences,
  });
  for (const part of parts) app.store.addPart(part);
  app.start({
    apiToken: null,
    organizationId: null,
    providerAnswer: null,
    isNewTab: true,
    ...start,
  });
  const { store } = app;
  return {
    ...fake,
    store,
    storage,
    localStorage,
    navigation,
    /** Where the sagas went. */
    visited,
    /** Other sites that the sagas went to. */
    left,
    /** Sessions whose end the other tabs were told. */
    ended,
    state: () => store.getState() as WholeState,
    toasts: () => store.getState().toasts.map(({ kind, message }) => ({ kind, message })),
  };
}

/** Lets everything that waits for an answer, not for a timer, go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
