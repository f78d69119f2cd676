import { createSessionTabs } from './sessionTabs.js';

/** Tabs of one browser: what one says, the others hear. */
function createBrowser() {
  const heard = new Set<{ tab: object; listener: (event: { data: unknown }) => void }>();
  const openTab = ({ visited = 1, path = '/roadmap' } = {}) => {
    const page = document.implementation.createHTMLDocument();
    const tab = {};
    const channel = {
      postMessage(data: unknown) {
        const copy: unknown = structuredClone(data);
        for (const other of heard) if (other.tab !== tab) other.listener({ data: copy });
      },
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) =>
        heard.add({ tab, listener }),
    } as unknown as BroadcastChannel;
    const location = new URL(path, window.location.href) as unknown as Location;
    const history = { length: visited } as History;
    const tabs = createSessionTabs({ document: page, history, location }, channel);
    const link = (href: string) => {
      const element = page.createElement('a');
      element.href = new URL(href, location.href).href;
      return page.body.appendChild(element);
    };
    return { ...tabs, link };
  };
  return { openTab };
}

const click = (link: Element, init: MouseEventInit & { type?: string } = {}) =>
  link.dispatchEvent(new MouseEvent(init.type ?? 'click', { bubbles: true, ...init }));

globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function answerOf(asking: Promise<string | null>): Promise<string | null> {
  await jest.advanceTimersByTimeAsync(2_000);
  return await asking;
}

describe('a tab that a link opened', () => {
  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['the middle button', { type: 'auxclick', button: 1 }],
    ['the context menu', { type: 'contextmenu' }],
  ])('gets the session of the tab in which it was opened with %s', async (_, init) => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => 'token-1', jest.fn());
    click(first.link('/roadmap'), init);
    expect(await answerOf(openTab().ask())).toBe('token-1');
  });

  it('gets it once: the next tab was opened by something else', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => 'token-1', jest.fn());
    click(first.link('/roadmap'), { ctrlKey: true });
    expect(await answerOf(openTab().ask())).toBe('token-1');
    expect(await answerOf(openTab().ask())).toBeNull();
  });

  it('gets none from a tab that is signed out', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => null, jest.fn());
    click(first.link('/roadmap'), { ctrlKey: true });
    expect(await answerOf(openTab().ask())).toBeNull();
  });

  it('gets none of someone else who has signed in since in the tab of its link', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    let token: string | null = 'token-1';
    first.join(() => token, jest.fn());
    click(first.link('/roadmap'), { ctrlKey: true });
    token = 'token-2';
    expect(await answerOf(openTab().ask())).toBeNull();
  });

  it('gets that of its own link where someone else is signed in in another tab', async () => {
    const { openTab } = createBrowser();
    const [first, second] = [openTab(), openTab()];
    first.join(() => 'token-1', jest.fn());
    second.join(() => 'token-2', jest.fn());
    click(second.link('/roadmap'), { ctrlKey: true });
    expect(await answerOf(openTab().ask())).toBe('token-2');
  });
});

describe('any other tab', () => {
  it('gets no session', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => 'token-1', jest.fn());
    expect(await answerOf(openTab().ask())).toBeNull();
    // A click that stays in its tab, a link that leads elsewhere, and one from long ago.
    click(first.link('/roadmap'));
    click(first.link('https://example.com/'), { ctrlKey: true });
    expect(await answerOf(openTab().ask())).toBeNull();
    click(first.link('/roadmap'), { ctrlKey: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await answerOf(openTab().ask())).toBeNull();
  });

  it('gets no session after a link was used that leads to another page', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => 'token-1', jest.fn());
    click(first.link('/roadmap'), { type: 'contextmenu' });
    expect(await answerOf(openTab({ path: '/logic' }).ask())).toBeNull();
    expect(await answerOf(openTab({ path: '/roadmap?months=3' }).ask())).toBeNull();
  });

  it('gets one session, not two, after a click with the right button', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => 'token-1', jest.fn());
    const link = first.link('/roadmap');
    click(link, { type: 'auxclick', button: 2 });
    click(link, { type: 'contextmenu' });
    expect(await answerOf(openTab().ask())).toBe('token-1');
    expect(await answerOf(openTab().ask())).toBeNull();
  });

  it('does not ask where one has been elsewhere before', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.join(() => 'token-1', jest.fn());
    click(first.link('/roadmap'), { ctrlKey: true });
    expect(await answerOf(openTab({ visited: 2 }).ask())).toBeNull();
  });
});

it('tells the others that a session is over', () => {
  const { openTab } = createBrowser();
  const onEnd = jest.fn();
  openTab().join(() => 'token-1', onEnd);
  openTab().end('token-1');
  expect(onEnd.mock.calls).toEqual([['token-1']]);
});
