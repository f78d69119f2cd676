import type { AccessToken } from '@tavoite/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';
import { signInAgain } from '../../../test/signInAgain.js';

const LEDGER: AccessToken = {
  id: 1,
  name: 'Ledger',
  scope: 'figures',
  user: { id: 7, username: 'maija', full_name: 'Maija Manager' },
  created_at: '2026-01-02T08:00:00.000Z',
  last_used_at: null,
  expires_at: '2199-01-02T08:00:00.000Z',
};
const OLD: AccessToken = {
  ...LEDGER,
  id: 2,
  name: 'Old export',
  scope: 'read',
  last_used_at: '2026-01-03T08:00:00.000Z',
  expires_at: '2026-02-01T08:00:00.000Z',
};
const FACTORS = {
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  required: false,
  has_password: true,
  passkeys_possible: true,
};
const listOf = (results: AccessToken[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

beforeEach(() => {
  fakeBrowser();
});

function open(tokens: () => AccessToken[], handlers: Handlers = {}, isManager = true) {
  return renderApp('/manage/access', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      getSecondFactor: () => FACTORS,
      listAccessTokens: () => listOf(tokens()),
      ...handlers,
    },
  });
}

it('says what has access, for whom, and how long', async () => {
  open(() => [LEDGER, OLD]);
  expect(await screen.findByText('Ledger')).toBeInTheDocument();
  expect(screen.getByText(/By Maija Manager, not used yet, ends on/)).toBeInTheDocument();
  expect(screen.getByText('read and enter figures')).toBeInTheDocument();
  expect(screen.getByText('has ended')).toBeInTheDocument();
});

it('makes a token and shows it once', async () => {
  const tokens: AccessToken[] = [];
  const app = open(() => tokens, {
    createAccessToken: () => {
      tokens.push(LEDGER);
      return { ...LEDGER, token: 'tavoite_secret' };
    },
  });
  expect(await screen.findByText('No access tokens yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New access token' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Ledger');
  await userEvent.selectOptions(dialog.getByLabelText('It may'), 'read and enter figures');
  await userEvent.type(dialog.getByLabelText('Password'), 'my password');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('tavoite_secret')).toBeInTheDocument();
  expect(app.callsOf('createAccessToken')[0]?.input).toEqual({
    body: { name: 'Ledger', scope: 'figures', days: 90, password: 'my password' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('tavoite_secret')).toBeNull());
  // Back to where the dialog was opened, although it showed something else at its end.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'New access token' })).toHaveFocus(),
  );
  expect(await screen.findByText('Ledger')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New access token' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
  expect(screen.queryByText('tavoite_secret')).toBeNull();
});

it('says at the field what is wrong', async () => {
  open(() => [], {
    createAccessToken: () => {
      throw refusal(400, { password: ['The password is wrong.'] });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Ledger');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/password is wrong/),
  );
  expect(screen.getByLabelText('Name')).toHaveValue('Ledger');
});

it('revokes one after a question, also when it has gone meanwhile', async () => {
  let tokens = [LEDGER, OLD];
  const app = open(() => tokens, {
    revokeAccessToken: () => {
      tokens = [OLD];
      throw refusal(404);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke: Ledger' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }),
  );
  await waitFor(() => expect(screen.queryByText('Ledger')).toBeNull());
  expect(app.callsOf('revokeAccessToken')[0]?.input).toEqual({ params: { id: 1 } });
  expect(app.toasts().map(({ kind }) => kind)).toEqual(['success']);
});

it('is for organisation managers only, and can be tried again', async () => {
  let isDown = true;
  open(() => [LEDGER], {
    listAccessTokens: () => {
      if (isDown) throw refusal(503);
      return listOf([LEDGER]);
    },
  });
  expect(await screen.findByText('The access tokens could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ledger')).toBeInTheDocument();
  cleanup();
  const other = open(() => [LEDGER], {}, false);
  await waitFor(() => expect(other.callsOf('getUserDetails')).not.toEqual([]));
  expect(other.callsOf('listAccessTokens')).toEqual([]);
});

it('keeps the name that is typed when the session ends, and the password nowhere', async () => {
  const app = open(() => []);
  await userEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'The ledger');
  await userEvent.type(screen.getByLabelText('Password'), 'my own secret');
  await signInAgain(app);
  await userEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('The ledger');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('my own secret');
});
