/** The wait before the second attempt. It doubles from attempt to attempt. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** A page that was loaded again for missing code is not loaded again before this has passed. */
const RELOAD_PAUSE_MS = 60_000;
const RELOAD_STORAGE_KEY = 'reloaded-for-code';

/** What a loader of code needs of the browser; tests supply their own. */
export interface CodeSource {
  /** Whether the server can be reached at all. */
  isServerThere: () => Promise<boolean>;
  /** Loads the whole page again. False where that has just been done, and so does not help. */
  reload: () => boolean;
}

/** Loads code that may be missing for a while, and tells that it does. */
export interface CodeLoader {
  /**
   * What `fetchCode` gives. Without a connection it waits for one. Where the server is there and the
   * code is not (a new release has other files), the page is loaded again; where that has not helped,
   * it is tried again and again. Code that was fetched and does not run fails.
   */
  load: <Code>(fetchCode: () => Promise<Code>) => Promise<Code>;
  /** Ends the present wait: tries again at once. */
  retry: () => void;
  /** For `useSyncExternalStore`: calls the listener when `isWaiting` changes. */
  subscribe: (listener: () => void) => () => void;
  /** Whether some code is being waited for. */
  isWaiting: () => boolean;
}

const never = new Promise<never>(() => undefined);

/** How browsers, and Vite for styles, say that something could not be fetched. */
const isMissing = (problem: unknown) => /import|preload/i.test(String(problem));

export function createCodeLoader({ isServerThere, reload }: CodeSource): CodeLoader {
  let waiting = 0;
  const listeners = new Set<() => void>();
  const wakers = new Set<() => void>();
  const retry = () => {
    for (const wake of [...wakers]) wake();
  };

  const count = (change: 1 | -1) => {
    waiting += change;
    for (const listener of listeners) listener();
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        window.removeEventListener('online', wake);
        wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      window.addEventListener('online', wake);
      wakers.add(wake);
    });

  /** Tries again whenever the server is there. */
  async function loadLater<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
    for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
      if (await isServerThere()) {
        try {
          return await fetchCode();
        } catch (problem) {
          if (!isMissing(problem)) throw problem;
          if (reload()) return await never;
        }
      }
      await pause(Math.min(wait, LONGEST_WAIT_MS));
    }
  }

  return {
    async load(fetchCode) {
      try {
        return await fetchCode();
      } catch (problem) {
        if (!isMissing(problem)) throw problem;
        count(1);
        try {
          return await loadLater(fetchCode);
        } finally {
          count(-1);
        }
      }
    },
    retry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isWaiting: () => waiting > 0,
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Not where nothing can be remembered: the page would be loaded for ever. */
function reload(): boolean {
  try {
    const { sessionStorage } = window;
    const last = Number(sessionStorage.getItem(RELOAD_STORAGE_KEY));
    if (Date.now() - last < RELOAD_PAUSE_MS) return false;
    sessionStorage.setItem(RELOAD_STORAGE_KEY, String(Date.now()));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** For pages, which say in their place what is waited for. */
export const pageCode = createCodeLoader({ isServerThere, reload });
/** For parts of pages, such as dialogs, which have no place before they are there. */
export const partCode = createCodeLoader({ isServerThere, reload });
