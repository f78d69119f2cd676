import type { PageDefinition } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

const RESULT: PageDefinition = {
  id: 1,
  key: 'result',
  title: 'Result page',
  title_fi: null,
  icon: null,
  parent: null,
  redirect: false,
  ordering: 1,
  terms: [],
  properties: {},
};
const PEOPLE: PageDefinition = { ...RESULT, id: 2, key: 'people', title: 'People page' };
const BELOW: PageDefinition = { ...RESULT, id: 3, key: 'below', title: 'Page below', parent: 1 };
const listOf = <Item,>(results: Item[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

beforeEach(() => {
  fakeBrowser();
});

function open(pages: () => PageDefinition[], handlers: Handlers = {}, isManager = true) {
  return renderApp('/manage/pages', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      listPageDefinitions: () => listOf(pages()),
      listTermDefinitions: () => listOf([]),
      ...handlers,
    },
  });
}
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions: ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('adds the first page', async () => {
  let pages: PageDefinition[] = [];
  open(() => pages, {
    createPage: () => {
      pages = [RESULT];
      return RESULT;
    },
  });
  expect(await screen.findByText('No pages yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New page' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title in English'), 'Result page');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Actions: Result page' })).toBeInTheDocument();
});

it('moves a page among those of its place, from the order that was seen', async () => {
  let sent: unknown;
  open(() => [RESULT, BELOW, PEOPLE], {
    orderPages: ({ body }) => {
      sent = body;
      return '';
    },
  });
  await choose('People page', 'Move up');
  await waitFor(() => expect(sent).toEqual({ ids: [2, 1], was: [1, 2] }));
});

it('hides and shows the pages below another', async () => {
  open(() => [RESULT, BELOW, PEOPLE]);
  const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-level'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Hide what is below: Result page' }),
  );
  expect(rows()).toEqual(['1', '1']);
  await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(rows()).toEqual(['1', '2', '1']);
});

it('offers icons and colours by their names, and keeps a colour of its own until another is chosen', async () => {
  const drawn = { key: 'net', type: 'bar' as const, color: '#123456' };
  let sent: unknown;
  open(() => [{ ...RESULT, icon: 'rocket', terms: [drawn] }], {
    changePage: ({ body }) => {
      sent = body;
      return RESULT;
    },
  });
  await choose('Result page', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'rocket' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: '#123456' })).toBeChecked();
  await userEvent.click(dialog.getByRole('radio', { name: 'Leaf' }));
  await userEvent.click(dialog.getByRole('radio', { name: '3' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject({ icon: 'leaf', terms: [{ ...drawn, color: 'data-3' }] }),
  );
});

it('asks nothing about the graph of a page that is a heading only', async () => {
  open(() => [{ ...RESULT, redirect: true }]);
  await choose('Result page', 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('combobox', { name: 'Terms' })).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Only a heading/ }));
  expect(dialog.getByRole('combobox', { name: 'Terms' })).toBeInTheDocument();
});

it('says why a page is not deleted', async () => {
  open(() => [RESULT, BELOW], {
    deletePage: () => {
      throw refusal(400, { non_field_errors: ['The page is used by Page below.'] });
    },
  });
  await choose('Result page', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The page is used by Page below.')).toBeInTheDocument();
});

it('is closed to others', async () => {
  open(() => [RESULT], {}, false);
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Pages');
  expect(screen.queryByRole('button', { name: 'New page' })).toBeNull();
});
