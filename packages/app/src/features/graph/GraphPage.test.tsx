import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { refusal } from '../../../test/fakeApi.js';
import { aList, aMapping, aTarget, aTerm, theSettings } from '../../../test/fixtures.js';
import {
  asTable,
  bodies,
  figure,
  handlers,
  heading,
  lastBody,
  onThatDay,
  readData,
  result,
  rowsOf,
} from '../../../test/graphPage.js';
import { address, renderApp } from '../../../test/renderApp.js';
// Loaded here so that no test has to wait for it.
import './GraphPage.js';

// A page of several requests without a hundred series to draw; readColumns.test.ts holds the number.
jest.mock('@tavoite/model', () => ({
  ...jest.requireActual('@tavoite/model'),
  MAX_KEYS_PER_REQUEST: 6,
}));

onThatDay();

describe('the graph', () => {
  it('shows the months around now that its mapping says, actual or estimated', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result', { handlers: handlers() });
    await heading('Result');
    expect(await screen.findByText('Actuals until 31/10/2026')).toBeVisible();
    expect(document.querySelector('[data-highlighted]')).not.toBeNull();
    const table = await asTable(user);
    expect(lastBody(app)).toMatchObject({
      start_date: '2026-07-01',
      end_date: '2026-12-31',
      grouping: 'month',
      only_verified: false,
    });
    const rows = rowsOf(table);
    expect(rows[0]).toBe('PeriodNet salesCosts');
    expect(rows[4]).toMatch(/^10\/202610\.00 k€, How this figure came about10\.00 k€/);
    expect(rows[5]).toMatch(/^11\/202611\.00 k€.* estimate11\.00 k€/);
    expect(address()).toBe('/result');
  });

  it('links to related pages that exist, and to its terms in the data map', async () => {
    renderApp('/result', { handlers: handlers() });
    const related = await screen.findByRole('navigation', { name: 'See also' });
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([['Cash', '/cash']]);
    expect(screen.getByRole('link', { name: 'Show in data map' })).toHaveAttribute(
      'href',
      '/data-map?keys=net,costs&start-date=2026-07-01&end-date=2026-12-31',
    );
  });

  it('has no way to a data map that is restricted', async () => {
    renderApp('/result', {
      handlers: handlers({
        getGraphSettings: () => theSettings({ mappings: [result], restricted_views: ['data-map'] }),
      }),
    });
    await heading('Result');
    expect(screen.queryByRole('link', { name: 'Show in data map' })).toBeNull();
  });

  it('is what its address says, all of it', async () => {
    const user = userEvent.setup();
    const app = renderApp(
      '/result?start-date=2025-01-01&end-date=2025-12-31&grouping=quarter&cumulative=true&filtered-keys=net,%3Cimg%3E&no-animation=true&opened-terms=net',
      { handlers: handlers() },
    );
    const table = await asTable(user);
    expect(lastBody(app)).toMatchObject({
      start_date: '2025-01-01',
      end_date: '2025-12-31',
      grouping: 'quarter',
    });
    expect(rowsOf(table)[0]).toBe('PeriodCosts');
    expect(rowsOf(table)[1]).toContain('100.00 k€');
    expect(screen.getByRole('radio', { name: 'Quarter' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cumulative' })).toBeChecked();
    expect(figure()).toHaveAttribute('data-no-animation');
    expect(screen.getByRole('link', { name: 'Show in data map' })).toHaveAttribute(
      'href',
      '/data-map?keys=net,costs&start-date=2025-01-01&end-date=2025-12-31&opened-terms=net',
    );
  });

  it('writes what is chosen into its address', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?no-animation', { handlers: handlers() });
    await screen.findByRole('button', { name: 'Show as table' });
    await user.click(screen.getByRole('radio', { name: 'Quarter' }));
    await user.click(screen.getByRole('radio', { name: 'Cumulative' }));
    await waitFor(() => expect(lastBody(app)?.grouping).toBe('quarter'));
    await user.click(await screen.findByRole('button', { name: 'Costs' }));
    expect(address()).toBe(
      '/result?no-animation=&grouping=quarter&cumulative=true&filtered-keys=costs',
    );
    expect(screen.getByRole('button', { name: 'Costs' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Costs' }));
    await user.click(screen.getByRole('radio', { name: 'Month' }));
    await user.click(screen.getByRole('radio', { name: 'Per period' }));
    expect(address()).toBe('/result?no-animation=');
  });

  it('waits for the values of a switch from the click on, before they are asked for', async () => {
    renderApp('/result?no-animation', { handlers: handlers() });
    await screen.findByRole('button', { name: 'Show as table' });
    expect(figure()).not.toHaveAttribute('aria-busy', 'true');
    fireEvent.click(screen.getByRole('radio', { name: 'Quarter' }));
    expect(figure()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(figure()).not.toHaveAttribute('aria-busy', 'true'));
  });

  it('asks for what was switched to last, and once', async () => {
    const app = renderApp('/result?no-animation', { handlers: handlers() });
    await screen.findByRole('button', { name: 'Show as table' });
    fireEvent.click(screen.getByRole('radio', { name: 'Quarter' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Fiscal year' }));
    await waitFor(() => expect(lastBody(app)?.grouping).toBe('fiscal'));
    expect(bodies(app).map(({ grouping }) => grouping)).toEqual(['month', 'fiscal']);
  });

  it.each([
    'start-date=0001-01-01&end-date=9999-12-31',
    'start-date=1900-01-01&end-date=2199-12-31',
    'start-date=2026-05-01&end-date=2026-01-31&grouping=week&cumulative=perhaps',
    'range=banana&view=everything',
  ])('takes nonsense as not said, and cleans it from the address: %s', async (query) => {
    const app = renderApp(`/result?${query}`, { handlers: handlers() });
    await screen.findByRole('button', { name: 'Show as table' });
    expect(bodies(app)).toMatchObject([
      { start_date: '2026-07-01', end_date: '2026-12-31', grouping: 'month' },
    ]);
    await waitFor(() => expect(address()).toBe('/result'));
  });

  it('chooses named ranges, and ticks the one that is shown', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?no-animation', { handlers: handlers() });
    await user.click(await screen.findByRole('button', { name: 'Named ranges' }));
    expect(screen.queryByRole('menuitemradio', { checked: true })).toBeNull();
    await user.click(screen.getByRole('menuitemradio', { name: 'Last 12 months' }));
    await waitFor(() =>
      expect(lastBody(app)).toMatchObject({ start_date: '2025-12-01', end_date: '2026-11-30' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Named ranges' }));
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent(
      'Last 12 months',
    );
  });

  it('says that a range is too short for its grouping', async () => {
    renderApp('/result?start-date=2026-01-01&end-date=2026-06-30&grouping=fiscal', {
      handlers: handlers({
        readData: () => ({
          start_dates: [],
          end_dates: [],
          is_partial: [],
          is_cumulative_partial: [],
          series: [],
        }),
      }),
    });
    await screen.findByText(/too short for fiscal years: choose at least 12 months/);
  });

  it('remembers the range of the page, and says so in the address again', async () => {
    const user = userEvent.setup();
    renderApp('/result', { handlers: handlers() });
    const start = await screen.findByRole('slider', { name: 'Start of the range' });
    start.focus();
    await user.keyboard('{ArrowLeft}');
    const chosen = '/result?start-date=2026-06-01&end-date=2026-12-31';
    await waitFor(() => expect(address()).toBe(chosen));
    const menu = screen.getByRole('navigation', { name: 'Main navigation' });
    await user.click(within(menu).getByRole('link', { name: 'Cash' }));
    await heading('Cash');
    await user.click(within(menu).getByRole('link', { name: 'Result' }));
    await heading('Result');
    await waitFor(() => expect(address()).toBe(chosen));
  });

  it('asks how a value came about', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?cumulative=true', {
      handlers: handlers({ traceFigure: () => new Promise(() => undefined) }),
    });
    const table = await asTable(user);
    const [, cell] = within(table).getAllByRole('button');
    await user.click(cell as HTMLElement);
    // The dialog's code is loaded first.
    await waitFor(() => expect(app.callsOf('traceFigure')).toHaveLength(1));
    expect(app.callsOf('traceFigure')[0]?.input).toMatchObject({
      query: {
        key: 'costs',
        start_date: '2026-07-01',
        end_date: '2026-07-31',
        cumulative: true,
      },
    });
  });

  it('draws the targets of its terms', async () => {
    const user = userEvent.setup();
    const withTargets = { ...result, properties: { ...result.properties, target: {} } };
    renderApp('/result', {
      handlers: handlers(
        {
          listTerms: () => aList([aTerm(1, 'net', { title: 'Net sales', targets: [7] })]),
          getTarget: () => aTarget({ id: 7, title: 'Budget' }),
          getTargetAsGraph: () => [
            {
              start_date: '2026-07-01',
              end_date: '2026-07-31',
              current_value: 7,
              target_value: 75,
              compare_value: null,
              is_verified: true,
              is_partial: false,
            },
          ],
        },
        [withTargets],
      ),
    });
    const table = await asTable(user);
    expect(rowsOf(table)[0]).toBe('PeriodNet salescostsTarget: Budget');
    expect(rowsOf(table)[1]).toContain('75.00 k€');
  });

  it('writes the shares of stacked values beside them', async () => {
    const user = userEvent.setup();
    const stack = { type: 'stacked', stack_id: 's' } as const;
    const stacked = { ...result, graph_properties: { net: stack, costs: stack } };
    const app = renderApp('/result', {
      handlers: handlers(
        {
          getPercentageValue: ({ body }) =>
            body.ids.map((id) => ({
              id: Number(id),
              key: id === 1 ? 'net' : 'costs',
              start_date: '2026-07-01',
              percentage_value: id === 1 ? 25 : 75,
            })),
        },
        [stacked],
      ),
    });
    const table = await asTable(user);
    await waitFor(() => expect(rowsOf(table)[1]).toContain('7.00 k€ (25.0 %)'));
    expect(rowsOf(table)[1]).toContain('7.00 k€ (75.0 %)');
    expect(app.callsOf('getPercentageValue')[0]?.input).toMatchObject({
      body: { ids: [1, 2], grouping: 'month', cumulative: false, start_date: '2026-07-01' },
    });
  });

  it('says so when nothing could be loaded, and tries again', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result', {
      handlers: handlers({
        readData: () => {
          throw refusal(503);
        },
      }),
    });
    await screen.findByText('The values could not be loaded.');
    app.handlers.readData = readData;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Show as table' });
  });

  it('draws the rest when a part could not be loaded, and tries that part again', async () => {
    const user = userEvent.setup();
    const keys = Array.from({ length: 12 }, (_, index) => `k${index}`);
    const app = renderApp('/many', {
      handlers: handlers(
        {
          readData: (input, options) => {
            if (input.body.keys.includes('k11')) throw refusal(503);
            return readData(input, options);
          },
        },
        [aMapping(3, 'Many', keys)],
      ),
    });
    await screen.findByText('The values of 6 terms could not be loaded: k6, k7, k8, k9, k10 …');
    expect(screen.getByRole('button', { name: 'Show as table' })).toBeVisible();
    app.handlers.readData = readData;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(bodies(app).at(-1)?.keys).toHaveLength(6);
  });

  it('of a page without terms says so', async () => {
    renderApp('/bare', { handlers: handlers({}, [aMapping(4, 'Bare')]) });
    await screen.findByText('This page has no terms yet');
  });
});
