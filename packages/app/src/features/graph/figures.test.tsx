import { token } from '@tavoite/tokens';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, aMapping, aTarget, aTerm } from '../../../test/fixtures.js';
import {
  asTable,
  bodies,
  columnsOf,
  handlers,
  lastBody,
  onThatDay,
  rowsOf,
} from '../../../test/graphPage.js';
import { address, renderApp } from '../../../test/renderApp.js';
// Loaded here so that no test has to wait for it.
import './GraphPage.js';

onThatDay();

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
    expect(rowsOf(table)[0]).toBe('TermValue of the periodTarget value');
    expect(rowsOf(table)[1]).toMatch(/^Net sales.*500,00/);
    expect(screen.queryByRole('radio', { name: 'Quarter' })).toBeNull();

    app.handlers.traceFigure = () => new Promise(() => undefined);
    await user.click(within(table).getByRole('button', { name: /^500,00/ }));
    const asked = () => app.callsOf('traceFigure').at(-1)?.input;
    await waitFor(() => expect(asked()).toMatchObject({ query: { target: 7, figure: 'target' } }));
  });

  it('shows how the values of its terms came about', async () => {
    const user = userEvent.setup();
    const app = renderApp('/balance?start-date=2026-01-01&end-date=2026-06-30', {
      handlers: handlers({ traceFigure: () => new Promise(() => undefined) }, [radar]),
    });
    const table = await asTable(user);
    const [first] = within(table).getAllByRole('button', { name: /^21,00/ });
    await user.click(first as HTMLElement);
    expect(app.callsOf('traceFigure')[0]?.input).toMatchObject({
      query: { key: 'net', start_date: '2026-01-01', end_date: '2026-06-30' },
    });
  });

  it('has the comments on its page', async () => {
    const server = handlers({ listComments: () => aList([]) }, [radar]);
    const app = renderApp('/balance', { handlers: server });
    expect(await screen.findByRole('button', { name: /^Comments/ })).toBeVisible();
    await waitFor(() =>
      expect(app.callsOf('listComments')[0]?.input).toMatchObject({ query: { mapping: 5 } }),
    );
  });
});

