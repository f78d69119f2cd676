import type { ObjectiveDefinition, OrganizationDefinition } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

const GROW: ObjectiveDefinition = {
  id: 11,
  key: 'grow',
  title: 'Grow',
  title_fi: 'Kasva',
  description: 'Every year',
  description_fi: null,
  ordering: 1,
};
const CARE: ObjectiveDefinition = { ...GROW, id: 12, key: 'care', title: 'Care', ordering: 2 };
const HARBOUR: OrganizationDefinition = {
  id: 1,
  key: 'harbour',
  name: 'Harbour',
  name_fi: null,
  start_of_fiscal_year: 1,
  time_zone: 'Europe/Helsinki',
  restricted_views: ['logic'],
  objectives: [GROW, CARE],
  children: [
    { id: 2, name: 'Quay', name_fi: null, parent: 1, is_archived: false },
    { id: 3, name: 'Crane', name_fi: null, parent: 2, is_archived: false },
    { id: 4, name: 'Old quay', name_fi: null, parent: 1, is_archived: true },
  ],
};

beforeEach(() => {
  fakeBrowser();
});

function open(definition: () => OrganizationDefinition, handlers: Handlers = {}, isManager = true) {
  return renderApp('/manage/organization', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      getOrganizationDefinition: definition,
      ...handlers,
    },
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string, item: string) => {
  await press(`Actions: ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialogOf = async () => within(await screen.findByRole('dialog'));

it('says how the organisation is set up', async () => {
  open(() => ({ ...HARBOUR }));
  const settings = within(await screen.findByRole('region', { name: 'Names, calendar and pages' }));
  const zone = /^Europe\/Helsinki \(UTC\+[23]\)$/;
  for (const words of ['Harbour', 'January', zone, 'Business logic'])
    expect(settings.getByText(words)).toBeInTheDocument();
});

it('shows what moves with the fiscal year before it is saved, and takes it back', async () => {
  let now = HARBOUR;
  const app = open(() => ({ ...now }), {
    changeOrganization: () => {
      now = { ...now, start_of_fiscal_year: now.start_of_fiscal_year === 1 ? 4 : 1 };
      return now;
    },
  });
  await press('Edit the organisation');
  const dialog = await dialogOf();
  expect(dialog.queryByText('What moves with the fiscal year')).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Fiscal year starts in'), 'April');
  expect(
    await dialog.findByText(/^Current fiscal year: \d{4} → Apr \d{4}–Mar \d{4}$/),
  ).toBeVisible();
  expect(dialog.getByText(/^Current quarter: Q/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('April')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByText('January')).toBeInTheDocument();
  expect(app.callsOf('changeOrganization').map(({ input }) => input)).toMatchObject([
    { body: { start_of_fiscal_year: 4, was: { start_of_fiscal_year: 1 } } },
    { body: { start_of_fiscal_year: 1, was: { start_of_fiscal_year: 4 } } },
  ]);
});

it('says in words what others have changed, and goes on only when told to', async () => {
  const theirs = { ...HARBOUR, name: 'Port', restricted_views: [] };
  let isStale = true;
  const app = open(() => ({ ...HARBOUR }), {
    changeOrganization: () => {
      if (isStale) throw refusal(409, { code: 'stale', newest: theirs } as never);
      return theirs;
    },
  });
  await press('Edit the organisation');
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Roadmap' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText(/meanwhile: Name in English: Port; Hidden pages: None\./),
  ).toBeInTheDocument();
  isStale = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('changeOrganization')[1]?.input).toMatchObject({
    body: { restricted_views: ['logic', 'roadmap'], was: { name: 'Port', restricted_views: [] } },
  });
});

it('says at its field what is wrong', async () => {
  open(() => ({ ...HARBOUR }), {
    changeOrganization: () => {
      throw refusal(400, { name: ['This field is required.'] });
    },
  });
  await press('Edit the organisation');
  const dialog = await dialogOf();
  await userEvent.clear(dialog.getByLabelText('Name in English'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Name in English')).toHaveAccessibleDescription(/required/),
  );
});

it('adds an objective, deletes one, and brings it back under its key', async () => {
  let objectives = [GROW];
  const app = open(() => ({ ...HARBOUR, objectives }), {
    createObjective: () => {
      objectives = [GROW, CARE];
      return CARE;
    },
    deleteObjective: () => {
      objectives = [CARE];
      return '';
    },
  });
  await press('New objective');
  const dialog = await dialogOf();
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Care');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Care')).toBeInTheDocument();
  expect(app.callsOf('createObjective')[0]?.input).toMatchObject({
    body: { key: '', title: 'Care', ordering: 2 },
  });
  await choose('Grow', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Grow')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as Element);
  await waitFor(() =>
    expect(app.callsOf('createObjective')[1]?.input).toMatchObject({
      body: { key: 'grow', title: 'Grow', description: 'Every year' },
    }),
  );
});

it('orders objectives from the menu and in a list of its own', async () => {
  const app = open(() => ({ ...HARBOUR }), { orderObjectives: () => '' });
  await choose('Care', 'Move up');
  await waitFor(() =>
    expect(app.callsOf('orderObjectives')[0]?.input).toEqual({
      body: { ids: [12, 11], was: [11, 12] },
    }),
  );
  await press('Change the order');
  const dialog = await dialogOf();
  await userEvent.click(dialog.getByRole('button', { name: 'Move Grow down' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(app.callsOf('orderObjectives')).toHaveLength(2));
});

it('adds an organisation below, moves one, but not below itself', async () => {
  const app = open(() => ({ ...HARBOUR }), {
    createChildOrganization: () => ({
      id: 5,
      name: 'Mole',
      name_fi: null,
      parent: 2,
      is_archived: false,
    }),
    changeChildOrganization: () => ({ ...HARBOUR.children[1], parent: 1 }) as never,
  });
  await press('New organisation');
  let dialog = await dialogOf();
  await userEvent.type(dialog.getByLabelText('Name in English'), 'Mole');
  await userEvent.selectOptions(dialog.getByLabelText('Parent organisation'), 'Quay');
  expect(dialog.queryByRole('option', { name: 'Old quay' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('createChildOrganization')[0]?.input).toEqual({
    body: { name: 'Mole', name_fi: null, parent: 2 },
  });
  await choose('Crane', 'Move');
  dialog = await dialogOf();
  expect(dialog.queryByRole('option', { name: 'Crane' })).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Parent organisation'), 'Harbour');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(app.callsOf('changeChildOrganization')[0]?.input).toEqual({
      params: { id: 3 },
      body: { parent: 1, is_archived: false, was: { parent: 2, is_archived: false } },
    }),
  );
});

it('archives after a question, brings back at once, and says why it cannot', async () => {
  const app = open(() => ({ ...HARBOUR }), {
    changeChildOrganization: ({ body }) => {
      if (!body.is_archived) throw refusal(400, { parent: ['The one above is archived.'] });
      return { ...HARBOUR.children[0], ...body, is_archived: true } as never;
    },
  });
  await choose('Quay', 'Archive');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.callsOf('changeChildOrganization')[0]?.input).toEqual({
    params: { id: 2 },
    body: { parent: 1, is_archived: true, was: { parent: 1, is_archived: false } },
  });
  // What was done before does not answer the next question.
  await choose('Grow', 'Delete');
  const next = within(await screen.findByRole('alertdialog'));
  await userEvent.click(next.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await choose('Old quay', 'Bring back');
  await waitFor(() => expect(app.toasts().at(-1)?.kind).toBe('error'));
});

it('can be tried again', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw refusal(503);
    return { ...HARBOUR };
  });
  expect(await screen.findByText('The organisation could not be loaded')).toBeVisible();
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('region', { name: 'Objectives' })).toBeInTheDocument();
});

it('is closed to everyone without the flag', async () => {
  const app = open(() => ({ ...HARBOUR }), {}, false);
  await waitFor(() => expect(app.callsOf('getActiveOrganization').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryByText('Names, calendar and pages')).toBeNull());
  expect(app.callsOf('getOrganizationDefinition')).toEqual([]);
});
