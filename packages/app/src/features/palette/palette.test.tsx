import type { Mapping, Term } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, anOrganization, aTarget, aUser, theSettings } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';

const aTerm = (id: number, title: string): Term => ({
  id,
  key: `k${id}`,
  title,
  formula: null,
  formula_str: null,
  parent: null,
  additional_parents: [],
  unit: '€',
  measurement_type_prefix: '',
  value_numeric_type: 'decimal',
  aggregation: 'flow',
  sum_values_in_tree: true,
  data_source: null,
  targets: [],
  is_verified: true,
});

const sales: Mapping = {
  id: 1,
  view_title: 'Sales follow-up',
  view_icon: null,
  redirect: false,
  children: [],
  terms_used: [{ key: 'k1' }],
  graph_properties: {},
  properties: {},
};

const handlers: Handlers = {
  getGraphSettings: () => theSettings({ mappings: [sales] }),
  listTerms: () => aList([aTerm(1, 'Net revenue'), aTerm(2, 'Wages')]),
  listTargets: () => aList([aTarget({ id: 500, title: 'Grow revenue' })]),
  getRawDataTimespan: () => ({ start_date: null, end_date: null }),
  listTargetGroups: () => aList([]),
  activateOrganization: () => ({ organization: anOrganization({ id: 11, name: 'Turku' }) }),
};

beforeEach(() => fakeBrowser());

async function openPalette(settings: Handlers = {}) {
  const user = userEvent.setup();
  const app = renderApp('/change-password', { handlers: { ...handlers, ...settings } });
  await screen.findByRole('heading', { level: 1, name: 'Change password' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
  await waitFor(() => expect(app.state().terms.status).not.toBe('pending'));
  return { app, user, dialog, field: dialog.getByRole('combobox', { name: 'Search' }) };
}

const options = (dialog: ReturnType<typeof within>): (string | null)[] =>
  (dialog.getAllByRole('option') as HTMLElement[]).map((option) => option.textContent);

test('lists pages, targets, terms, other environments, actions and the guide, and nothing twice', async () => {
  const { dialog, app } = await openPalette();
  expect(options(dialog)).toEqual([
    'Strategy',
    'Roadmap',
    'Business logic',
    'Notifications',
    'Data map',
    'System messages',
    'Change password',
    'Sales follow-up',
    'Grow revenue',
    'Net revenueGraph: Sales follow-up',
    'WagesData map',
    'TurkuPohjola Oy',
    'OuluPohjola Oy',
    'KemiOulu',
    'Copy a link to this page',
    'Theme: Light',
    'Theme: Dark',
    'Language: Suomi',
    'Log out',
    'Strategy and targetsReaders',
    'The treeStrategy and targets',
    'The monthStrategy and targets',
    'MetersStrategy and targets',
    'Details of a targetStrategy and targets',
    'Graphs and numbersReaders',
    'Solid and dashedGraphs and numbers',
    'Choosing the periodGraphs and numbers',
  ]);
  expect(app.callsOf('listTerms')).toHaveLength(1);
});

test('a term leads to its graph, and the page takes the focus', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'net rev{Enter}');
  await waitFor(() => expect(address()).toBe('/sales-follow-up'));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Sales follow-up' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a term that no graph draws leads to its row in the data map', async () => {
  const { user, field } = await openPalette();
  await user.type(field, 'wages{Enter}');
  await waitFor(() => expect(address()).toBe('/data-map?keys=k2'));
});

test('what organisation managers keep is offered to them, and to nobody else', async () => {
  const { user, field, dialog } = await openPalette({
    getUserDetails: () => aUser({ organization_manager: true }),
  });
  await user.type(field, 'monthly');
  await waitFor(() => expect(options(dialog)).toContain('Monthly figuresManage'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/manage/figures'));
});

test('buttons of organisation managers lead to their pages, by other words too', async () => {
  const { user, field, dialog } = await openPalette({
    getUserDetails: () => aUser({ organization_manager: true }),
  });
  for (const [typed, found] of [
    ['close the month', 'Close the monthMonthly figures'],
    ['invite', 'Invite someonePeople'],
    ['import', 'Import filesOrganisation'],
    ['paste', 'Monthly figuresManage'],
    ['guide', 'Help'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    await waitFor(() => expect(options(dialog)).toContain(found));
  }
  await user.clear(field);
  await user.type(field, 'invite someone{Enter}');
  await waitFor(() => expect(address()).toBe('/manage/people'));
});

test('sections of the guide are found by what they say', async () => {
  const { user, field, dialog } = await openPalette();
  await user.type(field, 'webhook');
  const [section] = await dialog.findAllByRole('option');
  expect(section).toHaveTextContent(/webhook/i);
  await user.click(section as HTMLElement);
  await waitFor(() => expect(address()).toMatch(/^\/help\/history/));
});

test('an environment is switched to', async () => {
  const { app, user, field } = await openPalette();
  await user.type(field, 'turku{Enter}');
  await waitFor(() =>
    expect(app.callsOf('activateOrganization').map(({ input }) => input)).toEqual([
      { body: { id: 11 } },
    ]),
  );
});

test('what the organisation restricts is not offered', async () => {
  const { dialog } = await openPalette({
    getGraphSettings: () =>
      theSettings({ mappings: [sales], restricted_views: ['strategy', 'data-map', 'logic'] }),
  });
  const shown = options(dialog);
  expect(shown).toContain('Net revenueGraph: Sales follow-up');
  for (const hidden of ['Strategy', 'Data map', 'Business logic', 'Grow revenue'])
    expect(shown).not.toContain(hidden);
  expect(shown).not.toContainEqual(expect.stringMatching(/^Wages/));
});

test('terms that cannot be loaded are reported, and requested again at the next opening', async () => {
  let failing = true;
  const { app, dialog, user, field } = await openPalette({
    listTerms: () => {
      if (failing) throw refusal(503);
      return aList([aTerm(1, 'Net revenue')]);
    },
  });
  await user.type(field, 'net rev');
  expect(await dialog.findByText(/could not be loaded/)).toBeVisible();
  await user.keyboard('{Escape}');
  failing = false;
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  await waitFor(() => expect(app.state().terms.status).toBe('fulfilled'));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'net rev');
  expect(await screen.findByRole('option', { name: /Net revenue/ })).toBeVisible();
});

test('theme, language and sign-out are there as actions', async () => {
  const { app, user, field } = await openPalette({
    setLanguage: () => ({ language: 'fi' as const }),
  });
  await user.type(field, 'dark{Enter}');
  await waitFor(() => expect(app.state().preferences.theme).toBe('dark'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'suomi{Enter}');
  await waitFor(() => expect(app.callsOf('setLanguage')).toHaveLength(1));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Haku' }), 'ulos{Enter}');
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a link that is copied names the environment', async () => {
  const { app, user, field } = await openPalette();
  await user.type(field, 'copy a link{Enter}');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('http://localhost/change-password?org=10'),
  );
  await waitFor(() =>
    expect(app.toasts()).toContainEqual({ kind: 'success', message: { key: 'link-copied' } }),
  );
});