describe('the numbers', () => {
  const card = (name: string) => screen.findByRole('article', { name });

  it('start with the year to date, verified months only', async () => {
    const app = renderApp('/result?view=numbers', { handlers: handlers() });
    const net = await card('Net sales');
    await waitFor(() => expect(net).toHaveTextContent(/55\.00 k€/));
    expect(net).toHaveTextContent('actual');
    expect(net).toHaveTextContent('01/2026 – 10/2026 · actual');
    // Without a target there is room to say how it went.
    expect(net).toHaveTextContent('Highest: 10.00 k€ (Oct)');
    expect(net).toHaveTextContent('Lowest: 1.00 k€ (Jan)');
    expect(await card('Costs')).toHaveTextContent(/42\.00 k€/);
    // Which months it takes, and that no estimate is in, is said beside the button too.
    expect(screen.getByText('Actuals 01/2026 – 10/2026')).toBeVisible();
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

  it('say what a stack comes to before its parts', async () => {
    const user = userEvent.setup();
    const parts = aMapping(5, 'Parts', ['net', 'costs', 'cash'], {
      graph_properties: {
        net: { type: 'stacked' },
        costs: { type: 'stacked', color: 'data-7' },
        cash: { type: 'line' },
      },
    });
    renderApp('/parts?view=numbers', { handlers: handlers({}, [parts]) });
    const total = await card('Total of 2 terms');
    expect(total).toHaveTextContent(/110\.00 k€/);
    expect(total).toHaveTextContent('actual');
    // Its graph has no legend: which colour is which, in the order of the stack.
    const named = ['Net sales', 'Costs'].map((name) => within(total).getByText(name));
    expect(total).toHaveTextContent(/Net salesCosts$/);
    expect(named.map((part) => part.querySelector('span')?.style.background)).toEqual([
      token('data-1'),
      token('data-7'),
    ]);
    const names = screen.getAllByRole('article').map((one) => one.querySelector('h2')?.textContent);
    expect(names).toEqual(['Total of 2 terms', 'Net sales', 'Costs', 'Cash']);
    await user.click(screen.getByRole('button', { name: 'Actions of Total of 2 terms' }));
    expect(screen.queryByRole('menuitem', { name: 'How this figure came about' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
    const rows = rowsOf(await screen.findByRole('table'));
    expect(rows[0]).toBe('PeriodNet salesCostsTotalPrevious year');
    // The same month a year before, in the period that it is compared with.
    expect(rows[1]).toMatch(/^01\/2026.*2\.00\D*2\.00\D*$/);
  });

  it('ask why a total changed where a term is the sum of what it adds up', async () => {
    const user = userEvent.setup();
    const parts = aMapping(5, 'Parts', ['net', 'costs'], {
      graph_properties: { net: { type: 'stacked' }, costs: { type: 'stacked' } },
    });
    const app = renderApp('/parts?view=numbers', {
      handlers: handlers(
        {
          listTerms: () =>
            aList([
              aTerm(1, 'net', { title: 'Net sales' }),
              aTerm(2, 'costs', { title: 'Costs' }),
              aTerm(3, 'double', { title: 'Twice', formula: 'net + net' }),
              aTerm(4, 'half', { title: 'Part', formula: 'net + 1' }),
              // One that leads back to itself ends, too.
              aTerm(7, 'round', { title: 'Round', formula: 'net + back' }),
              aTerm(8, 'back', { title: 'Back', formula: 'round' }),
              aTerm(9, 'less', { title: 'Less', formula: 'net - costs' }),
              aTerm(5, 'whole', { title: 'Whole', formula: '[inner] + costs' }),
              aTerm(6, 'inner', { title: 'Inner', formula: 'net' }),
            ]),
        },
        [parts],
      ),
    });
    await card('Whole, total');
    await user.click(
      await screen.findByRole('button', { name: 'Why did it change? Whole, total' }),
    );
    await waitFor(() => expect(app.callsOf('explainChange')).toHaveLength(1));
    expect(app.callsOf('explainChange')[0]?.input).toMatchObject({ query: { key: 'whole' } });
  });

  it('draw the target beside the values that aim at it', async () => {
    const user = userEvent.setup();
    const aiming = aMapping(5, 'Aims', ['net'], { properties: { target: { type: 'line' } } });
    renderApp('/aims?view=numbers&start-date=2026-01-01&end-date=2026-02-28', {
      handlers: handlers(
        {
          listTerms: () => aList([aTerm(1, 'net', { title: 'Net sales', targets: [7] })]),
          getTarget: () => aTarget({ id: 7, title: 'Growth', target_value: 500 }),
          getTargetAsGraph: ({ query }) => {
            expect(query.cumulative ?? false).toBe(false);
            return [
              ['2026-01-01', '2026-01-31'],
              ['2026-02-01', '2026-02-28'],
            ].map(([start_date = '', end_date = '']) => ({
              start_date,
              end_date,
              is_partial: false,
              current_value: null,
              target_value: 250,
              compare_value: null,
              is_verified: true,
            }));
          },
        },
        [aiming],
      ),
    });
    const net = await card('Net sales');
    await waitFor(() => expect(net).toHaveTextContent('Target 500'));
    // How it stands: by a mark, and in words.
    expect(within(net).getByRole('meter', { name: /Net sales/ })).toBeVisible();
    expect(net).not.toHaveTextContent('Highest');
    await user.click(screen.getByRole('button', { name: 'Actions of Net sales' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
    const table = await screen.findByRole('table');
    expect(rowsOf(table)[0]).toBe('PeriodNet salesTarget valuePrevious year');
    expect(rowsOf(table)[1]).toContain('250.00');
  });

  it.each([
    ['the same months of the year before', 3, true],
    ['something else', 2, false],
  ])('are marked as on the meter where that marks %s', async (_, compare_value, isMarked) => {
    renderApp('/aims?view=numbers&start-date=2026-01-01&end-date=2026-02-28', {
      handlers: handlers(
        {
          listTerms: () => aList([aTerm(1, 'net', { title: 'Net sales', targets: [7] })]),
          getTarget: () => aTarget({ id: 7, target_value: 5, compare_value }),
          getTargetAsGraph: () => [],
        },
        [aMapping(5, 'Aims', ['net'], { properties: { target: { type: 'line' } } })],
      ),
    });
    const was = await within(await card('Net sales')).findByText(/^from 3/);
    expect(was.querySelector('[data-mark="compare"]') !== null).toBe(isMarked);
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
    expect(screen.getByText('01/2026 – 12/2026, includes estimates')).toBeVisible();
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

  it('have a default of their own: months ahead of the graph are no headline', async () => {
    const user = userEvent.setup();
    renderApp('/result', { handlers: handlers() });
    await user.click(await screen.findByRole('radio', { name: 'Numbers' }));
    const net = await card('Net sales');
    await screen.findByText(/^Actuals 01\/2026 – 10\/2026$/);
    await waitFor(() => expect(net).toHaveTextContent('actual'));
    await user.click(screen.getByRole('radio', { name: 'Graph' }));
    await screen.findByRole('slider', { name: 'Start of the range' });
    expect(address()).toBe('/result');
  });

  it('are not compared with months that are some of their own', async () => {
    const range = 'start-date=2025-07-01&end-date=2026-12-31';
    renderApp(`/result?view=numbers&${range}`, { handlers: handlers() });
    const net = await card('Net sales');
    await screen.findByText(/^07\/2025 – 12\/2026, /);
    await waitFor(() => expect(net).toHaveTextContent('estimate'));
    expect(net).not.toHaveTextContent('compared');
  });

  it('are of the months and the terms that the graph has shown, and say what is hidden', async () => {
    const user = userEvent.setup();
    const chosen = 'start-date=2026-06-01&end-date=2026-12-31';
    const app = renderApp(`/result?filtered-keys=costs&cumulative=true&${chosen}`, {
      handlers: handlers(),
    });
    await user.click(await screen.findByRole('radio', { name: 'Numbers' }));
    const net = await card('Net sales');
    await screen.findByText(/^06\/2026 – 12\/2026, /);
    expect(lastBody(app)).toMatchObject({ start_date: '2025-06-01', end_date: '2025-12-31' });
    expect(bodies(app).at(-3)).toMatchObject({ start_date: '2026-06-01', end_date: '2026-12-31' });
    expect(net).toHaveTextContent('0.0 % unchanged vs previous year');
    expect(screen.getByText('compared with 06/2025 – 12/2025')).toBeVisible();
    expect(screen.getByText(/^Cumulative values are shown in the graph/)).toBeVisible();
    expect(screen.getByText('Hidden by the legend of the graph: Costs.')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Costs' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all terms' }));
    await card('Costs');
    await user.click(screen.getByRole('radio', { name: 'Graph' }));
    await screen.findByRole('slider', { name: 'Start of the range' });
    expect(address()).toBe(`/result?cumulative=true&${chosen}`);
  });

  it('name their months as verified where they are not those that the page names', async () => {
    const readData: Handlers['readData'] = ({ body }) =>
      body.until_verified
        ? body.keys.map((key) =>
            columnsOf({
              ...body,
              keys: [key],
              end_date: key === 'costs' ? '2026-08-31' : '2026-10-31',
            }),
          )
        : columnsOf(body);
    renderApp('/result?view=numbers', { handlers: handlers({ readData }) });
    const costs = await card('Costs');
    await waitFor(() => expect(costs).toHaveTextContent('01/2026 – 08/2026, verified months only'));
    expect(await card('Net sales')).not.toHaveTextContent('verified months only');
  });

  it('say from how many verified months on there are quarters', async () => {
    const onlyTwo: Handlers['readData'] = ({ body }) => {
      const part = columnsOf({ ...body, end_date: '2026-02-28' });
      if (body.grouping !== 'quarter') return [part];
      // Two months are no quarter.
      const nothing = { values: [], cumulative_values: [], verified: '', cumulative_verified: '' };
      return [
        {
          start_dates: [],
          end_dates: [],
          is_partial: [],
          is_cumulative_partial: [],
          series: part.series.map((one) => ({ ...one, ...nothing })),
        },
      ];
    };
    renderApp('/result?view=numbers&grouping=quarter', {
      handlers: handlers({ readData: onlyTwo }),
    });
    const said = await screen.findAllByText(
      'Quarters are drawn from three verified months on. Verified so far: 01/2026 – 02/2026.',
    );
    expect(said).toHaveLength(2);
  });

  it('name those that could not be computed, and try them again alone', async () => {
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

  it('ask why a figure changed, against the year before as the card does', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?view=numbers', {
      handlers: handlers({ explainChange: () => new Promise(() => undefined) }),
    });
    const net = await card('Net sales');
    await waitFor(() => expect(net).toHaveTextContent('unchanged vs previous year'));
    await user.click(screen.getByRole('button', { name: 'Why did it change? Net sales' }));
    expect(app.callsOf('explainChange')[0]?.input).toMatchObject({
      query: { key: 'net', start_date: '2026-01-01', compare_start_date: '2025-01-01' },
    });
  });

  it('ask how a figure came about', async () => {
    const user = userEvent.setup();
    const app = renderApp('/result?view=numbers', {
      handlers: handlers({ traceFigure: () => new Promise(() => undefined) }),
    });
    const net = await card('Net sales');
    await waitFor(() => expect(net).toHaveTextContent('actual'));
    await user.click(screen.getByRole('button', { name: 'Actions of Net sales' }));
    await user.click(await screen.findByRole('menuitem', { name: 'How this figure came about' }));
    expect(app.callsOf('traceFigure')[0]?.input).toMatchObject({
      query: { key: 'net', start_date: '2026-01-01', end_date: '2026-10-31' },
    });
  });
});
