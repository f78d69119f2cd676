/** Where to go: a path, or the parts of one. */
export type Destination = string | { pathname?: string; search?: string; hash?: string };

export interface NavigationOptions {
  /** Takes the place of the current entry in the browser's history. */
  replace?: boolean;
}

export type Navigate = (to: Destination, options?: NavigationOptions) => void;

/** Lets sagas navigate although the router lives in React. */
export interface Navigation {
  navigate: Navigate;
  /** Called by the router once it is ready; earlier requests are carried out then. */
  bind(navigate: Navigate): () => void;
}

export function createNavigation(): Navigation {
  let bound: Navigate | null = null;
  let waiting: Parameters<Navigate> | null = null;
  return {
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
