import type {
  ListedTargetDefinitions,
  TargetCheck,
  TargetDefinition,
  TargetGroupDefinition,
  TermDefinition,
} from '@tavoite/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

const GROWTH: TargetGroupDefinition = {
  id: 1,
  key: 'growth',
  title: 'Growth',
  title_fi: 'Kasvu',
  parent: null,
  user: 5,
  ordering: 1,
};
const PEOPLE: TargetGroupDefinition = {
  ...GROWTH,
  id: 2,
  key: 'people',
  title: 'People',
  user: null,
  ordering: 2,
};
const SALES: TargetDefinition = {
  id: 11,
  key: 'sales',
  target_group: 1,
  title: 'Sell more',
  title_fi: null,
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  formula: 'sales',
  target_formula: '100',
  compare_formula: null,
  compare_months_earlier: 12,
  minimum_value: null,
  reversed_target: false,
  value_numeric_type: 'decimal',
  measurement_type_prefix: null,
  unit: '€',
  additional_information: null,
  additional_information_fi: null,
  link_tag: null,
  ordering: 1,
};
const COSTS: TargetDefinition = {
  ...SALES,
  id: 12,
  key: 'costs',
  title: 'Spend less',
  formula: 'costs',
  reversed_target: true,
  ordering: 2,
};
const SOUND: TargetCheck = {
  problems: {},
  positions: {},
  shown: { formula: 'Net sales' },
  month: '2026-09',
  current_value: 80,
  target_value: 100,
  compare_value: 60,
  is_verified: true,
  points: [],
};
const AINO = { id: 5, username: 'aino@example.com', full_name: 'Aino Aalto' };
const everything = (): ListedTargetDefinitions => ({
  groups: [GROWTH, PEOPLE],
  targets: [SALES, COSTS],
  owners: [AINO],
});
const listOf = <Item,>(results: Item[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

beforeEach(() => {
  fakeBrowser();
});

function open(
  definitions: () => ListedTargetDefinitions,
  handlers: Handlers = {},
  { isManager = true, path = '/manage/targets?view=list' } = {},
) {
  return renderApp(path, {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      listTargetDefinitions: definitions,
      listTermDefinitions: () => listOf([]),
      getOrganizationUsers: () => ({
        users: [AINO],
      }),
      checkTarget: () => SOUND,
      ...handlers,
    },
  });
}

const menuOf = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const dialogOf = async () => within(await screen.findByRole('dialog'));

it('names an owner who is no member, and keeps that owner', async () => {
  const owners = [{ id: 77, username: 'veera@example.com', full_name: 'Veera Vieras' }];
  open(() => ({ ...everything(), groups: [{ ...GROWTH, user: 77 }], owners }));
  expect(await screen.findByText('Veera Vieras')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Growth' }));
  expect((await dialogOf()).getByLabelText('Owner')).toHaveDisplayValue('Veera Vieras');
});

it('offers members alone for other groups', async () => {
  const owners = [{ id: 77, username: 'veera@example.com', full_name: 'Veera Vieras' }];
  open(() => ({ ...everything(), groups: [{ ...GROWTH, user: 77 }, PEOPLE], owners }));
  await userEvent.click(await screen.findByRole('button', { name: 'People' }));
  const options = within((await dialogOf()).getByLabelText('Owner')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.any(String), 'Aino Aalto']);
});

const termOfCosts = (title: string): TermDefinition => ({
  id: 1,
  key: 'costs',
  title,
  title_fi: null,
  formula: null,
  parent: null,
  additional_parents: [],
  unit: null,
  measurement_type_prefix: null,
  aggregation: 'flow',
  sum_values_in_tree: false,
  value_numeric_type: 'decimal',
  data_source: null,
  is_free_measure: false,
  ordering: 0,
  has_figures: true,
});

it('lists the groups with their owners, and what their targets measure', async () => {
  open(everything, { listTermDefinitions: () => listOf([termOfCosts('All costs')]) });
  const growth = within(await screen.findByRole('region', { name: 'All targets' }));
  await growth.findByText('Growth');
  expect(growth.getByText('Aino Aalto')).toBeInTheDocument();
  expect(growth.getByText('sales · at least 100 · 2026')).toBeInTheDocument();
  // By their names, as far as there are terms of these keys.
  expect(growth.getByText('All costs · at most 100 · 2026')).toBeInTheDocument();
  await userEvent.click(growth.getByRole('button', { name: 'Growth' }));
  expect((await dialogOf()).getByLabelText('Title in English')).toHaveValue('Growth');
});

it('does not repeat the name of a target that is called as its term', async () => {
  open(everything, { listTermDefinitions: () => listOf([termOfCosts(COSTS.title)]) });
  expect(await screen.findByText('at most 100 · 2026')).toBeInTheDocument();
});

it('adds a target to a group with its meter beside it, and takes it back', async () => {
  let targets = [COSTS];
  const app = open(() => ({ groups: [GROWTH], targets, owners: [] }), {
    createTarget: () => {
      targets = [COSTS, SALES];
      return SALES;
    },
    deleteTarget: () => {
      targets = [COSTS];
      return '';
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Growth' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New target' }));
  const dialog = await dialogOf();
  expect(await dialog.findByText(/^The meter is drawn here/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Sell more');
  await userEvent.type(dialog.getByLabelText('Measured by'), 'sales');
  expect(
    await dialog.findByText('September 2026: 80.00; target 100.00; compared with 60.00'),
  ).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sell more')).toBeInTheDocument();
  expect(app.callsOf('createTarget')[0]?.input).toMatchObject({
    body: { title: 'Sell more', formula: 'sales', target_group: 1, target_formula: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Sell more')).toBeNull());
});

it('takes a number with a comma from those who read Finnish', async () => {
  const app = open(everything, {
    getUserDetails: () => aUser({ organization_manager: true, language: 'fi' }),
    changeTarget: () => SALES,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Toiminnot: Sell more' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Muokkaa' }));
  const dialog = await dialogOf();
  const field = dialog.getByLabelText('Tavoitearvo');
  await userEvent.clear(field);
  await userEvent.type(field, '1,95');
  await waitFor(() =>
    expect(app.callsOf('checkTarget').at(-1)?.input).toMatchObject({
      body: { target_formula: '1.95' },
    }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Tallenna' }));
  await waitFor(() =>
    expect(app.callsOf('changeTarget')[0]?.input).toMatchObject({
      body: { target_formula: '1.95', was: { target_formula: '100' } },
    }),
  );
});

it('says at its field what is wrong with a formula', async () => {
  open(everything, {
    checkTarget: () => ({
      ...SOUND,
      month: null,
      problems: { target_formula: ['Unknown term key: x'] },
      positions: { target_formula: 4 },
    }),
  });
  await menuOf('Sell more', 'Edit');
  const dialog = await dialogOf();
  const field = dialog.getByLabelText('Target value');
  await userEvent.type(field, ' + x');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Unknown term key: x/));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show where' }));
  expect((field as HTMLTextAreaElement).selectionStart).toBe(4);
});

it('is looked at once while nothing is typed, and not called empty once something is', async () => {
  const app = open(everything, {
    checkTarget: ({ body: { title } }) => ({
      ...SOUND,
      ...(title === '' && { problems: { title: ['This field is required.'] } }),
    }),
  });
  await menuOf('Sell more', 'Edit');
  const dialog = await dialogOf();
  const title = dialog.getByLabelText('Title in English');
  await userEvent.clear(title);
  await waitFor(() => expect(title).toHaveAccessibleDescription('This field is required.'));
  const looks = app.callsOf('checkTarget').length;
  // Longer than it takes until what was typed is looked at.
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(app.callsOf('checkTarget')).toHaveLength(looks);
  await userEvent.type(title, 'S');
  expect(title).not.toHaveAccessibleDescription('This field is required.');
});

it('overwrites nobody: shows what others wrote, and goes on only when told to', async () => {
  const theirs = { ...GROWTH, title: 'Theirs' };
  let isStale = true;
  const app = open(everything, {
    changeTargetGroup: () => {
      if (isStale) throw refusal(409, { code: 'stale', newest: theirs } as never);
      return { ...GROWTH, title: 'Mine' };
    },
  });
  await menuOf('Growth', 'Edit');
  const dialog = await dialogOf();
  await userEvent.clear(dialog.getByLabelText('Title in English'));
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/It is now “Theirs”/)).toBeInTheDocument();
  isStale = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('changeTargetGroup')[1]?.input).toMatchObject({
    params: { id: 1 },
    body: { title: 'Mine', was: { title: 'Theirs' } },
  });
});

it('takes what others wrote where nothing was typed', async () => {
  const theirs = { ...GROWTH, title: 'Theirs', title_fi: 'Heidän' };
  let isStale = true;
  const app = open(everything, {
    changeTargetGroup: () => {
      if (isStale) throw refusal(409, { code: 'stale', newest: theirs } as never);
      return theirs;
    },
  });
  await menuOf('Growth', 'Edit');
  const dialog = await dialogOf();
  await userEvent.clear(dialog.getByLabelText('Title in English'));
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // The other title is nothing of mine.
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  isStale = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(app.callsOf('changeTargetGroup')).toHaveLength(2));
  expect(app.callsOf('changeTargetGroup')[1]?.input).toMatchObject({
    body: { title: 'Mine', title_fi: 'Heidän' },
  });
});

it('says that a date is missing, not how programs write dates', async () => {
  open(everything, {
    checkTarget: () => ({
      ...SOUND,
      problems: { start_date: ['Enter a date in the form YYYY-MM-DD.'] },
    }),
  });
  await menuOf('Sell more', 'Edit');
  const dialog = await dialogOf();
  const from = dialog.getByLabelText('From');
  await userEvent.clear(from);
  await waitFor(() => expect(from).toHaveAccessibleDescription('Enter a date.'));
});

it('moves a target among its siblings', async () => {
  const app = open(everything, { changeTarget: () => SALES });
  await menuOf('Spend less', 'Move up');
  await waitFor(() =>
    expect(app.callsOf('changeTarget').map(({ input }) => input)).toMatchObject([
      { params: { id: 12 }, body: { ordering: 1, was: { ordering: 2 } } },
      { params: { id: 11 }, body: { ordering: 2, was: { ordering: 1 } } },
    ]),
  );
});

it('says why a group is not deleted', async () => {
  const app = open(everything, {
    deleteTargetGroup: () => {
      throw refusal(400, { non_field_errors: ['Something is in the group.'] });
    },
  });
  await menuOf('Growth', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(app.toasts().map(({ kind }) => kind)).toEqual(['error']));
  expect(screen.getByText('Growth')).toBeInTheDocument();
});

it('puts a deleted target back with what it was', async () => {
  let targets = [SALES, COSTS];
  const app = open(() => ({ groups: [GROWTH], targets, owners: [] }), {
    deleteTarget: () => {
      targets = [SALES];
      return '';
    },
    createTarget: () => {
      targets = [SALES, COSTS];
      return COSTS;
    },
  });
  await menuOf('Spend less', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Spend less')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Spend less')).toBeInTheDocument();
  expect(app.callsOf('createTarget')[0]?.input).toMatchObject({
    body: { key: 'costs', formula: 'costs', reversed_target: true },
  });
});

it('does not offer to put a group into itself', async () => {
  const below = { ...PEOPLE, parent: 1, ordering: 1 };
  const other = { ...PEOPLE, id: 3, key: 'other', title: 'Other' };
  open(
    () => ({ groups: [GROWTH, below, other], targets: [], owners: [] }),
    {},
    {
      path: '/manage/targets?view=list&group=1',
    },
  );
  const place = (await dialogOf()).getByLabelText('Parent group');
  expect(
    within(place)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['None: at the top', 'Other']);
});

it('is for organisation managers only, and can be tried again', async () => {
  let isDown = true;
  open(() => {
    if (isDown) throw refusal(503);
    return { groups: [], targets: [], owners: [] };
  });
  expect(await screen.findByText('The targets could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No target groups yet')).toBeInTheDocument();
  cleanup();
  const other = open(everything, {}, { isManager: false });
  await waitFor(() => expect(other.callsOf('getUserDetails')).not.toEqual([]));
  expect(other.callsOf('listTargetDefinitions')).toEqual([]);
});
