import { deferred, refusal } from '../../../test/fakeApi.js';
import { anOrganization, theSettings } from '../../../test/fixtures.js';
import { settle } from '../../../test/harness.js';
import {
  aNotification,
  CONTENT,
  file,
  KEPT,
  nameIn,
  network,
  type Server,
  server,
  steps,
  written,
} from '../../../test/sending.js';
import { holdFile } from '../../core/heldFiles.js';
import { organizationChosen } from '../organization/index.js';
import type { Draft } from './drafts.js';
import { newDraft } from './newDraft.js';
import { cancelled, submitted } from './sending.js';
import { dialogClosed, draftDiscarded, notificationsScreen, writeRequested } from './slice.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const uploads = (app: Server, draft: Draft) =>
  draft.files.map(({ id }) => app.state().notifications.sending.uploads[id]?.state);

const stopped = (app: Server) => app.state().notifications.sending.status;

it('creates the message, uploads file after file, publishes it, says so and closes', async () => {
  const first = deferred<never[]>();
  const app = server();
  const answer = app.handlers.uploadNotificationFiles;
  app.handlers.uploadNotificationFiles = async (...call) => {
    if (steps(app).length === 2) await first.promise;
    return answer?.(...call) ?? [];
  };
  const draft = await written(app, ['a.pdf', 'b.pdf', 'c.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  // The second file waits for the first.
  expect(steps(app)).toEqual(['createNotification', 'upload a.pdf']);
  expect(uploads(app, draft)).toEqual(['sending', undefined, undefined]);
  first.resolve([]);
  await settle();
  expect(steps(app)).toEqual([
    'createNotification',
    'upload a.pdf',
    'upload b.pdf',
    'upload c.pdf',
    'finishNotification',
  ]);
  expect(app.callsOf('createNotification')[0]?.input).toMatchObject({
    body: { files: [], waits_for_files: true, idempotency_key: draft.key },
  });
  expect(app.toasts()).toEqual([{ kind: 'success', message: { key: 'notification-created' } }]);
  expect(app.state().notifications.dialog).toBeNull();
  expect(app.state().notifications.list.items.map(({ id }) => id)).toEqual([7]);
  expect(app.localStorage.read(KEPT)).toBeNull();
});

it('publishes a message without files at once', async () => {
  const app = server();
  const draft = await written(app, []);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  expect(steps(app)).toEqual(['createNotification']);
  expect(app.callsOf('createNotification')[0]?.input).toMatchObject({
    body: { waits_for_files: false },
  });
  expect(app.state().notifications.dialog).toBeNull();
});

it('sends once after a double click', async () => {
  const app = server();
  const draft = await written(app, ['a.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  expect(steps(app)).toEqual(['createNotification', 'upload a.pdf', 'finishNotification']);
});

it('keeps an unfinished message unpublished, and tries again only what can succeed', async () => {
  const app = server();
  const answer = app.handlers.uploadNotificationFiles;
  let isDown = true;
  app.handlers.uploadNotificationFiles = (input, options) => {
    if (nameIn(options) === 'page.pdf') throw refusal(400, { files: ['This is no PDF.'] });
    if (nameIn(options) === 'c.pdf' && isDown) throw network();
    return answer?.(input, options) ?? [];
  };
  const draft = await written(app, ['a.pdf', 'page.pdf', 'c.pdf', 'd.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  // A refused file does not keep the next one from being sent; without a network none is tried.
  expect(uploads(app, draft)).toEqual(['in', 'refused', 'failed', undefined]);
  expect(stopped(app)).toBe('stopped');
  expect(app.state().notifications.dialog).not.toBeNull();
  const reasons = Object.values(app.state().notifications.sending.uploads);
  expect(reasons.map(({ reason }) => reason)).toEqual([
    null,
    { text: 'This is no PDF.' },
    { key: 'error-network' },
  ]);
  expect(steps(app)).not.toContain('finishNotification');
  expect(JSON.parse(app.localStorage.read(KEPT) ?? '')).toMatchObject({
    messageId: 7,
    created: true,
  });

  isDown = false;
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  expect(steps(app).slice(4)).toEqual(['replaceNotification', 'upload c.pdf', 'upload d.pdf']);
  expect(stopped(app)).toBe('stopped');

  // Published without the refused one.
  const files = draft.files.filter(({ name }) => name !== 'page.pdf');
  app.store.dispatch(submitted({ slot: 'new', draft: { ...draft, files } }));
  await settle();
  expect(steps(app).slice(7)).toEqual(['replaceNotification', 'finishNotification']);
  expect(app.callsOf('createNotification')).toHaveLength(1);
  expect(app.state().notifications.dialog).toBeNull();
});

it('creates no second message after a lost answer', async () => {
  const app = server();
  const create = app.handlers.createNotification;
  app.handlers.createNotification = (...call) => {
    create?.(...call);
    throw network();
  };
  const draft = await written(app, ['a.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  expect(stopped(app)).toBe('stopped');
  expect(app.state().notifications.sending.failure?.status).toBe(0);
  app.handlers.createNotification = create;
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  const keys = app
    .callsOf('createNotification')
    .map(({ input }) => (input as { body: { idempotency_key: string } }).body.idempotency_key);
  expect(keys).toEqual([draft.key, draft.key]);
  // What was changed in between reaches the message that exists.
  expect(steps(app).slice(2)).toEqual([
    'replaceNotification',
    'upload a.pdf',
    'finishNotification',
  ]);
});

it('names an upload by its file, so that the server takes it once after a lost answer', async () => {
  const app = server();
  const upload = app.handlers.uploadNotificationFiles;
  app.handlers.uploadNotificationFiles = (...call) => {
    upload?.(...call);
    throw network();
  };
  const draft = await written(app, ['a.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  app.handlers.uploadNotificationFiles = upload;
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  const keys = app
    .callsOf('uploadNotificationFiles')
    .map(({ options }) => options.headers?.['Idempotency-Key']);
  expect(keys).toEqual([draft.files[0]?.id, draft.files[0]?.id]);
});

it('stops an upload that is cancelled; what is in stays in', async () => {
  const app = server();
  const answer = app.handlers.uploadNotificationFiles;
  app.handlers.uploadNotificationFiles = (input, options) =>
    nameIn(options) === 'b.pdf' ? deferred<never>().promise : (answer?.(input, options) ?? []);
  const draft = await written(app, ['a.pdf', 'b.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  app.store.dispatch(cancelled());
  await settle();
  expect(app.callsOf('uploadNotificationFiles').at(-1)?.outcome).toBe('aborted');
  expect(uploads(app, draft)).toEqual(['in', 'kept']);
  expect(stopped(app)).toBe('stopped');
  expect(app.toasts()).toEqual([]);
});

it('changes a message: fields, then files taken away, then files added', async () => {
  const app = server();
  const before = aNotification({ files: [file(1, 'old.pdf'), file(2, 'kept.pdf')] });
  app.setMessage(before);
  await settle();
  app.store.dispatch(notificationsScreen.opened());
  app.store.dispatch(writeRequested(before));
  await settle();
  const opened = app.state().notifications.dialog?.draft ?? newDraft(before);
  const added = { id: holdFile(new File(['hello'], 'new.pdf')), name: 'new.pdf', size: 5 };
  const draft: Draft = { ...opened, removed: [1], files: [added] };
  app.store.dispatch(submitted({ slot: 7, draft }));
  await settle();
  expect(steps(app)).toEqual(['replaceNotification', 'keep 2', 'upload new.pdf']);
  expect(app.message().files.map(({ file_title }) => file_title)).toEqual(['kept.pdf', 'new.pdf']);
  expect(app.toasts()).toEqual([{ kind: 'success', message: { key: 'notification-updated' } }]);
});

it('reports what the server refuses at its field and as a toast, and sends nothing more', async () => {
  const messages = { title: ['Too long.'], text_value: ['Empty.'] };
  const app = server({
    createNotification: () => {
      throw refusal(400, messages);
    },
  });
  const draft = await written(app, ['a.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  expect(steps(app)).toEqual(['createNotification']);
  expect(app.state().notifications.sending.failure?.messages).toEqual(messages);
  expect(app.toasts()).toEqual([
    { kind: 'error', message: { field: 'title', name: 'title', text: 'Too long.' } },
    { kind: 'error', message: { field: 'text_value', name: 'text', text: 'Empty.' } },
  ]);
});

describe('loses no draft', () => {
  it.each([
    ['a refused session', { detail: 'Sign in.' }],
    ['an expired session', { detail: 'Expired.', code: 'token_expired' }],
  ])('%s in the middle of the uploads', async (_, body) => {
    const app = server();
    const answer = app.handlers.uploadNotificationFiles;
    app.handlers.uploadNotificationFiles = (input, options) => {
      if (nameIn(options) === 'b.pdf') throw refusal(401, body);
      return answer?.(input, options) ?? [];
    };
    const draft = await written(app, ['a.pdf', 'b.pdf']);
    app.store.dispatch(submitted({ slot: 'new', draft }));
    await settle();
    expect(app.state().session.token).toBeNull();
    expect(steps(app)).not.toContain('finishNotification');
    expect(JSON.parse(app.localStorage.read(KEPT) ?? '')).toMatchObject({
      fields: { title: 'Results', content: CONTENT },
      messageId: 7,
      key: draft.key,
    });
  });

  it('another organisation in the middle: it waits in its own', async () => {
    const active = { id: 10 };
    const app = server({
      getActiveOrganization: ({ query }) =>
        query?.list ? { organizations: [] } : { organization: anOrganization({ id: active.id }) },
      getGraphSettings: () => theSettings({ organization: active.id }),
      activateOrganization: ({ body }) => {
        active.id = Number(body.id);
        return { organization: anOrganization({ id: active.id }) };
      },
      uploadNotificationFiles: () => deferred<never>().promise,
    });
    const draft = await written(app, ['a.pdf']);
    app.store.dispatch(submitted({ slot: 'new', draft }));
    await settle();
    app.store.dispatch(organizationChosen(11));
    await settle();
    expect(app.callsOf('uploadNotificationFiles').map(({ outcome }) => outcome)).toEqual([
      'aborted',
    ]);
    app.store.dispatch(notificationsScreen.opened());
    await settle();
    expect(app.state().notifications.keptDraft).toBeNull();
    expect(app.localStorage.read(KEPT)).not.toBeNull();
  });

  it('a closed tab: it is offered on return, and its files are asked for again', async () => {
    const key = 'a1b2';
    const draft: Draft = {
      ...newDraft(null),
      key,
      messageId: 7,
      created: true,
      files: [{ id: 'gone', name: 'a.pdf', size: 5 }],
    };
    const app = server({}, { local: { [KEPT]: JSON.stringify(draft) } });
    await settle();
    app.store.dispatch(notificationsScreen.opened());
    await settle();
    expect(app.state().notifications.keptDraft?.key).toBe(key);
    app.store.dispatch(writeRequested(null));
    await settle();
    expect(app.state().notifications.dialog).toMatchObject({ restored: true, draft: { key } });
    app.store.dispatch(submitted({ slot: 'new', draft }));
    await settle();
    expect(steps(app)).toEqual(['replaceNotification']);
    expect(app.state().notifications.sending.uploads.gone).toMatchObject({
      state: 'refused',
      reason: { key: 'file-not-held' },
    });
  });

  it('a page that is left: the upload stops, the draft stays', async () => {
    const app = server({ uploadNotificationFiles: () => deferred<never>().promise });
    const draft = await written(app, ['a.pdf']);
    app.store.dispatch(submitted({ slot: 'new', draft }));
    await settle();
    app.store.dispatch(notificationsScreen.left());
    await settle();
    expect(app.callsOf('uploadNotificationFiles')[0]?.outcome).toBe('aborted');
    expect(app.localStorage.read(KEPT)).not.toBeNull();
  });
});

it('forgets a discarded draft and deletes the message that was made for it', async () => {
  const app = server({
    uploadNotificationFiles: () => {
      throw refusal(413, { detail: 'Too large.' });
    },
  });
  const draft = await written(app, ['a.pdf']);
  app.store.dispatch(submitted({ slot: 'new', draft }));
  await settle();
  app.store.dispatch(draftDiscarded('new', { ...draft, messageId: 7, created: true }));
  app.store.dispatch(dialogClosed());
  await settle();
  expect(steps(app).at(-1)).toBe('deleteNotification');
  expect(app.localStorage.read(KEPT)).toBeNull();
  expect(app.state().notifications.keptDraft).toBeNull();
});

it('publishes at once what is no longer planned', async () => {
  const app = server();
  await settle();
  app.store.dispatch(notificationsScreen.opened());
  const planned = aNotification({ state: 'scheduled', published: '2027-01-04T10:00:00+02:00' });
  app.setMessage(planned);
  app.store.dispatch(writeRequested(planned));
  await settle();
  const draft = app.state().notifications.dialog?.draft ?? newDraft(planned);
  expect(draft.fields).toMatchObject({ later: true, publishAt: '2027-01-04T10:00' });
  const fields = { ...draft.fields, later: false };
  app.store.dispatch(submitted({ slot: planned.id, draft: { ...draft, fields } }));
  await settle();
  const [call] = app.callsOf('replaceNotification');
  expect(call?.input).toMatchObject({ params: { id: planned.id }, body: { published: null } });
});
