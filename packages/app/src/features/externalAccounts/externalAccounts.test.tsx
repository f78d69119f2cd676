import { webcrypto } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { memoryStorage } from '../../../test/harness.js';
import { address, renderApp } from '../../../test/renderApp.js';
import type { Providers } from '../providers/index.js';
import { ATTEMPT_MS, type Attempt, judgeAnswer } from './attempt.js';

const KEY = 'external-account-attempt';
const NONCE = 'nonce-of-the-server';
const providers: Providers = {
  google: { client_id: 'g', authorization_url: 'https://google.test/auth', code: true },
  azure: { client_id: 'm', authorization_url: 'https://ms.test/auth', tenant: 't', code: false },
  oidc: { client_id: 'o', authorization_url: 'https://idp.test/auth?x=1', name: 'Pohjola ID' },
};
const attempt: Attempt = {
  provider: 'google',
  purpose: 'login',
  userId: null,
  state: 'state-1',
  nonce: NONCE,
  verifier: 'v'.repeat(43),
  redirectUri: 'http://localhost/login',
  returnTo: '/roadmap',
  begunAt: 1000,
};
const handlers: Handlers = {
  getProviders: () => providers,
  beginExternalSignIn: () => ({ nonce: NONCE }),
  beginConnect: () => ({ nonce: NONCE }),
  listIdentities: () => ({ results: [], has_password: true, has_authenticator: false }),
};

beforeAll(() => {
  fakeBrowser();
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
});

/** The app as it starts when the provider sends the user back. */
function comeBack(begun: Attempt | null, sent: string, settings: Parameters<typeof renderApp>[1]) {
  return renderApp('/login', {
    ...settings,
    handlers: { ...handlers, ...settings?.handlers },
    start: { providerAnswer: sent },
    session: begun === null ? {} : { [KEY]: JSON.stringify(begun) },
  });
}
const now = () => ({ ...attempt, begunAt: Date.now() });

describe('an answer', () => {
  const judge = (sent: string, at = 2000, kept: unknown = attempt) =>
    judgeAnswer(memoryStorage({ [KEY]: JSON.stringify(kept) }), sent, at);

  it('is taken with the state of the attempt, in query or fragment', () => {
    expect(judge('?code=c&state=state-1')).toMatchObject({ credential: { code: 'c' } });
    expect(judge('#id_token=t&state=state-1')).toMatchObject({ credential: { id_token: 't' } });
    expect(judge('#access_token=t&state=state-1')).toMatchObject({
      credential: { access_token: 't' },
    });
  });

  it.each([
    ['?code=c', 'external-not-begun-here'],
    ['?code=c&state=another', 'external-not-begun-here'],
    ['#id_token=t&state=', 'external-not-begun-here'],
    ['?error=access_denied&state=another', 'external-not-begun-here'],
    ['?error=access_denied&state=state-1', 'external-consent-refused'],
    ['?error=server_error&state=state-1', 'external-failed-there'],
    ['?state=state-1', 'external-failed-there'],
  ])('is refused: %s', (sent, problem) => {
    expect(judge(sent)).toMatchObject({ problem });
  });

  it('is refused when it comes late, and when it comes twice', () => {
    const late = attempt.begunAt + ATTEMPT_MS + 1;
    expect(judge('?code=c&state=state-1', late)).toMatchObject({ problem: 'external-too-late' });
    const storage = memoryStorage({ [KEY]: JSON.stringify(attempt) });
    expect(judgeAnswer(storage, '?code=c&state=state-1', 2000)).toHaveProperty('credential');
    expect(judgeAnswer(storage, '?code=c&state=state-1', 2000)).toMatchObject({
      problem: 'external-not-begun-here',
    });
  });

  it('survives nonsense in the storage', () => {
    expect(judgeAnswer(memoryStorage({ [KEY]: '{' }), '?code=c&state=x', 1)).toMatchObject({
      problem: 'external-not-begun-here',
    });
  });
});

it('leads from the sign-in page to the provider, with a challenge and a nonce of the server', async () => {
  const app = renderApp('/login', { token: null, handlers });
  fireEvent.click(await screen.findByRole('button', { name: 'Login with Google' }));
  await waitFor(() => expect(app.left).toHaveLength(1));
  const to = new URL(app.left[0] ?? '');
  const kept = JSON.parse(app.storage.read(KEY) ?? 'null') as Attempt;
  expect(to.origin).toBe('https://google.test');
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    client_id: 'g',
    response_type: 'code',
    nonce: NONCE,
    state: kept.state,
    redirect_uri: 'http://localhost/login',
    prompt: 'select_account',
    code_challenge_method: 'S256',
  });
  const digest = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.verifier));
  expect(to.searchParams.get('code_challenge')).toBe(Buffer.from(digest).toString('base64url'));
  expect(to.href).not.toContain(kept.verifier);
  expect(kept).toMatchObject({ purpose: 'login', userId: null });
});

