import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { deferred, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';
import type { OwnSession, Sessions } from './slice.js';

beforeEach(() => {
  fakeBrowser();
});

const HERE: OwnSession = {
  id: 1,
  device: 'Firefox, Linux',
  network: '192.0.2.1',
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-22T08:00:00.000Z',
  current: true,
};
const PHONE: OwnSession = { ...HERE, id: 2, device: 'Safari, iOS', current: false };
const OFFICE: OwnSession = { ...PHONE, id: 4, device: 'Edge, Windows', network: '10.1.2.3' };
const UNKNOWN: OwnSession = { ...HERE, id: 3, device: null, network: null, current: false };

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];

const FACTORS = {
  authenticator: null,
  passkeys: [],
  recovery_codes_left: 0,
  required: false,
  has_password: true,
  passkeys_possible: true,
};

function open(sessions: Sessions, handlers: Handlers = {}) {
  return renderApp('/account', {
    handlers: {
      getSecondFactor: () => FACTORS,
      listSessions: () => ({ sessions }),
      ...handlers,
    },
  });
}

const card = () => screen.findByRole('region', { name: 'Where you are signed in' });
const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('sessions', () => {
  it('says where one is signed in', async () => {
    open([HERE, PHONE, OFFICE, UNKNOWN]);
    expect(await screen.findByText('Firefox, Linux')).toBeInTheDocument();
    const region = await card();
    expect(within(region).getByText('This session')).toBeInTheDocument();
    expect(within(region).getByText(/from the network 192\.0\.2\.1,/)).toBeInTheDocument();
    expect(within(region).getByText(/this session uses, too \(192\.0\.2\.1\)/)).toBeInTheDocument();
    expect(within(region).getByText(/the private network 10\.1\.2\.3/)).toBeInTheDocument();
    expect(within(region).getByText('Unknown device')).toBeInTheDocument();
    expect(within(region).getAllByRole('button')).toHaveLength(4);
  });

  it('says in plain words that a program is no browser', async () => {
    open([{ ...HERE, device: 'node' }]);
    expect(await screen.findByText('Another program (node)')).toBeInTheDocument();
  });

  it('says that there is no other one', async () => {
    open([HERE]);
    expect(await screen.findByText('You are signed in only here.')).toBeInTheDocument();
    expect(within(await card()).queryByRole('button')).toBeNull();
  });

  it('signs one out after a question', async () => {
    const app = open([HERE, PHONE], { endSession: () => ({ sessions: [HERE] }) });
    const button = await screen.findByRole('button', { name: 'Sign out: Safari, iOS' });
    await userEvent.click(button);
    await confirmWith('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.callsOf('endSession')).toEqual([]);
    await userEvent.click(button);
    await confirmWith('Sign out');
    await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull());
    expect(app.callsOf('endSession')[0]?.input).toEqual({ params: { id: 2 } });
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  });

  it('takes one that has ended meanwhile for signed out', async () => {
    let sessions: Sessions = [HERE, PHONE];
    const app = open([], {
      listSessions: () => ({ sessions }),
      endSession: () => {
        sessions = [HERE];
        throw refusal(404);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari, iOS' }));
    await confirmWith('Sign out');
    await waitFor(() => expect(screen.queryByText('Safari, iOS')).toBeNull());
    expect(app.toasts().map(({ kind }) => kind)).toEqual(['success']);
  });

  it('signs all others out', async () => {
    const app = open([HERE, PHONE, UNKNOWN], { endOtherSessions: () => ({ sessions: [HERE] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await confirmWith('Sign out everywhere else');
    expect(await screen.findByText('You are signed in only here.')).toBeInTheDocument();
    expect(app.callsOf('endOtherSessions')).toHaveLength(1);
  });

  it('keeps the list and says so when signing out fails', async () => {
    const app = open([HERE, PHONE], {
      endSession: () => {
        throw refusal(500);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out: Safari, iOS' }));
    await confirmWith('Sign out');
    await waitFor(() => expect(app.toasts()[0]?.kind).toBe('error'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Safari, iOS')).toBeInTheDocument();
  });

  it('can be tried again where they could not be loaded', async () => {
    let isDown = true;
    open([], {
      listSessions: () => {
        if (isDown) throw refusal(503);
        return { sessions: [HERE] };
      },
    });
    expect(await screen.findByText('Your sessions could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(within(await card()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox, Linux')).toBeInTheDocument();
  });
});

describe('the name', () => {
  const field = () => screen.findByRole('textbox', { name: 'Name' });
  const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

  it('is saved, and shown in the menu at once', async () => {
    const saved = deferred<{ name: string }>();
    const app = open([HERE], { setName: () => saved.promise });
    await userEvent.clear(await field());
    await userEvent.type(await field(), ' Maija K. ');
    await save();
    await save().catch(() => undefined);
    saved.resolve({ name: 'Maija K.' });
    expect(await screen.findByRole('button', { name: 'Signed in: Maija K.' })).toBeInTheDocument();
    expect(app.callsOf('setName').map(({ input }) => input)).toEqual([
      { body: { name: 'Maija K.' } },
    ]);
  });

  it('leaves the language that was chosen meanwhile, and what is unread', async () => {
    const app = open([HERE], {
      getUserDetails: () => aUser({ language: 'en', unread_notifications: 3 }),
      setName: () => ({ name: 'M' }),
      setLanguage: ({ body }) => body,
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Suomi' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nimi' }), 'M');
    await userEvent.click(await screen.findByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(app.state().user.data?.name).toBe('M'));
    expect(app.state().preferences.language).toBe('fi');
    expect(app.state()).toMatchObject({ unread: { notifications: 3 } });
  });

  it('is not saved while it is as it was, and the button stays in reach', async () => {
    const app = open([HERE], { setName: ({ body }) => body });
    const button = await screen.findByRole('button', { name: 'Save' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    await userEvent.click(button);
    await userEvent.type(await field(), '{Enter}');
    expect(app.callsOf('setName')).toEqual([]);
    await userEvent.type(await field(), 'a');
    expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(app.callsOf('setName')).toHaveLength(1);
    await userEvent.type(await field(), '{Backspace}');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('says at the field what it is for', async () => {
    open([HERE]);
    expect(await field()).toHaveAccessibleDescription(/^How Tavoite addresses you\./);
  });

  it('shows what is wrong at the field', async () => {
    open([HERE], {
      setName: () => {
        throw refusal(400, { name: ['Too long.'] });
      },
    });
    await userEvent.type(await field(), 'a');
    await save();
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/Too long\./));
  });
});

it('leads to the page that changes the password', async () => {
  open([HERE]);
  const profile = await screen.findByRole('region', { name: 'Profile' });
  expect(within(profile).getByRole('link', { name: 'Change password' })).toHaveAttribute(
    'href',
    '/change-password',
  );
  expect(screen.queryByLabelText('Old password')).toBeNull();
});

it('switches the theme at once', async () => {
  const app = open([HERE]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(app.state().preferences.theme).toBe('dark');
});

it('is in the user menu', async () => {
  open([HERE]);
  await userEvent.click(await screen.findByRole('button', { name: /^Signed in: / }));
  expect(await screen.findByRole('menuitem', { name: 'Your account' })).toHaveAttribute(
    'href',
    '/account',
  );
});
