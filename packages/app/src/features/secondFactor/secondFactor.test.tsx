import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { deferred, refusal } from '../../../test/fakeApi.js';
import { renderApp } from '../../../test/renderApp.js';
import type { Factors } from './account/slice.js';

jest.mock('@simplewebauthn/browser', () => ({
  ...jest.requireActual('@simplewebauthn/browser'),
  browserSupportsWebAuthn: () => true,
  startAuthentication: jest.fn(),
  startRegistration: jest.fn(),
}));

const CODES = ['7K2M-XQ4D-0R9T-BC3H', 'W1ZP-58NE-GJ6V-42SA'];
const FACTORS: Factors = {
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  required: false,
  has_password: true,
  passkeys_possible: true,
};
const WITH_APP: Factors = {
  ...FACTORS,
  authenticator: '2026-11-22T19:00:00.000Z',
  recovery_codes_left: 10,
};

beforeEach(() => {
  fakeBrowser();
  jest.mocked(startAuthentication).mockReset();
  jest.mocked(startRegistration).mockReset();
});

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];

const challenge = (
  methods: ('authenticator' | 'passkey' | 'recovery_code')[],
  ticket = 'ticket-1',
) => ({
  second_factor: {
    ticket,
    methods,
    passkey: methods.includes('passkey') ? { challenge: 'abc' } : null,
  },
});

