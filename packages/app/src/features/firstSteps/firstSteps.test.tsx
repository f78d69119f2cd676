import type { TermDefinition } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { renderApp } from '../../../test/renderApp.js';

const SALES: TermDefinition = {
  id: 1,
  key: 'sales',
  title: 'Net sales',
  title_fi: null,
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
const listOf = <Item,>(results: Item[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

beforeEach(() => {
  fakeBrowser();
});

function open(handlers: Handlers = {}, isManager = true) {
  return renderApp('/', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: isManager }),
      getRawDataTimespan: () => ({ start_date: null, end_date: null }),
      listTargetGroups: () => listOf([]),
      listTermDefinitions: () => listOf([]),
      listTargetDefinitions: () => ({ groups: [], targets: [], owners: [] }),
      ...handlers,
    },
  });
}

it('shows whoever manages an empty organisation what to do first', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'New term' })).toHaveAttribute(
    'href',
    '/manage/terms?term=new',
  );
  const steps = within(screen.getByRole('region', { name: 'Three steps to begin' }));
  expect(steps.getByRole('link', { name: 'Monthly figures' })).toBeVisible();
  expect(steps.getByRole('link', { name: 'Targets' })).toBeVisible();
  expect(steps.queryByText('Done')).toBeNull();
});

it('says which steps are done', async () => {
  open({
    listTermDefinitions: () => listOf([SALES]),
  });
  expect(await screen.findAllByText('Done')).toHaveLength(2);
});

it('can be tried again', async () => {
  let isDown = true;
  open({
    listTermDefinitions: () => {
      if (isDown) throw refusal(503);
      return listOf([]);
    },
  });
  expect(await screen.findByText('The steps could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'New term' })).toBeVisible();
});

it('asks nothing of those who only read', async () => {
  const app = open({}, false);
  expect(await screen.findByText('No target groups')).toBeVisible();
  await waitFor(() => expect(app.callsOf('getUserDetails')).not.toEqual([]));
  expect(app.callsOf('listTermDefinitions')).toEqual([]);
});
