import type { StartRequest } from '../src/app/rootSaga.js';
import { createAppStore } from '../src/app/store.js';
import { createNavigation, type Destination } from '../src/core/navigation.js';
import type { KeyValueStorage } from '../src/core/storage.js';
import { initialPreferences } from '../src/features/preferences/slice.js';
import { createFakeApi, type Handlers } from './fakeApi.js';
import { anOrganization, aTree, aUser, theSettings } from './fixtures.js';

export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const map = new Map(Object.entries(entries));
  return {
    read: (key) => map.get(key) ?? null,
    write: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  };
}

/** Answers of a server on which Maija is signed in to Pohjola Oy. */
export const signedInHandlers = (): Handlers => ({
  getUserDetails: () => aUser(),
  getActiveOrganization: ({ query }) =>
    query?.list ? { organizations: aTree() } : { organization: anOrganization() },
  getGraphSettings: () => theSettings(),
  logout: () => ({ detail: 'Signed out.' }),
});

export interface AppSettings {
  handlers?: Handlers;
  /** Session token that the tab holds already. */
  token?: string | null;
  /** What the browser remembers. */
  local?: Record<string, string>;
  start?: Partial<StartRequest>;
}

/** The real store with its sagas running against a fake API. */
export function runApp({
  handlers = {},
  token = 'token-1',
  local = {},
  start = {},
}: AppSettings = {}) {
  const fake = createFakeApi({ ...signedInHandlers(), ...handlers });
  const storage = memoryStorage(token === null ? {} : { API_TOKEN: token });
  const localStorage = memoryStorage(local);
  const visited: Destination[] = [];
  const navigation = createNavigation();
  navigation.bind((to) => visited.push(to));
  const app = createAppStore({
    environment: { api: fake.api, navigation, sessionStorage: storage, localStorage },
    preferences: initialPreferences,
  });
  app.start({ apiToken: null, organizationId: null, ...start });
  const { store } = app;
  return {
    ...fake,
    store,
    storage,
    localStorage,
    navigation,
    /** Where the sagas went. */
    visited,
    state: () => store.getState(),
    toasts: () => store.getState().toasts.map(({ kind, message }) => ({ kind, message })),
  };
}

/** Lets everything that waits for an answer, not for a timer, go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
