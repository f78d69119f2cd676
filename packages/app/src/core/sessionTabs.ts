/** Channel between the tabs of this origin. */
const CHANNEL = 'session';
/** A tab that was opened by nobody's link gets no answer; one that was may have a busy opener. */
const ANSWER_WAIT_MS = 2_000;
/** A link that was clicked for a new tab may be answered for this long: the new tab loads first. */
const OPENING_MS = 60_000;
const MIDDLE_BUTTON = 1;

type Word =
  | { says: 'asked'; by: number; path: string }
  | { says: 'answered'; by: number; token: string }
  | { says: 'ended'; token: string };

/**
 * The session token lives in each tab's session storage, and a new tab starts without one. What is
 * said between open tabs hands it on; it is stored nowhere else.
 */
export interface SessionTabs {
  /** The session of the tab whose link opened this one; null when there is none. */
  ask: () => Promise<string | null>;
  /** Tells all tabs that the session is over. */
  end: (token: string) => void;
  /**
   * From now on hands the session to tabs that links of this one open.
   * @param onEnd called when another tab has ended a session
   */
  join: (tokenOf: () => string | null, onEnd: (token: string) => void) => void;
}

interface TabWindow {
  document: Document;
  history: History;
  location: Location;
}

/** A link that was used so that it opens a tab, or may: by its context menu. */
interface Opening {
  path: string;
  at: number;
  /** Of the session in which it was used. Whoever signs in next gives nothing away. */
  token: string;
}

const pathOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

/** Where an event on a link of this origin opens a tab, or may; null for all other events. */
function openedPath(event: Event, origin: string): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== origin) return null;
  const { type, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const opens =
    type === 'click'
      ? ctrlKey || metaKey || shiftKey || link.target === '_blank'
      : type === 'contextmenu' || button === MIDDLE_BUTTON;
  return opens ? pathOf(link) : null;
}

export function createSessionTabs(
  { document, history, location }: TabWindow,
  channel: BroadcastChannel = new BroadcastChannel(CHANNEL),
): SessionTabs {
  const say = (word: Word) => channel.postMessage(word);
  const hear = (listener: (word: Word) => void) =>
    channel.addEventListener('message', ({ data }) => listener(data));
  return {
    ask: () =>
      new Promise((resolve) => {
        // A tab in which one has been elsewhere was not opened by a link.
        if (history.length > 1) return resolve(null);
        const by = Math.random();
        hear((word) => {
          if (word.says === 'answered' && word.by === by) resolve(word.token);
        });
        setTimeout(resolve, ANSWER_WAIT_MS, null);
        say({ says: 'asked', by, path: pathOf(location) });
      }),
    end: (token) => say({ says: 'ended', token }),
    join(tokenOf, onEnd) {
      let openings: Opening[] = [];
      for (const type of ['click', 'auxclick', 'contextmenu'])
        document.addEventListener(
          type,
          (event) => {
            const path = openedPath(event, location.origin);
            const token = tokenOf();
            if (path !== null && token !== null) openings.push({ path, at: Date.now(), token });
          },
          true,
        );
      hear((word) => {
        if (word.says === 'ended') onEnd(word.token);
        if (word.says !== 'asked') return;
        const token = tokenOf();
        openings = openings.filter(
          (one) => one.token === token && Date.now() - one.at < OPENING_MS,
        );
        // One answer for each tab that was opened, and only where its link led.
        const opening = openings.find(({ path }) => path === word.path);
        if (!opening) return;
        openings = openings.filter((one) => one !== opening);
        say({ says: 'answered', by: word.by, token: opening.token });
      });
    },
  };
}
