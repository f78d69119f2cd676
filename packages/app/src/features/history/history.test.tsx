import type { HistoryEntry, Person } from '@tavoite/model';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';

const USER = { id: 7, username: 'maija', full_name: 'Maija Manager' };
const FLAGS = {
  report_manager: true,
  notification_manager: false,
  roadmap_manager: false,
  organization_manager: true,
};
const MAIJA: Person = {
  id: 7,
  email: 'maija@example.fi',
  full_name: 'Maija Manager',
  language: 'fi',
  status: 'active',
  last_sign_in: null,
  flags: FLAGS,
  inherited: [],
  is_kept_here: true,
};
const CHANGED: HistoryEntry = {
  id: 2,
  at: '2026-11-20T09:30:00+02:00',
  user: USER,
  access_token: null,
  event: 'person_changed',
  about: 'person 9',
  subject: 'Eero Reader',
  fields: [{ field: 'roadmap_manager', before: 'false', after: 'true' }],
  figures: null,
  months: null,
  reason: null,
  undoable: false,
};
const ADDED: HistoryEntry = {
  ...CHANGED,
  id: 1,
  user: null,
  event: 'term_added',
  about: 'term 5',
  subject: 'Sales',
  fields: [
    { field: 'unit', before: null, after: 'k€' },
    { field: 'is_free_measure', before: null, after: 'false' },
  ],
  undoable: true,
};

beforeEach(() => {
  fakeBrowser();
});

function open(handlers: Handlers, path = '/manage/history') {
  return renderApp(path, {
    handlers: { getUserDetails: () => aUser({ organization_manager: true }), ...handlers },
  });
}
const listOf = (results: HistoryEntry[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results,
});

it('says who changed what, from what to what', async () => {
  open({ listHistory: () => listOf([CHANGED, ADDED]) });
  expect(await screen.findByText('Person changed: Eero Reader')).toBeVisible();
  expect(screen.getByText(/Maija Manager, 20\/11\/2026 0?9[.:]30/)).toBeVisible();
  expect(screen.getByText(/Plans roadmaps: Off → On/)).toBeVisible();
  expect(screen.getByText(/The command line/)).toBeVisible();
  expect(screen.getByText(/Unit: k€$/)).toBeVisible();
});

it('names the access token of a machine', async () => {
  open({ listHistory: () => listOf([{ ...CHANGED, access_token: 'Payroll' }]) });
  expect(
    await screen.findByText(/^Maija Manager with the access token Payroll, 20/),
  ).toBeInTheDocument();
});

it('says how an organisation was set up as its page does', async () => {
  const changed: HistoryEntry = {
    ...CHANGED,
    event: 'organization_changed',
    subject: 'Harbour',
    fields: [
      { field: 'start_of_fiscal_year', before: '1', after: '4' },
      { field: 'restricted_views', before: null, after: 'data-map, logic' },
    ],
  };
  open({ listHistory: () => listOf([changed]) });
  expect(await screen.findByText('Organisation changed: Harbour')).toBeVisible();
  expect(screen.getByText(/Fiscal year starts in: January → April/)).toBeVisible();
  expect(screen.getByText(/Hidden pages: – → Data map, Business logic/)).toBeVisible();
});

it('names the parent of a group as that of no term', async () => {
  const moved: HistoryEntry = {
    ...CHANGED,
    event: 'group_changed',
    subject: 'Sales',
    fields: [{ field: 'parent', before: 'Growth', after: null }],
  };
  open({ listHistory: () => listOf([moved]) });
  expect(await screen.findByText(/Parent: Growth → –/)).toBeVisible();
});

it('is filtered, keeps the filter in the address, and reads on', async () => {
  const app = open({
    listHistory: ({ query }) =>
      query.before === undefined ? listOf([CHANGED], 2) : listOf([ADDED], 2),
  });
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'People');
  await waitFor(() => expect(address()).toBe('/manage/history?kind=people'));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Term added: Sales')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(screen.getByText('Person changed: Eero Reader')).toBeVisible();
  expect(app.callsOf('listHistory').at(-1)?.input).toEqual({
    query: { kind: 'people', before: 2 },
  });
});

it('says which months were closed and changed, and why', async () => {
  const closed: HistoryEntry = {
    ...CHANGED,
    event: 'month_closed',
    about: null,
    subject: '',
    fields: [],
    figures: 3,
    months: ['2026-10', '2026-10'],
  };
  const changed: HistoryEntry = {
    ...closed,
    id: 3,
    event: 'figures_changed',
    months: ['2026-01', '2026-03'],
    reason: 'A late invoice',
  };
  const moved: HistoryEntry = {
    ...CHANGED,
    id: 4,
    event: 'target_changed',
    fields: [{ field: 'end_date', before: '2026-12-31', after: null }],
  };
  open({ listHistory: () => listOf([closed, changed, moved]) });
  expect(await screen.findByText('Month closed: 10/2026')).toBeVisible();
  expect(screen.getByText('3 figures changed')).toBeVisible();
  expect(screen.getByText(/01\/2026 – 03\/2026.*A late invoice/)).toBeVisible();
  expect(screen.getByText(/To: 31\/12\/2026 → –/)).toBeVisible();
});

it('shows what someone has changed, and all changes of one thing', async () => {
  const app = open({
    listHistory: () => listOf([CHANGED, ADDED]),
    listPeople: () => ({
      count: 1,
      next: null,
      previous: null,
      results: [MAIJA],
    }),
  });
  const query = () => app.callsOf('listHistory').at(-1)?.input;
  const by = await screen.findByLabelText('Changed by');
  await screen.findByRole('option', { name: 'Maija Manager' });
  await userEvent.selectOptions(by, 'Maija Manager');
  await waitFor(() => expect(query()).toEqual({ query: { user: 7 } }));
  expect(address()).toBe('/manage/history?user=7');
  const all = await screen.findByRole('button', { name: 'All its changes: Term added: Sales' });
  await userEvent.click(all);
  await waitFor(() => expect(query()).toEqual({ query: { user: 7, about: 'term 5' } }));
  expect(await screen.findByText(/^Only the changes of/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^All its changes/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(query()).toEqual({ query: { user: 7 } }));
});

it('says that there is nothing yet, and can be tried again', async () => {
  let isDown = true;
  open({
    listHistory: () => {
      if (isDown) throw refusal(503);
      return listOf([]);
    },
  });
  expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeVisible();
});

it('takes a change back, and says why it cannot', async () => {
  let isRefused = true;
  let entries = [CHANGED, ADDED];
  const app = open({
    listHistory: () => listOf([...entries]),
    undoHistoryEntry: () => {
      if (isRefused) throw refusal(400, { non_field_errors: ['It has been changed since.'] });
      entries = [{ ...ADDED, id: 3, event: 'term_deleted' }, CHANGED, ADDED];
      return '';
    },
  });
  const button = await screen.findByRole('button', { name: 'Undo: Term added: Sales' });
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await userEvent.click(button);
  await waitFor(() => expect(app.toasts().map(({ kind }) => kind)).toEqual(['error']));
  isRefused = false;
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(await screen.findByText('Term deleted: Sales')).toBeVisible();
  expect(app.callsOf('undoHistoryEntry').at(-1)?.input).toEqual({ params: { id: 1 } });
});
