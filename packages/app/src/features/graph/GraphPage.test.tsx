import type { DataColumns, Mapping } from '@tavoite/model';
import { endOfMonth, monthOfDate, monthsOfRange, startOfMonth } from '@tavoite/model';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, aMapping, aTarget, aTerm, theSettings } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';
import type { CallInput } from '../../api/client.js';
// Loaded here, not while a test waits for it.
import './GraphPage.js';

const NOVEMBER = new Date('2026-11-20T12:00:00Z');

const result = aMapping(1, 'Result', ['net', 'costs'], {
  graph_properties: { net: { type: 'bar' }, costs: { calc_formula_for_numbers: true } },
  properties: {
    unit: 'k€',
    past_months: 4,
    future_months: 1,
    related_pages: ['Cash', 'Gone'],
    related_pages_title: 'See also',
  },
});
const cash = aMapping(2, 'Cash', ['cash']);

/** Each month is worth its number, January 1; verified up to October 2026. */
const readData: NonNullable<Handlers['readData']> = ({ body }): DataColumns => {
  const start = monthOfDate(body.start_date) ?? 0;
  const end = monthOfDate(body.end_date) ?? 0;
  const months = monthsOfRange({ start, end });
  const verified = months.map((month) => (endOfMonth(month) <= '2026-10-31' ? '1' : '0'));
  const values = months.map((month, index) =>
    body.only_verified && verified[index] === '0' ? null : (month % 12) + 1,
  );
  const whole = body.grouping === 'range';
  const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    start_dates: whole ? [body.start_date] : months.map((month) => startOfMonth(month)),
    end_dates: whole ? [body.end_date] : months.map((month) => endOfMonth(month)),
    is_partial: whole ? [false] : months.map(() => false),
    series: body.keys.map((key, index) => ({
      id: index + 1,
      key,
      title: key,
      values: whole ? [total] : values,
      cumulative_values: whole ? [total] : values.map((_, i) => (i + 1) * 100),
      verified: whole ? (verified.includes('0') ? '0' : '1') : verified.join(''),
    })),
  };
};

const handlers = (changes: Handlers = {}, mappings: Mapping[] = [result, cash]): Handlers => ({
  getGraphSettings: () => theSettings({ mappings }),
  listTerms: () =>
    aList([
      aTerm(1, 'net', { title: 'Net sales' }),
      aTerm(2, 'costs', { title: 'Costs' }),
      aTerm(3, 'cash', { title: 'Cash', value_numeric_type: 'int' }),
    ]),
  getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-10-31' }),
  getTimelineForData: ({ query }) =>
    (query.keys as string[]).map((key) => ({
      key,
      start_date: '2024-01-01',
      end_date: '2027-12-31',
    })),
  getNumberFromFormula: ({ query }) => ({ key: query.key, value: 42 }),
  readData,
  ...changes,
});

type App = ReturnType<typeof renderApp>;
const bodies = (app: App) =>
  app.callsOf('readData').map(({ input }) => (input as CallInput<'readData'>).body);
const lastBody = (app: App) => bodies(app).at(-1);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const figure = () => screen.getByRole('figure');
const asTable = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  return screen.findByRole('table');
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));

jest.setTimeout(30_000);
beforeEach(() => {
  fakeBrowser();
  // Wide enough for a timeline, which cannot be measured here.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
  // Only the date: everything else waits for real.
  jest.useFakeTimers({
    now: NOVEMBER,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'hrtime',
    ],
  });
});
afterEach(() => jest.useRealTimers());

