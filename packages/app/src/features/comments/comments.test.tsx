import type { Comment } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refusal } from '../../../test/fakeApi.js';
import { aList, aUser } from '../../../test/fixtures.js';
import { handlers, heading, onThatDay } from '../../../test/graphPage.js';
import { renderApp } from '../../../test/renderApp.js';
import { signInAgain } from '../../../test/signInAgain.js';
// Loaded here so that no test has to wait for it.
import '../graph/GraphPage.js';
import './page.js';

onThatDay();

const aComment = (changes: Partial<Comment> = {}): Comment => ({
  id: 1,
  term: 'net',
  target: null,
  mapping: null,
  start_date: '2026-10-01',
  end_date: '2026-10-31',
  text: 'Why so low?',
  author: { id: 2, username: 'olli', full_name: 'Olli Laine' },
  created: '2026-11-20T10:00:00+02:00',
  edited: null,
  resolved: null,
  resolved_by: null,
  ...changes,
});
const RESOLVED = {
  resolved: '2026-11-21T10:00:00+02:00',
  resolved_by: { id: 2, username: 'olli', full_name: 'Olli Laine' },
};

/** A server that keeps the comments. */
function keeping(...initial: Comment[]) {
  let kept = initial;
  const one = (id: number) => kept.find((comment) => comment.id === id) ?? aComment({ id });
  return handlers({
    getUserDetails: () => aUser({ id: 1 }),
    listComments: () => aList(kept),
    createComment: ({ body }) => {
      const made = aComment({
        ...body,
        id: kept.length + 1,
        term: body.term ?? null,
        target: body.target ? Number(body.target) : null,
        mapping: body.mapping ? Number(body.mapping) : null,
        author: { id: 1, username: 'maija', full_name: 'Maija Virtanen' },
      });
      kept = [...kept, made];
      return made;
    },
    updateComment: ({ params, body }) => {
      const id = Number(params.id);
      const { resolved, text } = body;
      const changed = {
        ...one(id),
        ...(text !== undefined && { text }),
        ...(resolved === true && RESOLVED),
        ...(resolved === false && { resolved: null, resolved_by: null }),
      };
      kept = kept.map((comment) => (comment.id === id ? changed : comment));
      return changed;
    },
    deleteComment: ({ params }) => {
      kept = kept.filter(({ id }) => id !== Number(params.id));
      return '';
    },
  });
}

async function open(server: ReturnType<typeof keeping>, name: RegExp) {
  const user = userEvent.setup();
  const app = renderApp('/result', { handlers: server });
  await heading('Result');
  await user.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comments' }));
  return { user, app, dialog };
}

it('lists those of the terms and of the view in the period, with what they are about', async () => {
  const { app, dialog } = await open(
    keeping(aComment(), aComment({ id: 2, ...RESOLVED })),
    /^1 comment$/,
  );
  expect(await dialog.findByText('Why so low?')).toBeVisible();
  expect(dialog.getByText('Net sales · 10/2026')).toBeVisible();
  expect(dialog.getByRole('button', { name: '1 resolved comment' })).toBeVisible();
  expect(app.callsOf('listComments')[0]?.input).toEqual({
    query: {
      keys: 'net,costs',
      mapping: expect.any(Number),
      start_date: '2026-07-01',
      end_date: '2026-12-31',
    },
  });
  // Another's comment can be resolved, and neither changed nor deleted.
  expect(dialog.getByRole('button', { name: /^Resolve/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
});

it('marks their months in the graph, the first to the last', async () => {
  const { user, dialog } = await open(
    keeping(aComment({ start_date: '2026-08-01', end_date: '2026-10-31' })),
    /^1 comment$/,
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /10\/2026/ })).toHaveTextContent('1 comment'),
  );
  const marked = screen
    .getAllByRole('row')
    .filter(({ textContent }) => textContent?.includes('1 comment'))
    .map(({ textContent }) => textContent?.slice(0, 7));
  expect(marked).toEqual(['08/2026', '09/2026', '10/2026']);
});