it('asks Microsoft for an identity token where codes cannot be exchanged, and sets the flag', async () => {
  const app = renderApp('/connect-azure', { handlers });
  fireEvent.click(await screen.findByRole('button', { name: 'LOGIN WITH MICROSOFT' }));
  await waitFor(() => expect(app.left).toHaveLength(1));
  const to = new URL(app.left[0] ?? '').searchParams;
  expect(to.get('response_type')).toBe('id_token');
  expect(to.get('response_mode')).toBe('fragment');
  expect(to.get('scope')?.split(' ')).toContain('openid');
  expect(app.localStorage.read('attempt-azure-connect')).toBe('true');
  expect(JSON.parse(app.storage.read(KEY) ?? 'null')).toMatchObject({
    purpose: 'connect',
    userId: aUser().id,
  });
});

it('asks for the password before linking where the server does', async () => {
  const app = renderApp('/connect-google', {
    handlers: {
      ...handlers,
      beginConnect: ({ body }) => {
        if (body.password === 'right') return { nonce: NONCE };
        throw refusal(400, { password: ['This field is required.'] });
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Login with Google' });
  fireEvent.click(button);
  const field = await screen.findByLabelText('Password');
  fireEvent.change(field, { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
  await waitFor(() => expect(app.left).toHaveLength(1));
});

it.each([true, false])(
  'takes a code of the app in place of the password: %s',
  async (hasPassword) => {
    const sent: unknown[] = [];
    const app = renderApp('/connect-google', {
      handlers: {
        ...handlers,
        listIdentities: () => ({ results: [], has_password: hasPassword, has_authenticator: true }),
        beginConnect: ({ body }) => {
          sent.push(body);
          if (body.code === '654321') return { nonce: NONCE };
          if (body.code) throw refusal(400, { code: ['The code is not right.'] });
          throw refusal(400, { password: ['This field is required.'] });
        },
      },
    });
    const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    await screen.findByRole('button', { name: 'Login with Google' });
    submit();
    if (hasPassword)
      fireEvent.click(await screen.findByRole('button', { name: 'Use the authenticator app' }));
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
    submit();
    const field = await screen.findByLabelText('Code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The code is not right\./));
    fireEvent.change(field, { target: { value: '654321' } });
    submit();
    await waitFor(() => expect(app.left).toHaveLength(1));
    expect(sent).toEqual([
      { provider: 'google' },
      { provider: 'google', code: '123456' },
      { provider: 'google', code: '654321' },
    ]);
  },
);

it('hides what is not set up', async () => {
  const app = renderApp('/login', { token: null });
  await waitFor(() => expect(app.callsOf('getProviders')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Google|Microsoft/ })).toBeNull();
});

it('signs in by what Google sent back, and goes to where the user came from', async () => {
  const app = comeBack(now(), '?code=c1&state=state-1', {
    token: null,
    handlers: { signInWithGoogle: () => ({ key: 'new-token' }) },
  });
  await waitFor(() => expect(address()).toBe('/roadmap'));
  expect(app.callsOf('signInWithGoogle')[0]?.input).toEqual({
    body: {
      code: 'c1',
      code_verifier: attempt.verifier,
      nonce: NONCE,
      redirect_uri: attempt.redirectUri,
    },
  });
  expect(app.callsOf('signInWithGoogle')).toHaveLength(1);
  expect(app.callsOf('connectGoogle')).toHaveLength(0);
  expect(app.storage.read('API_TOKEN')).toBe('new-token');
  expect(app.storage.read(KEY)).toBeNull();
});

it('shows the refusal of an account that is not linked in the banner', async () => {
  const message = 'The Google account is not linked to any product accounts.';
  comeBack(now(), '?code=c1&state=state-1', {
    token: null,
    handlers: {
      signInWithGoogle: () => {
        throw refusal(400, { non_field_errors: [message] });
      },
    },
  });
  expect(await screen.findByText(message)).toBeVisible();
});

it('asks for the second step of who has one', async () => {
  comeBack(now(), '?code=c1&state=state-1', {
    token: null,
    handlers: {
      signInWithGoogle: () => ({
        second_factor: { ticket: 't', methods: ['authenticator'], passkey: null },
      }),
    },
  });
  expect(await screen.findByLabelText('Code')).toBeVisible();
});

it('sends nothing that this tab has not begun', async () => {
  const app = comeBack(null, '?code=c1&state=state-1', { token: null });
  expect(await screen.findByText(/was not begun in this tab/)).toBeVisible();
  expect(app.callsOf('signInWithGoogle')).toHaveLength(0);
});

it('says that consent was refused', async () => {
  comeBack(now(), '?error=access_denied&state=state-1', { token: null });
  expect(await screen.findByText(/You did not allow the sign-in there/)).toBeVisible();
});

it('says that the provider is down; the password is still there', async () => {
  comeBack(now(), '?code=c1&state=state-1', {
    token: null,
    handlers: {
      signInWithGoogle: () => {
        throw refusal(503);
      },
    },
  });
  expect(await screen.findByText(/provider of the account does not answer/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
});

it('links only to the user who began it', async () => {
  const begun: Attempt = { ...now(), purpose: 'connect', userId: aUser().id + 1 };
  const app = comeBack(begun, '?code=c1&state=state-1', {});
  await waitFor(() => expect(address()).toBe('/connect-google'));
  expect(app.callsOf('connectGoogle')).toHaveLength(0);
  expect(app.callsOf('signInWithGoogle')).toHaveLength(0);
  expect(app.toasts()).toContainEqual({ kind: 'error', message: { key: 'googleConnectError' } });
});

it('links a Google account, and says so', async () => {
  const begun: Attempt = { ...now(), purpose: 'connect', userId: aUser().id };
  const app = comeBack(begun, '?code=c1&state=state-1', {
    handlers: { connectGoogle: () => ({ key: 'token-1' }) },
  });
  await waitFor(() => expect(address()).toBe('/connect-google'));
  expect(app.toasts()).toContainEqual({
    kind: 'success',
    message: { key: 'googleConnectSuccess' },
  });
  expect(app.callsOf('signInWithGoogle')).toHaveLength(0);
});

it.each([
  [true, { kind: 'success', message: { key: 'azureConnectedSuccessfully' } }],
  [false, { kind: 'error', message: { key: 'azureConnectionError' } }],
])('says on the Microsoft screen what came of linking there: %s', async (works, toast) => {
  const begun: Attempt = { ...now(), provider: 'azure', purpose: 'connect', userId: aUser().id };
  const app = comeBack(begun, '#id_token=t&state=state-1', {
    local: { 'attempt-azure-connect': 'true' },
    handlers: {
      connectAzure: () => {
        if (works) return { key: 'token-1' };
        throw refusal(400, { non_field_errors: ['Linked to another user.'] });
      },
    },
  });
  await waitFor(() => expect(address()).toBe('/connect-azure'));
  expect(app.callsOf('connectAzure')[0]?.input).toEqual({ body: { id_token: 't', nonce: NONCE } });
  expect(app.localStorage.read('attempt-azure-connect')).toBeNull();
  await waitFor(() => expect(app.toasts()).toContainEqual(toast));
  expect(app.localStorage.read('microsoft-connected')).toBeNull();
});

it.each([
  ['true', 'Your Microsoft account has been linked.'],
  ['false', 'The Microsoft account could not be linked.'],
])('says on the Microsoft screen what the flag holds: %s', async (flag, message) => {
  const app = renderApp('/connect-azure', { handlers, local: { 'microsoft-connected': flag } });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(app.localStorage.read('microsoft-connected')).toBeNull();
});

describe('the linked accounts', () => {
  const linked = {
    provider: 'google' as const,
    name: 'maija@gmail.test',
    linked: '2026-03-01T00:00:00Z',
  };

  it('are named, and unlinked after a question', async () => {
    let results = [linked];
    const app = renderApp('/account', {
      handlers: {
        ...handlers,
        listSessions: () => ({ sessions: [] }),
        listIdentities: () => ({ results, has_password: true, has_authenticator: false }),
        disconnectGoogle: () => {
          results = [];
          return '';
        },
      },
    });
    const card = await screen.findByRole('region', { name: 'Linked accounts' });
    expect(await within(card).findByText(/maija@gmail\.test, linked on/)).toBeVisible();
    fireEvent.click(within(card).getByRole('button', { name: 'Unlink: Google' }));
    expect(app.callsOf('disconnectGoogle')).toHaveLength(0);
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Unlink' }));
    expect(await within(card).findByRole('link', { name: 'Link: Google' })).toBeVisible();
    expect(app.callsOf('disconnectGoogle')).toHaveLength(1);
    expect(address()).toBe('/account');
  });

  it('never lose the last way in', async () => {
    renderApp('/account', {
      handlers: {
        ...handlers,
        listSessions: () => ({ sessions: [] }),
        listIdentities: () => ({
          results: [linked],
          has_password: false,
          has_authenticator: false,
        }),
      },
    });
    const card = await screen.findByRole('region', { name: 'Linked accounts' });
    expect(await within(card).findByText(/your only way to sign in/)).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Unlink: Google' })).toBeNull();
  });
});