describe('the graph', () => {
  it('shows the months around now that its mapping says, actual or estimated', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result', { handlers: handlers() });
    await heading('Result');
    expect(await screen.findByText('Last updated 31/10/2026')).toBeVisible();
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
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(address()).toBe('/result?no-animation=');
  });

  it.each([
    'start-date=0001-01-01&end-date=9999-12-31',
    'start-date=1900-01-01&end-date=2199-12-31',
    'start-date=2026-05-01&end-date=2026-01-31&grouping=week&cumulative=perhaps',
  ])('takes nonsense as not said: %s', async (query) => {
    const app = renderApp(`/result?${query}`, { handlers: handlers() });
    await screen.findByRole('button', { name: 'Show as table' });
    expect(bodies(app)).toMatchObject([
      { start_date: '2026-07-01', end_date: '2026-12-31', grouping: 'month' },
    ]);
  });

  it('says that a range is too short for its grouping', async () => {
    renderApp('/result?start-date=2026-01-01&end-date=2026-06-30&grouping=fiscal', {
      handlers: handlers({
        readData: () => ({ start_dates: [], end_dates: [], is_partial: [], series: [] }),
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
              current_value: 7,
              target_value: 75,
              compare_value: null,
              is_verified: true,
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
    const keys = Array.from({ length: 150 }, (_, index) => `k${index}`);
    const app = renderApp('/many', {
      handlers: handlers(
        {
          readData: (input, options) => {
            if (input.body.keys.includes('k149')) throw refusal(503);
            return readData(input, options);
          },
        },
        [aMapping(3, 'Many', keys)],
      ),
    });
    await screen.findByText(
      'The values of 50 terms could not be loaded: k100, k101, k102, k103, k104 …',
    );
    expect(screen.getByRole('button', { name: 'Show as table' })).toBeVisible();
    app.handlers.readData = readData;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(bodies(app).at(-1)?.keys).toHaveLength(50);
  });

  it('of a page without terms says so', async () => {
    renderApp('/bare', { handlers: handlers({}, [aMapping(4, 'Bare')]) });
    await screen.findByText('This page has no terms yet');
  });
});

describe('a radar', () => {
  const radar = aMapping(5, 'Balance', ['net', 'costs', 'cash'], {
    properties: { target: { type: 'radar' } },
  });

  it('shows figures over the range against targets, and keeps three keys', async () => {
    const user = userEvent.setup();
    const app = renderApp('/balance', {
      handlers: handlers(
        {
          listTerms: () =>
            aList([
              aTerm(1, 'net', { title: 'Net sales', targets: [7] }),
              aTerm(2, 'costs', { title: 'Costs' }),
              aTerm(3, 'cash', { title: 'Cash' }),
            ]),
          getTarget: () => aTarget({ id: 7, target_value: 500 }),
        },
        [radar],
      ),
    });
    const table = await asTable(user);
    expect(bodies(app).map(({ grouping }) => grouping)).toEqual(['range']);
    expect(rowsOf(table)[0]).toBe('TermCurrent valueTarget value');
    expect(rowsOf(table)[1]).toMatch(/^Net sales.*500,00/);
    expect(screen.queryByRole('radio', { name: 'Quarter' })).toBeNull();
  });
});

describe('the numbers', () => {
  const card = (name: string) => screen.findByRole('article', { name });

  it('start with the year to date, verified months only', async () => {
    const app = renderApp('/result?view=numbers', { handlers: handlers() });
    const net = await card('Net sales');
    await waitFor(() => expect(net).toHaveTextContent(/55\.00 k€/));
    expect(net).toHaveTextContent('actual');
    expect(net).toHaveTextContent('01/2026 – 10/2026');
    expect(await card('Costs')).toHaveTextContent(/42\.00 k€/);
    expect(bodies(app)[0]).toMatchObject({
      start_date: '2026-01-01',
      end_date: '2026-11-30',
      only_verified: true,
    });
    expect(screen.getByRole('button', { name: /^YTD|Year to date/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('are estimates as soon as one month is', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?view=numbers', { handlers: handlers() });
    await card('Net sales');
    await user.click(screen.getByRole('button', { name: /^YTD|Year to date/ }));
    await waitFor(() =>
      expect(address()).toBe('/result?view=numbers&start-date=2026-01-01&end-date=2026-12-31'),
    );
    const net = await card('Net sales');
    await waitFor(() => expect(net).toHaveTextContent(/78\.00 k€/));
    expect(net).toHaveTextContent('estimate');
    expect(bodies(app).filter(({ only_verified }) => !only_verified).length).toBeGreaterThan(1);
  });

  it('have an address of their own, which one can go back from', async () => {
    const user = userEvent.setup();
    renderApp('/result', { handlers: handlers() });
    await user.click(await screen.findByRole('radio', { name: 'Numbers' }));
    await card('Net sales');
    expect(address()).toBe('/result?view=numbers');
    window.history.back();
    await waitFor(() => expect(address()).toBe('/result'));
    await screen.findByRole('slider', { name: 'Start of the range' });
  });

  it('tell which could not be computed, and try it again alone', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?view=numbers', {
      handlers: handlers({
        getNumberFromFormula: () => {
          throw refusal(400);
        },
      }),
    });
    expect(await card('Net sales')).toHaveTextContent('actual');
    await screen.findByText('The values could not be loaded.');
    app.handlers.getNumberFromFormula = ({ query }) => ({ key: query.key, value: 42 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const costs = await card('Costs');
    await waitFor(() => expect(costs).toHaveTextContent(/42\.00 k€/));
  });

  it('ask how a figure came about', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?view=numbers', {
      handlers: handlers({ traceFigure: () => new Promise(() => undefined) }),
    });
    const button = await screen.findByRole('button', {
      name: 'How this figure came about: Net sales',
    });
    await waitFor(() => expect(screen.getAllByText('01/2026 – 10/2026')).toHaveLength(2));
    await user.click(button);
    expect(app.callsOf('traceFigure')[0]?.input).toMatchObject({
      query: { key: 'net', start_date: '2026-01-01', end_date: '2026-10-31' },
    });
  });
});
