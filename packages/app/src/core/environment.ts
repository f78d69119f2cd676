import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '../api/client.js';
import type { ApiFailure } from '../api/errors.js';
import type { Navigation } from './navigation.js';
import type { SessionTabs } from './sessionTabs.js';
import type { AppState } from './state.js';
import type { KeyValueStorage } from './storage.js';

/** The outside world as sagas see it; tests supply their own. */
export interface Environment {
  api: ApiClient;
  navigation: Navigation;
  /** Holds the session token for this tab. */
  sessionStorage: KeyValueStorage;
  /** The other tabs of the product. */
  tabs: Pick<SessionTabs, 'ask' | 'end'>;
  /** What the browser remembers. */
  localStorage: KeyValueStorage;
}

/** What applies to every call to the server. */
export interface CallRules {
  /** What is sent with a call. */
  optionsOf: (state: AppState) => {
    token: string | null;
    language: string;
    organization: number | null;
  };
  /** What a failure means for the whole app; null where it concerns the caller only. */
  consequenceOf: (failure: ApiFailure) => UnknownAction | null;
}
