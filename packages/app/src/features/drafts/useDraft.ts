import { useCallback, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { AppState } from '../../core/state.js';
import { type KeyValueStorage, safeStorage } from '../../core/storage.js';

/** Until the tab is closed, or until it is saved or given up, whatever happens to the tab. */
export type DraftStorage = 'tab' | 'browser';

const STORAGES: Record<DraftStorage, KeyValueStorage> = {
  tab: safeStorage(() => window.sessionStorage),
  browser: safeStorage(() => window.localStorage),
};

const keyOf = ({ user, organization }: AppState, name: string): string =>
  `draft/${user.data?.id}/${organization.data?.organization?.id}/${name}`;

/** What was typed before, if it still has the form's fields. */
function readDraft<Values extends object>(
  storage: KeyValueStorage,
  key: string,
  initial: Values,
): Values | null {
  try {
    const draft: unknown = JSON.parse(storage.read(key) ?? 'null');
    if (draft === null || typeof draft !== 'object') return null;
    const known = Object.entries(draft).filter(([name]) => name in initial);
    return { ...initial, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}

export interface Draft<Values> {
  values: Values;
  /** Something differs from what the form began with. */
  isChanged: boolean;
  change: (change: Partial<Values>) => void;
  /** Forgets what was typed. */
  forget: () => void;
  /** What was typed was kept from before: the session had ended, or the page was left. */
  isKept: boolean;
}

/** Whether something is kept of a form of the signed-in user in the active organisation. */
export const hasDraft = (state: AppState, name: string, storage: DraftStorage = 'tab'): boolean =>
  STORAGES[storage].read(keyOf(state, name)) !== null;

/** Forgets what is kept of a form. */
export const removeDraft = (state: AppState, name: string, storage: DraftStorage = 'tab'): void =>
  STORAGES[storage].remove(keyOf(state, name));

/** What is kept of a form, if it still has the form's fields. */
export const keptDraft = <Values extends object>(
  state: AppState,
  name: string,
  initial: Values,
  storage: DraftStorage = 'tab',
): Values | null => readDraft(STORAGES[storage], keyOf(state, name), initial);

/** Keeps what is typed, for a form that does not use `useDraft`. */
export const keepDraft = (
  state: AppState,
  name: string,
  values: object,
  storage: DraftStorage = 'tab',
): void => STORAGES[storage].write(keyOf(state, name), JSON.stringify(values));

/**
 * The values of a form. They outlive the form until it is saved or given up, for this user and
 * organisation: a session that ends or another organisation takes nothing that was typed.
 * @param name of the screen, of the form and of what it is about
 */
export function useDraft<Values extends object>(
  name: string,
  initial: Values,
  kind: DraftStorage = 'tab',
): Draft<Values> {
  const store = useStore<AppState>();
  const storage = STORAGES[kind];
  const [key] = useState(() => keyOf(store.getState(), name));
  const [kept] = useState(() => readDraft(storage, key, initial));
  const [values, setValues] = useState(kept ?? initial);
  // Two changes in one event both count.
  const latest = useRef(values);
  const change = useCallback(
    (change: Partial<Values>) => {
      latest.current = { ...latest.current, ...change };
      setValues(latest.current);
      storage.write(key, JSON.stringify(latest.current));
    },
    [storage, key],
  );
  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify({ ...values, ...initial }),
    isKept: kept !== null,
    change,
    forget: useCallback(() => storage.remove(key), [storage, key]),
  };
}