it('writes one on the view, and empties the field once it is stored', async () => {
  const { user, app, dialog } = await open(keeping(), /^Comments$/);
  expect(await dialog.findByText('No comments yet.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: /^Write a comment on 07\/2026/ });
  await user.type(field, 'A strike at the mill.');
  await user.click(dialog.getByRole('button', { name: 'Comment' }));
  expect(await dialog.findByRole('listitem')).toHaveTextContent('A strike at the mill.');
  expect(app.callsOf('createComment')[0]?.input).toEqual({
    body: {
      mapping: expect.any(Number),
      start_date: '2026-07-01',
      end_date: '2026-12-31',
      text: 'A strike at the mill.',
    },
  });
  await waitFor(() => expect(field).toHaveValue(''));
  // One's own can be changed.
  await user.click(dialog.getByRole('button', { name: /^Edit/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Edit' }), ' Over.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByRole('listitem')).toHaveTextContent('A strike at the mill. Over.'),
  );
});

it('keeps what was typed when it is refused, and when the dialog is closed', async () => {
  const server = keeping();
  const { user, app, dialog } = await open(server, /^Comments$/);
  app.handlers.createComment = () => {
    throw refusal(400, { text: ['This text is too long.'] });
  };
  const field = dialog.getByRole('textbox', { name: /^Write a comment on 07\/2026/ });
  await user.type(field, 'Lost?');
  await user.click(dialog.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('This text is too long.'));
  expect(field).toHaveValue('Lost?');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Comments' }));
  expect(await screen.findByRole('textbox', { name: /^Write a comment on 07\/2026/ })).toHaveValue(
    'Lost?',
  );
});

it('resolves one, which no longer counts, and opens it again', async () => {
  const { user, dialog } = await open(keeping(aComment()), /^1 comment$/);
  await user.click(await dialog.findByRole('button', { name: /^Resolve/ }));
  await user.click(await dialog.findByRole('button', { name: '1 resolved comment' }));
  expect(dialog.getByText(/^Resolved by Olli Laine/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Open again/ }));
  await waitFor(() => expect(dialog.queryByText(/^Resolved by/)).toBeNull());
});

it('asks before one is deleted', async () => {
  const own = aComment({ author: { id: 1, username: 'maija', full_name: 'Maija Virtanen' } });
  const { user, app, dialog } = await open(keeping(own), /^1 comment$/);
  await user.click(await dialog.findByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete the comment' }));
  expect(app.callsOf('deleteComment')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: /delete/i }));
  expect(await dialog.findByText('No comments yet.')).toBeVisible();
});

it('says that they could not be loaded, and tries again', async () => {
  const server = keeping(aComment());
  const working = server.listComments;
  server.listComments = () => {
    throw refusal(503, { detail: 'Busy.' });
  };
  const { user, app, dialog } = await open(server, /^Comments$/);
  expect(await dialog.findByRole('alert')).toHaveTextContent('The comments could not be loaded.');
  app.handlers.listComments = working;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Why so low?')).toBeVisible();
});

it('keeps what is typed when the session ends, until it is stored', async () => {
  const { user, app, dialog } = await open(keeping(), /^Comments$/);
  await user.type(
    dialog.getByRole('textbox', { name: /^Write a comment on 07\/2026/ }),
    'Half a sentence',
  );
  await signInAgain(app);
  await user.click(await screen.findByRole('button', { name: 'Comments' }));
  const again = within(await screen.findByRole('dialog', { name: 'Comments' }));
  const field = again.getByRole('textbox', { name: /^Write a comment on 07\/2026/ });
  await waitFor(() => expect(field).toHaveValue('Half a sentence'));
  await user.click(again.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('comments'))).toEqual([]);
});

it('keeps the changes of a comment when they are refused and when the session ends, until they are stored', async () => {
  const own = aComment({ author: { id: 1, username: 'maija', full_name: 'Maija Virtanen' } });
  const server = keeping(own);
  const { user, app, dialog } = await open(server, /^1 comment/);
  await user.click(await dialog.findByRole('button', { name: /^Edit: / }));
  await user.type(dialog.getByRole('textbox', { name: 'Edit' }), ' And how?');
  const working = app.handlers.updateComment;
  app.handlers.updateComment = () => {
    throw new Error('offline');
  };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/changes not saved/)).toBeVisible();
  await signInAgain(app);
  app.handlers.updateComment = working;
  await user.click(await screen.findByRole('button', { name: /^1 comment/ }));
  const again = within(await screen.findByRole('dialog', { name: 'Comments' }));
  await user.click(await again.findByRole('button', { name: /^Edit: / }));
  expect(again.getByRole('textbox', { name: 'Edit' })).toHaveValue('Why so low? And how?');
  await user.click(again.getByRole('button', { name: 'Save' }));
  expect(await again.findByText('Why so low? And how?')).toBeVisible();
  await waitFor(() => expect(again.queryByText(/changes not saved/)).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.includes('comments'))).toEqual([]);
});
