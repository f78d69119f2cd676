import type { SystemMessage } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, anOrganization, aTree } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';
import { ORGANIZATION_POLL_MS } from '../../core/constants.js';

beforeEach(() => {
  fakeBrowser();
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const aMessage = (id: number, changes: Partial<SystemMessage> = {}): SystemMessage => ({
  id,
  title: `Message ${id}`,
  text_value: `<p>Text <b>${id}</b></p>`,
  published: `2026-11-${10 + id}T08:00:00+02:00`,
  read: false,
  forced: false,
  ...changes,
});

/** A server that keeps what is read. */
function server(
  messages: SystemMessage[],
  { forced = messages, ...handlers }: ServerSettings = {},
) {
  const read = new Set(messages.filter((message) => message.read).map(({ id }) => id));
  const unread = () => messages.filter(({ id }) => !read.has(id)).length;
  const withRead = (list: SystemMessage[]) =>
    list.map((message) => ({ ...message, read: read.has(message.id) }));
  const all: Handlers = {
    getActiveOrganization: ({ query }) =>
      query?.list
        ? { organizations: aTree() }
        : {
            organization: anOrganization(),
            unread_notifications: 0,
            unread_system_messages: unread(),
          },
    listForcedSystemMessages: () => aList(withRead(forced).filter((message) => !message.read)),
    listSystemMessages: () => aList(withRead(messages)),
    markSystemMessagesAsRead: ({ body }) => {
      for (const id of body.ids ?? messages.map((message) => message.id)) read.add(Number(id));
      return { unread_system_messages: unread() };
    },
    ...handlers,
  };
  return {
    handlers: all,
    read: () => [...read],
    add: (message: SystemMessage) => messages.unshift(message),
  };
}
type ServerSettings = Handlers & { forced?: SystemMessage[] };

const overlay = (name: string) => screen.findByRole('dialog', { name });
const noOverlay = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const poll = () => jest.advanceTimersByTimeAsync(ORGANIZATION_POLL_MS);

describe('forced messages', () => {
  it('cover the screen one after another; button, Escape and a click anywhere dismiss them', async () => {
    const press = user();
    const fake = server([aMessage(1), aMessage(2), aMessage(3)]);
    renderApp('/change-password', fake);
    const first = await overlay('Message 1 of 3');
    expect(within(first).getByRole('heading', { name: 'Message 1' })).toBeVisible();
    await press.click(within(first).getByRole('button', { name: 'Close' }));
    await overlay('Message 2 of 3');
    await press.keyboard('{Escape}');
    const third = await overlay('Message 3 of 3');
    await press.click(within(third).getByText('Text'));
    await noOverlay();
    await waitFor(() => expect(fake.read()).toEqual([1, 2, 3]));
  });

  it('are not asked for when everything has been read', async () => {
    const app = renderApp('/change-password', server([aMessage(1, { read: true })]));
    await screen.findByRole('heading', { level: 1 });
    await poll();
    expect(app.callsOf('listForcedSystemMessages')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('do not come in the middle of something: a new one waits for the next visit', async () => {
    const fake = server([aMessage(1, { read: true })]);
    const app = renderApp('/change-password', fake);
    await screen.findByRole('heading', { level: 1 });
    fake.add(aMessage(2));
    await poll();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'System messages, unread messages' })).toBeVisible(),
    );
    expect(app.callsOf('listForcedSystemMessages')).toEqual([]);
  });

  it('stay away when marking fails, and are marked once the server responds again', async () => {
    const press = user();
    let isDown = true;
    const fake = server([aMessage(1), aMessage(2)]);
    const answer = fake.handlers.markSystemMessagesAsRead;
    fake.handlers.markSystemMessagesAsRead = (...call) => {
      if (isDown) throw refusal(503);
      return answer?.(...call) ?? { unread_system_messages: 0 };
    };
    renderApp('/change-password', fake);
    await overlay('Message 1 of 2');
    await press.keyboard('{Escape}');
    await overlay('Message 2 of 2');
    await press.keyboard('{Escape}');
    await noOverlay();
    expect(fake.read()).toEqual([]);
    isDown = false;
    await poll();
    await waitFor(() => expect(fake.read()).toEqual([1, 2]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are marked though the page is left right after', async () => {
    const press = user();
    const fake = server([aMessage(1), aMessage(2)]);
    // The first answer never comes: the page is left before.
    fake.handlers.markSystemMessagesAsRead = () => new Promise(() => undefined);
    const app = renderApp('/change-password', fake);
    await overlay('Message 1 of 2');
    await press.keyboard('{Escape}');
    await overlay('Message 2 of 2');
    await press.keyboard('{Escape}');
    await noOverlay();
    expect(app.callsOf('markSystemMessagesAsRead')).toMatchObject([
      { input: { body: { ids: [1] } }, options: { keepalive: true } },
      { input: { body: { ids: [1, 2] } }, options: { keepalive: true } },
    ]);
  });

  it('are asked for again when the server did not answer', async () => {
    let isDown = true;
    const fake = server([aMessage(1)]);
    const answer = fake.handlers.listForcedSystemMessages;
    fake.handlers.listForcedSystemMessages = (...call) => {
      if (isDown) throw refusal(502);
      return answer?.(...call) ?? aList([]);
    };
    const app = renderApp('/change-password', fake);
    await waitFor(() => expect(app.callsOf('listForcedSystemMessages')).toHaveLength(1));
    isDown = false;
    await poll();
    await overlay('A message for you');
  });
});

describe('the page of system messages', () => {
  const cards = async () =>
    (await screen.findAllByRole('article')).map((card) => card.getAttribute('data-new') !== null);

  it('shows all messages, with badges that stay for the visit, and marks them as read', async () => {
    const fake = server([aMessage(2), aMessage(1, { read: true })], { forced: [] });
    renderApp('/system-messages', fake);
    await waitFor(() => expect(fake.read().sort()).toEqual([1, 2]));
    expect(await cards()).toEqual([true, false]);
    const card = screen.getByRole('article', { name: 'Message 2 New' });
    expect(within(card).getByText('12/11/2026')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'System messages' })).toBeVisible(),
    );
    expect(await cards()).toEqual([true, false]);
  });

  it('shows a message that comes while it is open', async () => {
    const fake = server([aMessage(1, { read: true })], { forced: [] });
    renderApp('/system-messages', fake);
    expect(await cards()).toEqual([false]);
    fake.add(aMessage(2));
    await poll();
    await waitFor(async () => expect(await cards()).toEqual([true, false]));
    await waitFor(() => expect(fake.read()).toContain(2));
  });

  it('says that there are none', async () => {
    renderApp('/system-messages', server([]));
    expect(await screen.findByText('No system messages')).toBeVisible();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const press = user();
    let isDown = true;
    const fake = server([aMessage(1)], { forced: [] });
    const answer = fake.handlers.listSystemMessages;
    fake.handlers.listSystemMessages = (...call) => {
      if (isDown) throw refusal(500);
      return answer?.(...call) ?? aList([]);
    };
    renderApp('/system-messages', fake);
    expect(await screen.findByText('The system messages could not be loaded.')).toBeVisible();
    isDown = false;
    await press.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toEqual([true]);
  });
});
