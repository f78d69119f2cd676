/** Channel between the tabs of this origin. */
const CHANNEL = 'session';
/** A tab that was opened by nobody's link gets no answer. */
const ANSWER_WAIT_MS = 1_000;
/** A link that was clicked for a new tab may be answered for this long: the new tab loads first. */
const OPENING_MS = 60_000;

type Word =
  | { says: 'asked'; by: number }
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

/** Whether an event on a link of this origin opens a tab, or may: by its context menu. */
function opensTab(event: Event, origin: string): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== origin) return false;
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  return event.type !== 'click' || ctrlKey || metaKey || shiftKey || link.target === '_blank';
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
        say({ says: 'asked', by });
      }),
    end: (token) => say({ says: 'ended', token }),
    join(tokenOf, onEnd) {
      let openings: number[] = [];
      for (const type of ['click', 'auxclick', 'contextmenu'])
        document.addEventListener(
          type,
          (event) => {
            if (opensTab(event, location.origin)) openings.push(Date.now());
          },
          true,
        );
      hear((word) => {
        if (word.says === 'ended') onEnd(word.token);
        if (word.says !== 'asked') return;
        const token = tokenOf();
        openings = openings.filter((at) => Date.now() - at < OPENING_MS);
        // One answer for each tab that was opened.
        if (token !== null && openings.shift() !== undefined)
          say({ says: 'answered', by: word.by, token });
      });
    },
  };
}
