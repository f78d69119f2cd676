import type {
  ListedTargetDefinitions,
  TargetDefinition,
  TargetGroup,
  TargetGroupDefinition,
} from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aGroup, aTarget, aUser } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';

const group = (id: number, title: string, parent: number | null = null): TargetGroupDefinition => ({
  id,
  key: `g${id}`,
  title,
  title_fi: null,
  parent,
  user: null,
  ordering: id,
});
const target = (id: number, title: string, target_group: number): TargetDefinition => ({
  id,
  key: `t${id}`,
  target_group,
  title,
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
  ordering: id,
});
const GROUPS = [group(1, 'Growth'), { ...group(2, 'People', 1), user: 5, ordering: 1 }];
const TARGETS = [target(1, 'Sell more', 1), target(2, 'Spend less', 1)];
const AINO = { id: 5, username: 'aino@example.com', full_name: 'Aino Aalto' };
const LISTED: ListedTargetDefinitions = { groups: GROUPS, targets: TARGETS, owners: [AINO] };

beforeEach(() => {
  fakeBrowser();
});

function open(
  definitions: () => ListedTargetDefinitions = () => LISTED,
  handlers: Handlers = {},
  path = '/manage/targets',
) {
  const reached: TargetGroup = aGroup(1, null, [], {
    targets: [aTarget({ id: 1, title: 'Of the strategy', measurement_type_prefix: '' })],
  });
  return renderApp(path, {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: true }),
      listTargetDefinitions: definitions,
      listTermDefinitions: () => ({ count: 0, next: null, previous: null, results: [] }),
      getOrganizationUsers: () => ({
        users: [AINO],
      }),
      getRawDataTimespan: () => ({ start_date: '2025-01-01', end_date: '2026-09-30' }),
      listTargetGroups: () => ({ count: 1, next: null, previous: null, results: [reached] }),
      ...handlers,
    },
  });
}
const card = async (name: string) => within(await screen.findByRole('article', { name }));

it('shows the cards of the strategy with what the targets have reached', async () => {
  const app = open();
  const growth = await card('Growth');
  expect(growth.getByText('Main target')).toBeInTheDocument();
  expect((await card('People')).getByRole('img', { name: /Aino Aalto/ })).toBeInTheDocument();
  expect(await screen.findByText('Figures of September 2026')).toBeInTheDocument();
  expect(growth.getAllByText('80.00 €', { exact: false })[0]).toBeInTheDocument();
  expect(growth.getByText('Sell more')).toBeInTheDocument();
  expect(app.callsOf('listTargetGroups')[0]?.input).toMatchObject({
    query: { start_date: '2026-09-01', end_date: '2026-09-30', all: true },
  });
});

it('shows the cards also where there are no figures', async () => {
  const app = open(undefined, { getRawDataTimespan: () => ({ start_date: null, end_date: null }) });
  expect((await card('Growth')).getByText('Sell more')).toBeInTheDocument();
  await waitFor(() => expect(app.callsOf('getRawDataTimespan')).toHaveLength(1));
  expect(app.callsOf('listTargetGroups')).toEqual([]);
});

it('keeps the view in the address, also while a form is open', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
  expect(address()).toBe('/manage/targets?view=list');
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Growth' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New target' }));
  expect(address()).toBe('/manage/targets?view=list&target=new&in=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/manage/targets?view=list');
  await userEvent.click(await screen.findByRole('radio', { name: 'Tree' }));
  expect(address()).toBe('/manage/targets');
});

it('begins with the list on a phone', async () => {
  fakeBrowser({ wide: false });
  open();
  expect(await screen.findByRole('radio', { name: 'List' })).toBeChecked();
  expect(screen.queryByRole('article')).toBeNull();
});

const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('opens the forms from the cards', async () => {
  open(undefined, { checkTarget: () => refusal(503) as never });
  await choose('People', 'Edit');
  expect(address()).toBe('/manage/targets?group=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await choose('Sell more', 'Edit');
  expect(address()).toBe('/manage/targets?target=1');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await choose('Growth', 'New group inside');
  expect(address()).toBe('/manage/targets?group=new&in=1');
});

it('hides what is in a group', async () => {
  open();
  await userEvent.click(
    (await card('Growth')).getByRole('button', { name: /Hide|Collapse|Close/ }),
  );
  expect(screen.queryByRole('article', { name: 'People' })).toBeNull();
});

it('takes a move back, step by step', async () => {
  let targets = TARGETS;
  const app = open(() => ({ ...LISTED, targets }), {
    changeTarget: (input) => {
      const { params, body } = input as {
        params: { id: number };
        body: TargetDefinition & { was: unknown };
      };
      const { was: _, ...fields } = body;
      const saved = { ...fields, id: params.id };
      targets = targets.map((each) => (each.id === saved.id ? saved : each));
      return saved;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions: Sell more' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(
      app.callsOf('changeTarget').map(({ input }) => {
        const { params, body } = input as { params: { id: number }; body: TargetDefinition };
        return [params.id, body.ordering];
      }),
    ).toEqual([
      [2, 1],
      [1, 2],
      [1, 1],
      [2, 2],
    ]),
  );
});
