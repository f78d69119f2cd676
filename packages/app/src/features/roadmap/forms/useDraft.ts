import { useState } from 'react';
import { useStore } from 'react-redux';
import type { AppState } from '../../../core/state.js';
import { safeStorage } from '../../../core/storage.js';

const storage = safeStorage(() => window.sessionStorage);

/** What was typed before, if it still has the form's fields. */
function readDraft<Values extends object>(key: string, initial: Values): Values | null {
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
  change: (change: Partial<Values>) => void;
  /** Forgets what was typed. */
  forget: () => void;
  /** What was typed was kept from before: the session had ended, or the page was left. */
  isKept: boolean;
}

/**
 * The values of a form. They outlive the form until it is saved or given up, in this tab, for this
 * user and organisation: a session that ends or another organisation takes nothing that was typed.
 * @param name of the form and of what it is about
 */
export function useDraft<Values extends object>(name: string, initial: Values): Draft<Values> {
  const store = useStore<AppState>();
  const [key] = useState(() => {
    const { user, organization } = store.getState();
    return `draft/${user.data?.id}/${organization.data?.organization?.id}/roadmap/${name}`;
  });
  const [kept] = useState(() => readDraft(key, initial));
  const [values, setValues] = useState(kept ?? initial);
  return {
    values,
    isKept: kept !== null,
    change(change) {
      const next = { ...values, ...change };
      setValues(next);
      storage.write(key, JSON.stringify(next));
    },
    forget: () => storage.remove(key),
  };
}
