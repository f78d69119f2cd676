import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import {
  aFigureChange,
  aFigureTrace,
  aGroup,
  aList,
  aTarget,
  theSettings,
} from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';

beforeEach(() => fakeBrowser());

const base = { unit: '€', measurement_type_prefix: '', value_numeric_type: 'int' as const };
const salesInput = {
  ...base,
  key: 'sales',
  title: 'Net sales',
  is_known: true,
  value: 300,
  is_verified: false,
};

const handlers: Handlers = {
  getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-03-31' }),
  listTargetGroups: () =>
    aList([aGroup(1, null, [], { targets: [aTarget({ title: 'Grow net sales' })] })]),
  getGraphSettings: () =>
    theSettings({
      mappings: [
        {
          id: 1,
          view_title: 'Sales by month',
          view_icon: null,
          redirect: false,
          children: [],
          terms_used: [{ key: 'sales' }],
          graph_properties: {},
          properties: {},
        },
      ],
    }),
  traceFigure: ({ query }) =>
    query?.key === 'sales'
      ? aFigureTrace({
          ...salesInput,
          source: 'months',
          aggregation: 'flow',
          months: [{ month: '2026-03', value: 300, is_verified: false }],
        })
      : aFigureTrace({
          key: null,
          title: 'Grow net sales',
          source: 'formula',
          formula_str: 'Net sales - Discounts',
          inputs: [salesInput],
        }),
  explainChange: () =>
    aFigureChange({
      ...base,
      key: 'sales',
      title: 'Net sales',
      source: 'sum',
      value: 300,
      compare_value: 250,
      change: 50,
      interaction: 0,
      contributions: [
        {
          ...salesInput,
          key: 'shop',
          title: 'Shop',
          compare_value: 250,
          compare_is_verified: true,
          contribution: 50,
        },
      ],
    }),
};

async function openTrace(more: Handlers = {}, figure = 'Current value') {
  const user = userEvent.setup();
  const app = renderApp('/?target_id=500', { handlers: { ...handlers, ...more } });
  // Step by step: each part of the app comes when it is first needed.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await screen.findByRole('dialog', { name: 'Grow net sales' });
  const name = `How this figure came about: ${figure}`;
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'How this figure came about' });
  return { user, app, opener, dialog: within(dialog) };
}

it("leads from a target's value to the stored months, and back, and returns the focus", async () => {
  const { user, opener, dialog } = await openTrace();
  expect(await dialog.findByText('Net sales − Discounts')).toBeVisible();
  expect(dialog.getByText('Current value · 03/2026')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: /^Net sales/ }));
  const row = await dialog.findByRole('row', { name: /03\/2026/ });
  expect(row).toHaveTextContent('03/2026300 €Not verified');
  expect(dialog.getByRole('heading', { level: 3, name: 'Net sales' })).toHaveFocus();

  await user.click(dialog.getByRole('button', { name: 'Current value' }));
  expect(await dialog.findByText('Net sales − Discounts')).toBeVisible();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Grow net sales' })).toBeVisible();
});

it('calls the value of a target neither actual nor an estimate', async () => {
  const { dialog } = await openTrace({}, 'Target value');
  expect(await dialog.findByText('Target value', { selector: 'p' })).toBeVisible();
});

it("undoes one step with the browser's back, and does it again with forward", async () => {
  const { user, dialog } = await openTrace();
  const onPage = address();
  await user.click(await dialog.findByRole('button', { name: /^Net sales/ }));
  await dialog.findByRole('row', { name: /03\/2026/ });

  window.history.back();
  expect(await dialog.findByText('Net sales − Discounts')).toBeVisible();
  window.history.back();
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'How this figure came about' })).toBeNull(),
  );
  expect(screen.getByRole('dialog', { name: 'Grow net sales' })).toBeVisible();
  expect(address()).toBe(onPage);

  window.history.forward();
  const again = await screen.findByRole('dialog', { name: 'How this figure came about' });
  expect(await within(again).findByText('Net sales − Discounts')).toBeVisible();
});

it('leaves no step of the history behind when it is closed', async () => {
  const { user, opener, dialog } = await openTrace();
  await user.click(await dialog.findByRole('button', { name: /^Net sales/ }));
  await dialog.findByRole('row', { name: /03\/2026/ });
  expect(window.history.state).toHaveProperty('usr.trace.trail.length', 2);
  const { idx } = window.history.state;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await waitFor(() => expect(window.history.state).toHaveProperty('idx', idx - 2));
});

it('goes back to the target that it was asked of', async () => {
  const { user, opener, dialog } = await openTrace();
  await user.click(dialog.getByRole('button', { name: 'Grow net sales' }));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'How this figure came about' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Grow net sales' })).toBeVisible();
});

it('leads on to why it changed and to the pages that show the term', async () => {
  const { user, app, dialog } = await openTrace();
  await user.click(await dialog.findByRole('button', { name: /^Net sales/ }));
  await dialog.findByRole('row', { name: /03\/2026/ });
  expect(dialog.getByRole('link', { name: 'Sales by month' })).toHaveAttribute(
    'href',
    '/sales-by-month?start-date=2026-03-01&end-date=2026-03-31',
  );

  await user.click(dialog.getByRole('button', { name: 'Why did it change?' }));
  expect(await dialog.findByRole('row', { name: /^Shop/ })).toHaveTextContent('+50');
  await user.click(dialog.getByRole('radio', { name: 'A year before' }));
  await waitFor(() => expect(app.callsOf('explainChange')).toHaveLength(2));

  const link = dialog.getByRole('link', { name: 'Show in data map' });
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/data-map?keys=sales&start-date=2026-03-01&end-date=2026-03-31');
});

it('hides the way to a data map that is restricted', async () => {
  const { user, dialog } = await openTrace({
    getGraphSettings: () => theSettings({ restricted_views: ['data-map'] }),
  });
  await user.click(await dialog.findByRole('button', { name: /^Net sales/ }));
  await dialog.findByRole('row', { name: /03\/2026/ });
  expect(dialog.queryByRole('link', { name: 'Show in data map' })).toBeNull();
});

it('says what failed and tries again', async () => {
  const { user, app, dialog } = await openTrace({
    traceFigure: () => {
      throw refusal(404, { detail: 'Not found.' });
    },
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not found.');
  app.handlers.traceFigure = handlers.traceFigure;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Net sales − Discounts')).toBeVisible();
});
