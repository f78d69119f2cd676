import type { TermCheck, TermDefinition } from '@tavoite/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';
import { signInAgain } from '../../../test/signInAgain.js';

const SALES: TermDefinition = {
  id: 1,
  key: 'sales',
  title: 'Net sales',
  title_fi: 'Liikevaihto',
  formula: null,
  parent: null,
  additional_parents: [],
  unit: '€',
  measurement_type_prefix: null,
  aggregation: 'flow',
  sum_values_in_tree: false,
  value_numeric_type: 'decimal',
  data_source: null,
  is_free_measure: false,
  ordering: 0,
  has_figures: true,
};
const DOUBLE: TermDefinition = {
  ...SALES,
  id: 2,
  key: 'double',
  title: 'Twice as much',
  formula: 'sales * 2',
  parent: 'sales',
  has_figures: false,
};
const SOUND: TermCheck = {
  problems: {},
  position: null,
  formula_str: 'Net sales * 2',
  month: '2026-01',
  value: 20,
  depends_on: [{ key: 'sales', title: 'Net sales' }],
  used_by: [{ kind: 'target', title: 'Grow' }],
};
const listOf = (results: TermDefinition[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

beforeEach(() => {
  fakeBrowser();
});

function open(terms: () => TermDefinition[], handlers: Handlers = {}, isManager = true) {
  return renderApp('/manage/terms', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      listTermDefinitions: () => listOf(terms()),
      checkTerm: () => SOUND,
      ...handlers,
    },
  });
}

const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  return within(await screen.findByRole('menu'));
};
const edit = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

