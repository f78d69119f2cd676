import { type ComponentType, useSyncExternalStore } from 'react';

/** A component whose code is fetched when someone is about to need it. */
export interface Deferred<Props> {
  /** Fetches the code. Does nothing while it comes or once it is there; tries again after a failure. */
  load: () => void;
  /** The component once its code is there; null until then. */
  useComponent: () => ComponentType<Props> | null;
}

/**
 * Keeps a part out of what a page loads first: `deferred(() => import('./Panel.js').then(…))`.
 * Unlike `React.lazy` it can be fetched ahead, and drawn at once when it has been.
 */
export function deferred<Props>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): Deferred<Props> {
  let component: ComponentType<Props> | null = null;
  let fetching = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fetchOnce = async () => {
    try {
      component = await fetchComponent();
      for (const listener of listeners) listener();
    } catch {
      // Without a connection nothing opens; the next press tries again.
    } finally {
      fetching = false;
    }
  };
  return {
    load() {
      if (component || fetching) return;
      fetching = true;
      void fetchOnce();
    },
    useComponent: () =>
      useSyncExternalStore(
        subscribe,
        () => component,
        () => null,
      ),
  };
}
