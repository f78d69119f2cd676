import type { ApiClient } from '../api/client.js';
import type { Navigation } from './navigation.js';
import type { KeyValueStorage } from './storage.js';

/** The outside world as sagas see it; tests bring their own. */
export interface Environment {
  api: ApiClient;
  navigation: Navigation;
  /** Holds the session token for this tab. */
  sessionStorage: KeyValueStorage;
  /** What the browser remembers. */
  localStorage: KeyValueStorage;
}
