import type { Mapping } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../test/browser.js';
import { deferred, type Handlers, refusal } from '../../test/fakeApi.js';
import { aGroup, aList, aTarget, aUser, theSettings } from '../../test/fixtures.js';
import { address, renderApp } from '../../test/renderApp.js';

const netSales: Mapping = {
  id: 1,
  view_title: 'Net sales',
  view_icon: null,
  redirect: false,
  children: [],
  terms_used: [],
  graph_properties: {},
  properties: {},
};

const strategyHandlers: Handlers = {
  getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-03-31' }),
  listTargetGroups: () =>
    aList([
      aGroup(1, null, [2], {
        title: 'Profitable growth',
        targets: [
          aTarget({ id: 500, title: 'Grow net sales' }),
          aTarget({ id: 501, title: 'Follow the graph', link_tag: 'Net sales' }),
        ],
      }),
    ]),
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => fakeBrowser());

describe('the protected pages', () => {
  it('send a signed-out user to the sign-in page and back to the page they asked for', async () => {
    const user = userEvent.setup();
    renderApp('/roadmap?x=1', { token: null, handlers: { login: () => ({ key: 'fresh' }) } });
    await heading('Login');
    expect(address()).toBe('/login');
    await user.type(screen.getByLabelText('Email'), ' maija@example.fi ');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    const title = await heading('Roadmap');
    expect(address()).toBe('/roadmap?x=1');
    expect(document.title).toBe('Roadmap – Tavoite');
    expect(title).toHaveFocus();
    expect(await screen.findByText('No roadmaps yet')).toBeVisible();
  });

  it('show nothing while the user is loading', async () => {
    const user = deferred<ReturnType<typeof aUser>>();
    renderApp('/change-password', { handlers: { getUserDetails: () => user.promise } });
    await screen.findByRole('banner');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(address()).toBe('/change-password');
    user.resolve(aUser());
    await heading('Change password');
  });

  it('do not remember the page for the next user after signing out', async () => {
    const user = userEvent.setup();
    renderApp('/roadmap');
    await heading('Roadmap');
    await user.click(screen.getByRole('button', { name: /Signed in/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await heading('Login');
    expect(window.history.state?.usr?.from).toBeUndefined();
  });

  it('send a user without the permission to the sign-in page, which says so', async () => {
    const user = userEvent.setup();
    renderApp('/reports', { handlers: strategyHandlers });
    await heading('You may not open that page');
    expect(address()).toBe('/login');
    expect(
      screen.getByText(/You are signed in as Maija Virtanen, without the permission/),
    ).toBeVisible();
    // Nothing asks for a password of whoever is signed in.
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
    await heading('Login');
    expect(screen.getByLabelText('Password')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    await heading('Strategy and targets');
  });

  it('let a user with the permission in', async () => {
    renderApp('/reports', { handlers: { getUserDetails: () => aUser({ report_manager: true }) } });
    await heading('Reports');
  });
});

describe('restricted views', () => {
  const restricted = (...views: ReturnType<typeof theSettings>['restricted_views']): Handlers => ({
    ...strategyHandlers,
    getUserDetails: () => aUser({ report_manager: true }),
    getGraphSettings: () => theSettings({ restricted_views: views, mappings: [netSales] }),
  });

  it('vanish from menu and routes', async () => {
    renderApp('/data-map', { handlers: restricted('data-map', 'system-messages') });
    await heading('Page not found');
    const menu = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Strategy', 'Roadmap', 'Business logic', 'Notifications', 'Net sales']);
    expect(screen.queryByRole('link', { name: 'System messages' })).toBeNull();
  });

  it('lead from the front page to the first one that is left', async () => {
    renderApp('/', { handlers: restricted('strategy', 'roadmap') });
    await heading('Business logic');
    expect(address()).toBe('/logic');
  });

  it('take the reports along with the notifications', async () => {
    renderApp('/reports', { handlers: restricted('notifications') });
    await heading('Page not found');
  });
});

describe('pages of the organisation', () => {
  it('have the address of their title', async () => {
    renderApp('/net-sales', {
      handlers: { getGraphSettings: () => theSettings({ mappings: [netSales] }) },
    });
    await heading('Net sales');
    expect(document.title).toBe('Net sales – Tavoite');
  });

  const view_titles = { en: 'Net sales', fi: 'Liikevaihto' };

  it('are found by a link that was shared in the other language', async () => {
    renderApp('/liikevaihto?start-date=2026-01-01&end-date=2026-06-30', {
      handlers: {
        getGraphSettings: () => theSettings({ mappings: [{ ...netSales, view_titles }] }),
      },
    });
    await heading('Net sales');
    expect(address()).toBe('/net-sales?start-date=2026-01-01&end-date=2026-06-30');
  });

  it('keep their place when the language changes their title and address', async () => {
    const user = userEvent.setup();
    const app = renderApp('/net-sales?start-date=2026-01-01&end-date=2026-06-30', {
      handlers: {
        getGraphSettings: () => theSettings({ mappings: [{ ...netSales, view_titles }] }),
        setLanguage: ({ body }) => body,
      },
    });
    await heading('Net sales');
    app.handlers.getGraphSettings = () =>
      theSettings({ mappings: [{ ...netSales, view_titles, view_title: 'Liikevaihto' }] });
    await user.click(screen.getByRole('button', { name: /Signed in/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /Suomi/ }));
    await heading('Liikevaihto');
    expect(address()).toBe('/liikevaihto?start-date=2026-01-01&end-date=2026-06-30');
  });

  it('are not there before the settings are, and can be tried again', async () => {
    const user = userEvent.setup();
    const app = renderApp('/roadmap', {
      handlers: {
        getGraphSettings: () => {
          throw refusal(503);
        },
      },
    });
    await screen.findByText('The pages of this environment could not be loaded.');
    app.handlers.getGraphSettings = () => theSettings();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Roadmap');
  });

  it('are none for a user who belongs to no organisation', async () => {
    renderApp('/', {
      handlers: {
        getUserDetails: () => aUser({ active_organization: null }),
        getActiveOrganization: ({ query }) =>
          query?.list ? { organizations: [] } : { organization: null },
        getGraphSettings: () => {
          throw refusal(404);
        },
      },
    });
    await heading('No environment');
  });
});

describe('the strategy screen', () => {
  it('shows the groups for the newest verified month', async () => {
    const app = renderApp('/', { handlers: strategyHandlers });
    await heading('Strategy and targets');
    await screen.findByRole('heading', { name: 'Profitable growth' });
    expect(screen.getByText('31.03.2026')).toBeVisible();
    // Its only group with others below it is open.
    expect(screen.getByRole('button', { name: 'Expand all' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Collapse all' })).toBeEnabled();
    expect(app.callsOf('listTargetGroups')).toHaveLength(1);
  });

  it('has no buttons for all when no group has children', async () => {
    renderApp('/', {
      handlers: { ...strategyHandlers, listTargetGroups: () => aList([aGroup(1, null)]) },
    });
    await screen.findByRole('heading', { name: 'Group 1' });
    expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Collapse all' })).toBeNull();
  });

  it('opens a target by a click, as the address says, and closes it', async () => {
    const user = userEvent.setup();
    renderApp('/', { handlers: strategyHandlers });
    await user.click(await screen.findByRole('button', { name: 'Grow net sales' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grow net sales' });
    expect(address()).toBe('/?target_id=500');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  it('leads to the graph page of a target whose link matches a view', async () => {
    const user = userEvent.setup();
    renderApp('/', {
      handlers: {
        ...strategyHandlers,
        getGraphSettings: () => theSettings({ mappings: [netSales] }),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Follow the graph' }));
    await heading('Net sales');
    expect(address()).toBe('/net-sales');
  });

  it('reads a target of a group that is not loaded by itself', async () => {
    const app = renderApp('/?target_id=777', {
      handlers: { ...strategyHandlers, getTarget: () => aTarget({ id: 777, title: 'Far below' }) },
    });
    await screen.findByRole('dialog', { name: 'Far below' });
    expect(app.callsOf('getTarget')[0]?.input).toMatchObject({
      params: { id: 777 },
      query: { start_date: '2026-03-01', end_date: '2026-03-31' },
    });
  });

  it.each(['999', 'abc', '0', '-1'])('says that target %j is unknown', async (id) => {
    renderApp(`/?target_id=${id}`, {
      handlers: {
        ...strategyHandlers,
        getTarget: () => {
          throw refusal(404);
        },
      },
    });
    await screen.findByText('The target was not found in this environment.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/');
  });

  it('offers to try again when the targets cannot be loaded', async () => {
    const user = userEvent.setup();
    const app = renderApp('/', {
      handlers: {
        ...strategyHandlers,
        listTargetGroups: () => {
          throw refusal(500);
        },
      },
    });
    await screen.findByText('The targets could not be loaded.');
    app.handlers.listTargetGroups = strategyHandlers.listTargetGroups;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Profitable growth' });
  });
});

it('speaks the language of the user at once when it is changed', async () => {
  const user = userEvent.setup();
  renderApp('/roadmap', { handlers: { setLanguage: ({ body }) => body } });
  await heading('Roadmap');
  await user.click(screen.getByRole('button', { name: /Signed in/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: /Suomi/ }));
  await heading('Tiekartta');
  expect(document.title).toBe('Tiekartta – Tavoite');
});

it('goes to the sign-in page on a 401, and comes back to the same place', async () => {
  const user = userEvent.setup();
  const app = renderApp('/', { handlers: { ...strategyHandlers, login: () => ({ key: 'new' }) } });
  await screen.findByRole('heading', { name: 'Profitable growth' });
  app.handlers.listTargetGroups = () => {
    throw refusal(401, { detail: 'Expired.', code: 'token_expired' });
  };
  await user.click(screen.getByRole('button', { name: 'YTD' }));
  await heading('Login');
  expect(screen.getByText(/Your session has expired/)).toBeVisible();
  app.handlers.listTargetGroups = strategyHandlers.listTargetGroups;
  await user.type(screen.getByLabelText('Email'), 'maija@example.fi');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await heading('Strategy and targets');
  expect(address()).toMatch(/^\/\?start-date=\d{4}-01-01&end-date=/);
});