async function signIn(methods: Parameters<typeof challenge>[0], handlers: Handlers) {
  const app = renderApp('/login', {
    token: null,
    handlers: { login: () => challenge(methods), ...handlers },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Two-step verification' });
  return app;
}

const typeCode = async (field: string, code: string) => {
  await userEvent.clear(await screen.findByLabelText(field));
  await userEvent.type(screen.getByLabelText(field), `${code}{Enter}`);
};

describe('the second step', () => {
  it('signs in with the code of the app, and says what is wrong at the field', async () => {
    let refuse = true;
    const app = await signIn(['authenticator', 'recovery_code'], {
      confirmSignIn: () => {
        if (refuse) throw refusal(400, { code: ['The code is not right.'] });
        return { key: 'fresh' };
      },
    });
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(app.storage.read('API_TOKEN')).toBeNull();
    await typeCode('Code', '123456');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The code is not right\./));
    refuse = false;
    await typeCode('Code', '654321');
    await waitFor(() => expect(app.storage.read('API_TOKEN')).toBe('fresh'));
    expect(app.callsOf('confirmSignIn').map(({ input }) => input)).toEqual([
      { body: { ticket: 'ticket-1', code: '123456' } },
      { body: { ticket: 'ticket-1', code: '654321' } },
    ]);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('takes a recovery code instead', async () => {
    const app = await signIn(['authenticator', 'recovery_code'], {
      confirmSignIn: () => ({ key: 'fresh' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await typeCode('Recovery code', '7k2m-xq4d');
    await waitFor(() => expect(app.storage.read('API_TOKEN')).toBe('fresh'));
    expect(app.callsOf('confirmSignIn')[0]?.input).toEqual({
      body: { ticket: 'ticket-1', recovery_code: '7k2m-xq4d' },
    });
  });

  it('says that passkeys do not work at this address', async () => {
    jest.mocked(startAuthentication).mockRejectedValueOnce(
      new WebAuthnError({
        message: 'other site',
        code: 'ERROR_INVALID_RP_ID',
        cause: new Error('SecurityError'),
      }),
    );
    await signIn(['passkey'], {});
    await userEvent.click(
      await screen.findByRole('button', { name: 'Continue with your passkey' }),
    );
    expect(await screen.findByText(/do not work at this address/)).toBeVisible();
  });

  it('takes a passkey, and can be tried again when the browser was stopped', async () => {
    const used = { id: 'a', rawId: 'a', type: 'public-key', response: {} };
    jest
      .mocked(startAuthentication)
      .mockRejectedValueOnce(new Error('stopped'))
      .mockResolvedValueOnce(used as never);
    const app = await signIn(['passkey'], { confirmSignIn: () => ({ key: 'fresh' }) });
    const button = await screen.findByRole('button', { name: 'Continue with your passkey' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used');
    expect(app.callsOf('confirmSignIn')).toHaveLength(0);
    await userEvent.click(button);
    await waitFor(() => expect(app.storage.read('API_TOKEN')).toBe('fresh'));
    expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'abc' } });
  });

  it('is all there is to a sign-in by a passkey alone', async () => {
    Object.assign(window, { PublicKeyCredential: class {} });
    const used = { id: 'a', rawId: 'a', type: 'public-key', response: {} };
    jest.mocked(startAuthentication).mockResolvedValueOnce(used as never);
    const app = renderApp('/login', {
      token: null,
      handlers: {
        beginPasskeySignIn: () => ({ ticket: 'alone', options: { challenge: 'xyz' } }),
        confirmPasskeySignIn: () => ({ key: 'fresh' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Login with a passkey' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Continue with your passkey' }),
    );
    await waitFor(() => expect(app.storage.read('API_TOKEN')).toBe('fresh'));
    expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'xyz' } });
    expect(app.callsOf('confirmPasskeySignIn')[0]?.input).toMatchObject({
      body: { ticket: 'alone', passkey: { id: 'a' } },
    });
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('goes back to the form when the sign-in has expired, and says so', async () => {
    await signIn(['authenticator'], {
      confirmSignIn: () => {
        throw refusal(400, { ticket: ['This took too long.'] });
      },
    });
    await typeCode('Code', '123456');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This took too long.');
  });

  it('goes back to the form when asked', async () => {
    await signIn(['authenticator'], {});
    await userEvent.click(await screen.findByRole('button', { name: 'Back to sign-in' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends a code once, however often it is asked to', async () => {
    const answer = deferred<{ key: string }>();
    const app = await signIn(['authenticator'], { confirmSignIn: () => answer.promise });
    await typeCode('Code', '123456');
    await userEvent.type(screen.getByLabelText('Code'), '{Enter}{Enter}');
    expect(app.callsOf('confirmSignIn')).toHaveLength(1);
  });
});

describe('the forced set-up', () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Tavoite:m?secret=JBSWY3DP' };

  it('shows the secret, then the recovery codes, and signs in after those', async () => {
    const app = await signIn([], {
      beginSignInSetUp: () => secret,
      confirmSignInSetUp: () => ({ key: 'fresh', recovery_codes: CODES }),
    });
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await typeCode('Code', '123456');
    for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
    expect(app.storage.read('API_TOKEN')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept the codes' }));
    await waitFor(() => expect(app.storage.read('API_TOKEN')).toBe('fresh'));
  });

  it('makes a passkey in place of the app', async () => {
    const made = { id: 'a', rawId: 'a', type: 'public-key', response: {} };
    jest
      .mocked(startRegistration)
      .mockRejectedValueOnce(new Error('stopped'))
      .mockResolvedValueOnce(made as never);
    const app = await signIn([], {
      beginSignInSetUp: () => secret,
      beginSignInPasskeySetUp: () => ({ options: { challenge: 'abc' } }),
      confirmSignInPasskeySetUp: () => ({ key: 'fresh', recovery_codes: CODES }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await typeCode('Name', 'Phone');
    expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
    await typeCode('Name', 'Phone');
    for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
    expect(app.callsOf('confirmSignInPasskeySetUp')[0]?.input).toMatchObject({
      body: { ticket: 'ticket-1', name: 'Phone', passkey: { id: 'a' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'I have kept the codes' }));
    await waitFor(() => expect(app.storage.read('API_TOKEN')).toBe('fresh'));
  });

  it('asks for the name before the browser makes a passkey', async () => {
    await signIn([], { beginSignInSetUp: () => secret });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await typeCode('Name', '  ');
    expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(
      expect.stringContaining('Give the passkey a name.'),
    );
    expect(startRegistration).not.toHaveBeenCalled();
  });

  it('can be tried again when the secret does not come', async () => {
    let works = false;
    await signIn([], {
      beginSignInSetUp: () => {
        if (!works) throw refusal(503, { detail: 'Not now.' });
        return secret;
      },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    works = true;
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

describe('the card', () => {
  async function openCard(handlers: Handlers) {
    const app = renderApp('/account', {
      handlers: { getSecondFactor: () => FACTORS, ...handlers },
    });
    const card = within(
      await screen.findByRole('region', { name: 'Two-step verification', busy: false }),
    );
    return { app, card };
  }
  const nameOfPasskey = async () =>
    within(await screen.findByRole('dialog')).findByLabelText('Name');
  const givePassword = async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Password'), 'secret');
    // Enter does the same; but this browser looks for the button within the form only.
    await userEvent.click(dialog.getByRole('button', { name: /Continue|Remove/ }));
    return dialog;
  };

  it('sets an app up: password, code, recovery codes', async () => {
    let tries = 0;
    const { app, card } = await openCard({
      beginAuthenticator: () => ({ ticket: 't', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://x' }),
      confirmAuthenticator: () => {
        if (++tries === 1) throw refusal(400, { code: ['The code is not right.'] });
        return { state: WITH_APP, recovery_codes: CODES };
      },
    });
    await userEvent.click(await card.findByRole('button', { name: 'Set up: Authenticator app' }));
    await givePassword();
    await typeCode('Code', '111111');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/The code is not right/),
    );
    await typeCode('Code', '222222');
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept the codes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(card.getByText('On')).toBeVisible();
    expect(card.getByText('10 left.')).toBeVisible();
    expect(app.callsOf('beginAuthenticator')[0]?.input).toEqual({ body: { password: 'secret' } });
    expect(app.callsOf('confirmAuthenticator')[1]?.input).toEqual({
      body: { ticket: 't', code: '222222' },
    });
  });

  it('says at the field that the password is wrong', async () => {
    const { card } = await openCard({
      getSecondFactor: () => WITH_APP,
      removeAuthenticator: () => {
        throw refusal(400, { password: ['The password is not right.'] });
      },
    });
    await userEvent.click(await card.findByRole('button', { name: 'Remove: Authenticator app' }));
    const dialog = await givePassword();
    await waitFor(() =>
      expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(
        'The password is not right.',
      ),
    );
  });

  it('adds a passkey by the browser, and names it', async () => {
    const made = { id: 'a', rawId: 'a', type: 'public-key', response: {} };
    jest.mocked(startRegistration).mockResolvedValueOnce(made as never);
    const passkey = {
      id: 1,
      name: 'Phone',
      created_at: '2026-11-22T19:00:00Z',
      last_used_at: null,
    };
    const { app, card } = await openCard({
      beginPasskey: () => ({ ticket: 't', options: { challenge: 'abc' } }),
      addPasskey: () => ({ state: { ...WITH_APP, passkeys: [passkey] }, recovery_codes: null }),
    });
    await userEvent.click(await card.findByRole('button', { name: 'Add a passkey' }));
    await userEvent.type(await nameOfPasskey(), 'Phone');
    await givePassword();
    expect(await card.findByText('Passkey: Phone')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.callsOf('addPasskey')[0]?.input).toMatchObject({
      body: { ticket: 't', name: 'Phone', passkey: { id: 'a' } },
    });
  });

  it('asks for the name of a passkey before the browser makes it', async () => {
    const { app, card } = await openCard({});
    await userEvent.click(await card.findByRole('button', { name: 'Add a passkey' }));
    await givePassword();
    expect(await nameOfPasskey()).toHaveAccessibleDescription(
      expect.stringContaining('Give the passkey a name.'),
    );
    expect(app.callsOf('beginPasskey')).toHaveLength(0);
  });

  it('loads again when it could not', async () => {
    let works = false;
    const { card } = await openCard({
      getSecondFactor: () => {
        if (!works) throw refusal(500, { detail: 'Broken.' });
        return FACTORS;
      },
    });
    const retry = await card.findByRole('button', { name: 'Try again' });
    works = true;
    await userEvent.click(retry);
    expect(await card.findByText('Off')).toBeVisible();
  });
});
