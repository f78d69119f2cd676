/** Where to go: a path, or the parts of one. */
export type Destination = string | { pathname?: string; search?: string; hash?: string };

export interface NavigationOptions {
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean;
  /** Kept with the entry in the browser's history. */
  state?: unknown;
}

export type Navigate = (to: Destination, options?: NavigationOptions) => void;

/** Lets sagas navigate although the router lives in React. */
export interface Navigation {
  navigate: Navigate;
  /** Goes to another site. */
  leave: (address: string) => void;
  /** Called by the router once it is ready; earlier requests are carried out then. */
  bind(navigate: Navigate): () => void;
}

/** @param leave goes to another site */
export function createNavigation(leave: Navigation['leave']): Navigation {
  let bound: Navigate | null = null;
  let waiting: Parameters<Navigate> | null = null;
  return {
    leave,
    navigate(...request) {
      if (bound) bound(...request);
      else waiting = request;
    },
    bind(navigate) {
      bound = navigate;
      if (waiting) navigate(...waiting);
      waiting = null;
      return () => {
        if (bound === navigate) bound = null;
      };
    },
  };
}
