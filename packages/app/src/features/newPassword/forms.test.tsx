import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { renderApp } from '../../../test/renderApp.js';

beforeEach(() => fakeBrowser());

const LONG = 'a long new sentence';
const field = (name: string) => screen.findByLabelText(name);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a change of the password', () => {
  it('says while one types what is missing, and sends nothing incomplete', async () => {
    const app = renderApp('/change-password');
    const first = await field('New password');
    expect(first).toHaveAccessibleDescription(/^At least 12 characters/);
    await userEvent.type(first, 'eleven char');
    expect(first).toHaveAccessibleDescription('1 more character is needed.');
    const second = await field('New password confirmation');
    await userEvent.type(second, 'eleven');
    expect(second).toBeValid();
    await userEvent.type(second, 'x');
    expect(second).toBeInvalid();
    expect(second).toHaveAccessibleDescription('This is not the same as the new password.');

    await press('Change password');
    const old = await field('Old password');
    await waitFor(() => expect(old).toHaveFocus());
    expect(old).toHaveAccessibleDescription('Type in your old password.');
    expect(first).toHaveAccessibleDescription(/too short: use at least 12/);
    expect(app.callsOf('changePassword')).toEqual([]);
  });

  it.each(['', 'old'])(
    'is cancelled at once, but after a question where %j is typed',
    async (old) => {
      renderApp('/change-password');
      const typedIn = await field('Old password');
      if (old !== '') await userEvent.type(typedIn, old);
      await press('Cancel');
      if (old !== '') {
        const question = within(await screen.findByRole('alertdialog'));
        await userEvent.click(question.getByRole('button', { name: /^Discard/ }));
      }
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Your account' }),
      ).toBeInTheDocument();
    },
  );

  it('stands alone, and leads to what else belongs to signing in', async () => {
    renderApp('/change-password');
    await field('Old password');
    // What it is about, and nothing that changes it.
    const other = within(screen.getByRole('region', { name: 'Two-step verification' }));
    expect(other.queryByRole('button')).toBeNull();
    expect(other.getByRole('link', { name: 'Manage it on your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  });

  it('shows all that the server found wrong, until it is changed', async () => {
    const handlers: Handlers = {
      changePassword: () => {
        throw refusal(400, { old_password: ['Not right.'], new_password2: ['Too common.'] });
      },
    };
    renderApp('/change-password', { handlers });
    await userEvent.type(await field('Old password'), 'old');
    await userEvent.type(await field('New password'), LONG);
    await userEvent.type(await field('New password confirmation'), LONG);
    await press('Change password');
    const old = await field('Old password');
    await waitFor(() => expect(old).toHaveFocus());
    expect(old).toHaveAccessibleDescription('Not right.');
    const first = await field('New password');
    expect(first).toHaveAccessibleDescription('Long enough. Too common.');
    await userEvent.type(first, '!');
    expect(first).toHaveAccessibleDescription('Long enough.');
    expect(old).toBeInvalid();
  });
});

describe('a mailed link', () => {
  it('that works no more is said at once, without a form', async () => {
    renderApp('/reset-password/1/used', {
      token: null,
      handlers: { checkPasswordReset: () => ({ is_open: false }) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link has been used/);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it('shows the form when it works, and when nobody knows', async () => {
    const app = renderApp('/reset-password/1/open', {
      token: null,
      handlers: {
        checkPasswordReset: () => {
          throw refusal(503);
        },
      },
    });
    expect(await field('New password')).toBeVisible();
    await waitFor(() =>
      expect(app.callsOf('checkPasswordReset').map(({ input }) => input)).toEqual([
        { body: { uid: '1', token: 'open' } },
      ]),
    );
  });
});

it('leaves no form behind once a link has been asked for', async () => {
  const app = renderApp('/reset-password', {
    token: null,
    handlers: { requestPasswordReset: () => ({ detail: 'A mail is on its way.' }) },
  });
  await press('Send the link');
  expect(await field('Email')).toHaveAccessibleDescription('Type in your email.');
  expect(app.callsOf('requestPasswordReset')).toEqual([]);
  await userEvent.type(await field('Email'), 'maija@example.fi');
  await press('Send the link');
  expect(await screen.findByText('A mail is on its way.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  await press('Send to another address');
  expect(await field('Email')).toHaveValue('');
});