it('lists the terms with what they are made of, by name, and finds them', async () => {
  open(() => [SALES, DOUBLE]);
  expect(await screen.findByText('Net sales')).toBeInTheDocument();
  expect(rowOf(/^Net sales/)).toHaveTextContent('entered € sales');
  expect(rowOf(/^Twice as much/)).toHaveTextContent('= Net sales × 2 € double');
  expect(screen.getByTitle('= sales * 2')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Find a term'), 'twice');
  expect(await screen.findByText('1 term')).toBeInTheDocument();
  // Without the tree around it, a term says where it is.
  expect(rowOf(/^Twice as much/)).toHaveTextContent('= Net sales × 2 · below Net sales € double');
  expect(screen.queryByText('Net sales')).toBeNull();
});

it('folds its branches, one by one and all at once', async () => {
  open(() => [SALES, DOUBLE]);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hide what is below: Net sales' }),
  );
  expect(screen.queryByText('Twice as much')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(screen.getByText('Twice as much')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByText('Twice as much')).toBeNull();
  // What is searched for is found in closed branches, too.
  await userEvent.type(screen.getByLabelText('Find a term'), 'twice');
  expect(await screen.findByText('Twice as much')).toBeInTheDocument();
});

it('adds a term below another, and shows it where it is', async () => {
  let terms = [SALES, { ...DOUBLE, id: 3, key: 'half', title: 'Half' }];
  const app = open(() => terms, {
    createTerm: () => {
      terms = [...terms, DOUBLE];
      return DOUBLE;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse all' }));
  const menu = await menuOf('Net sales');
  await userEvent.click(menu.getByRole('menuitem', { name: 'New term below' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Twice as much');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Twice as much' })).toBeInTheDocument();
  expect(app.callsOf('createTerm')[0]?.input).toMatchObject({ body: { parent: 'sales' } });
});

it('adds a term whose formula is completed by title, and takes it back', async () => {
  let terms = [SALES];
  const app = open(() => terms, {
    createTerm: () => {
      terms = [SALES, DOUBLE];
      return DOUBLE;
    },
    deleteTerm: () => {
      terms = [SALES];
      return '';
    },
  });
  await screen.findByText('Net sales');
  await userEvent.click(screen.getByRole('button', { name: 'New term' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Title in English')).not.toHaveAccessibleDescription();
  expect(dialog.getByLabelText('Title in Finnish')).toHaveAccessibleDescription('(optional)');
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Twice as much');
  // What the title makes of it, until another one is typed.
  expect(dialog.getByLabelText('Key')).toHaveValue('twice_as_much');
  await userEvent.clear(dialog.getByLabelText('Key'));
  await userEvent.type(dialog.getByLabelText('Key'), 'double');
  await userEvent.type(dialog.getByLabelText('Title in English'), '!');
  await userEvent.type(dialog.getByLabelText('Title in English'), '{Backspace}');
  expect(dialog.getByLabelText('Key')).toHaveValue('double');
  await userEvent.type(dialog.getByLabelText('Unit'), '€');
  await userEvent.type(dialog.getByLabelText('Multiple'), 'k');
  await userEvent.type(dialog.getByLabelText('Formula'), '2 * net');
  await userEvent.click(await dialog.findByRole('option', { name: 'Net sales sales' }));
  await waitFor(() => expect(dialog.getByLabelText('Formula')).toHaveValue('2 * sales'));
  expect(await dialog.findByText('Value of 01/2026: 20.00 k€')).toBeInTheDocument();
  expect(dialog.getByText('Computed from: Net sales')).toBeInTheDocument();
  expect(dialog.getByText('Used by targets: Grow')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Twice as much')).toBeInTheDocument();
  expect(app.callsOf('createTerm')[0]?.input).toMatchObject({
    body: { key: 'double', title: 'Twice as much', formula: '2 * sales', parent: null },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Twice as much')).toBeNull());
});

it('says what is wrong with a formula and shows where', async () => {
  open(() => [SALES], {
    checkTerm: () => ({
      ...SOUND,
      problems: { formula: ['Unknown term key: x'] },
      position: 4,
    }),
  });
  await edit('Net sales');
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Formula');
  await userEvent.type(field, '1 + x');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Unknown term key: x/));
  await userEvent.click(await dialog.findByRole('button', { name: 'Show where' }));
  expect((field as HTMLTextAreaElement).selectionStart).toBe(4);
});

it('overwrites nobody: shows what others wrote, and goes on only when told to', async () => {
  const theirs = { ...SALES, title: 'Theirs', formula: 'a + b', aggregation: 'stock' as const };
  let isStale = true;
  const app = open(() => [SALES], {
    changeTerm: () => {
      if (isStale) throw refusal(409, { code: 'stale', newest: theirs } as never);
      return { ...SALES, title: 'Mine' };
    },
  });
  await edit('Net sales');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Title in English'));
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Mine');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/It is now “Theirs” \(sales\)/)).toBeInTheDocument();
  // Both versions of what was typed; in the rest theirs is kept.
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Title in English: theirs “Theirs”, yours “Mine”',
  ]);
  isStale = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.callsOf('changeTerm')[1]?.input).toMatchObject({
    params: { id: 1 },
    body: { title: 'Mine', formula: 'a + b', aggregation: 'stock', was: { title: 'Theirs' } },
  });
});

it('does not lose what is typed without a question', async () => {
  open(() => [SALES]);
  await edit('Net sales');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title in English'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why a term is not deleted', async () => {
  const app = open(() => [SALES], {
    deleteTerm: () => {
      throw refusal(400, { non_field_errors: ['The term is used by Grow.'] });
    },
  });
  const menu = await menuOf('Net sales');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(app.toasts().map(({ kind }) => kind)).toEqual(['error']));
  expect(screen.getByText('Net sales')).toBeInTheDocument();
});

it('is for organisation managers only, and can be tried again', async () => {
  let isDown = true;
  open(() => [], {
    listTermDefinitions: () => {
      if (isDown) throw refusal(503);
      return listOf([]);
    },
  });
  expect(await screen.findByText('The terms could not be loaded')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There are no terms yet')).toBeInTheDocument();
  cleanup();
  const other = open(() => [SALES], {}, false);
  await waitFor(() => expect(other.callsOf('getUserDetails')).not.toEqual([]));
  expect(other.callsOf('listTermDefinitions')).toEqual([]);
});

it('keeps what is typed when the session ends, until it is given up', async () => {
  const app = open(() => [SALES]);
  await edit('Net sales');
  await userEvent.type(await screen.findByLabelText('Title in English'), ' of all');
  await signInAgain(app);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('What you had typed is back.')).toBeVisible();
  expect(dialog.getByLabelText('Title in English')).toHaveValue('Net sales of all');

  app.handlers.changeTerm = () => ({ ...SALES, title: 'Net sales of all' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // As it was when it was first opened, so that nobody's change is overwritten.
  expect(app.callsOf('changeTerm')[0]?.input).toMatchObject({
    body: { title: 'Net sales of all', was: { title: 'Net sales' } },
  });

  await edit('Net sales');
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText('Title in English')).toHaveValue('Net sales');
  await userEvent.type(again.getByLabelText('Title in English'), ' no more');
  await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await edit('Net sales');
  expect(await screen.findByLabelText('Title in English')).toHaveValue('Net sales');
  expect(screen.queryByText('What you had typed is back.')).toBeNull();
});

it('leads to what is refused, and clears it when it is changed', async () => {
  const app = open(() => [SALES], {
    createTerm: () => {
      const required = ['This field is required.'];
      throw refusal(400, { title: required, key: required });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New term' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const title = dialog.getByLabelText('Title in English');
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toBeInvalid();
  await userEvent.type(title, 'Orders');
  expect(title).toBeValid();
  // The key follows the title.
  expect(dialog.getByLabelText('Key')).toBeValid();
  expect(app.callsOf('createTerm')).toHaveLength(1);
});

it('opens what most do without where something in it is refused', async () => {
  open(() => [SALES], {
    createTerm: () => {
      throw refusal(400, { ordering: ['A valid integer is required.'] });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New term' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Order')).not.toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.getByLabelText('Order')).toHaveFocus());
  expect(dialog.getByLabelText('Order')).toBeVisible();
});
