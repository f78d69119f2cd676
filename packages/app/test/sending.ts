import './browser.js';
import type { Notification } from '@tavoite/model';
import type { CallOptions } from '../src/api/client.js';
import { holdFile } from '../src/core/heldFiles.js';
import type { Draft } from '../src/features/notifications/drafts.js';
import { newDraft } from '../src/features/notifications/newDraft.js';
import {
  draftChanged,
  notificationsScreen,
  writeRequested,
} from '../src/features/notifications/slice.js';
import { type Handlers, refusal } from './fakeApi.js';
import { aUser } from './fixtures.js';
import { type AppSettings, runApp, settle } from './harness.js';

export const CONTENT = JSON.stringify({ blocks: [{ text: 'Hello' }], entityMap: {} });
export const KEPT = 'notification-draft.1.10.new';
export const network = () => refusal(0);

export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: 7,
  title: 'Results',
  text_value: CONTENT,
  published: '2026-11-20T12:00:00+02:00',
  read: true,
  send_notifications: false,
  notification_recipients: [],
  files: [],
  author: null,
  edited: null,
  state: 'published',
  ...changes,
});

export const file = (id: number, name: string) => ({
  id,
  file_title: name,
  size: 5,
  notification_file: `/f/${id}`,
});

export const nameIn = ({ form }: CallOptions): string => {
  const sent = form?.get('files[]');
  return sent instanceof File ? sent.name : '';
};

/** A server with one notification, which `message` is while the test runs. */
export function server(handlers: Handlers = {}, settings: AppSettings = {}) {
  let message = aNotification({ state: 'waiting' });
  /** Uploads that are in: one that is sent again counts once. */
  const known = new Set<string>();
  const app = runApp({
    ...settings,
    handlers: {
      getUserDetails: () => aUser({ notification_manager: true }),
      getOrganizationUsers: () => ({ users: [] }),
      listNotifications: () => ({
        count: 0,
        next: null,
        previous: null,
        results: [],
        unread_notifications: 0,
        as_of: '2026-11-22T12:00:00.000000Z',
      }),
      createNotification: ({ body }) => {
        message = aNotification({ state: body.waits_for_files ? 'waiting' : 'published' });
        return message;
      },
      replaceNotification: () => message,
      getNotification: () => message,
      uploadNotificationFiles: ({ body }, options) => {
        const key = options.headers?.['Idempotency-Key'];
        if (key !== undefined && known.has(key)) return message.files;
        if (key !== undefined) known.add(key);
        const files = body
          ? message.files.filter(({ id }) => body.files_to_retain.includes(id))
          : [...message.files, file(100 + message.files.length, nameIn(options))];
        message = { ...message, files };
        return files;
      },
      finishNotification: () => {
        message = { ...message, state: 'published' };
        return message;
      },
      deleteNotification: () => null,
      ...handlers,
    },
  });
  return Object.assign(app, {
    message: () => message,
    setMessage: (next: Notification) => {
      message = next;
    },
  });
}

export type Server = ReturnType<typeof server>;

/** The dialog of a new notification with files of these names, filled in. */
export async function written(app: Server, names: readonly string[]): Promise<Draft> {
  await settle();
  app.store.dispatch(notificationsScreen.opened());
  app.store.dispatch(writeRequested(null));
  await settle();
  const opened = app.state().notifications.dialog?.draft ?? newDraft(null);
  const draft: Draft = {
    ...opened,
    fields: { ...opened.fields, title: 'Results', content: CONTENT },
    files: names.map((name) => ({ id: holdFile(new File(['hello'], name)), name, size: 5 })),
  };
  app.store.dispatch(draftChanged('new', draft));
  return draft;
}

/** Names of the calls that write, and of files those of the files. */
export const steps = (app: Server): string[] =>
  app.calls.flatMap(({ name, input, options }) => {
    const { body } = input as { body?: { files_to_retain?: number[] } };
    if (name === 'uploadNotificationFiles')
      return body ? [`keep ${body.files_to_retain}`] : [`upload ${nameIn(options)}`];
    return /^(create|replace|finish|delete)Notification$/.test(name) ? [name] : [];
  });
