import type { Term } from '@tavoite/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FakeFigure, readFigures } from '../../../test/answers.js';
import { fakeBrowser } from '../../../test/browser.js';
import { deferred, type Handlers, refusal } from '../../../test/fakeApi.js';
import {
  aList,
  aMapping,
  anOrganization,
  aTarget,
  aTerm,
  theSettings,
} from '../../../test/fixtures.js';
import { makeItNovember } from '../../../test/november.js';
import { address, renderApp } from '../../../test/renderApp.js';
import type { CallInput } from '../../api/client.js';
import { traceClosed } from '../trace/slice.js';
import { positionKey } from './position.js';

const TERMS = [
  aTerm(1, 'profit', { title: 'Profit', targets: [7] }),
  aTerm(2, 'sales', { title: 'Sales', parent: 1 }),
  aTerm(3, 'costs', { title: 'Costs', parent: 1, additional_parents: [4] }),
  aTerm(4, 'people', { title: 'People' }),
  aTerm(5, 'margin', { title: 'Margin %', unit: '%' }),
];

const FIGURES: Record<string, FakeFigure> = {
  profit: { value: 400, percentage: 100 },
  sales: { value: 1000, percentage: 250, isVerified: false },
  costs: { value: 600, percentage: 150, additional: { people: 50 } },
  people: { value: 1200, percentage: 100 },
};

const readData = readFigures((key) => FIGURES[key] ?? { value: null, percentage: null });

const handlers: Handlers = {
  readData,
  listTerms: () => aList(TERMS),
  listTargets: () => aList([aTarget({ id: 7, title: 'Grow profit' })]),
  getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-09-30' }),
  getGraphSettings: () =>
    theSettings({ mappings: [aMapping(1, 'Result of sales', ['sales', 'profit'])] }),
};

const open = (path = '/logic', more: Handlers = {}, local: Record<string, string> = {}) =>
  renderApp(path, { handlers: { ...handlers, ...more }, local });

const node = (name: RegExp) => screen.findByRole('treeitem', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** A click alone: the pointer's events before it, which pan the tree, need a real window. */
const press = (element: HTMLElement) => act(() => element.click());

beforeEach(() => {
  fakeBrowser();
  makeItNovember();
  // The tree draws what its place has room for.
  for (const [side, size] of Object.entries({ clientWidth: 2000, clientHeight: 1500 })) {
    jest.spyOn(HTMLElement.prototype, side as 'clientWidth', 'get').mockReturnValue(size);
  }
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the tree', () => {
  it('shows the organisation with its top level, without percentages, collapsed', async () => {
    open();
    const root = await node(/^Pohjola Oy/);
    expect(await within(root).findByText('400 k€')).toBeVisible();
    expect(within(root).getByText('Figures rounded')).toBeVisible();
    press(within(root).getByRole('button', { name: 'People' }));
    expect(await node(/^People/)).toHaveFocus();
    expect(within(root).getByText('2 terms')).toBeVisible();
    expect(root).toHaveAttribute('aria-expanded', 'true');
    expect(await node(/^Profit/)).toHaveAttribute('aria-expanded', 'false');
    expect(await node(/^People/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Margin %')).toBeNull();
    expect(screen.queryByText('Sales')).toBeNull();
  });

  it('says that all figures are verified, in place of the key to two kinds', async () => {
    open('/logic?start-date=2026-03-01&end-date=2026-03-31');
    expect(await screen.findByText('March 2026, verified')).toBeVisible();
    expect(screen.queryByText('Estimate')).toBeNull();
    expect(screen.queryByText('Unusual')).toBeNull();
  });

  it('keeps the place of these words until a figure is read', async () => {
    const never = new Promise<never>(() => {});
    open('/logic?start-date=2026-03-01&end-date=2026-03-31', { readData: () => never });
    await node(/^Profit/);
    const words = screen.getByText('March 2026, verified');
    expect(words.parentElement).toHaveAttribute('data-reserved');
  });

  it('says the months alone where there are no figures', async () => {
    open('/logic?start-date=2026-03-01&end-date=2026-03-31', {
      readData: readFigures(() => ({ value: null, percentage: null })),
    });
    const words = await screen.findByText('March 2026');
    expect(words.parentElement).not.toHaveAttribute('data-reserved');
  });

  it('has a key to figures that are unusual, where any is', async () => {
    const months = [100, 101, 102, 100, 99, 98, 100, 101, 102, 100, 99, 98, 900];
    open('/logic?start-date=2026-03-01&end-date=2026-03-31', {
      readData: (input, options) => {
        const read = readData(input, options);
        if (input.body.grouping !== 'month' || !('series' in read)) return read;
        const verified = '1'.repeat(months.length);
        return {
          ...read,
          series: read.series.map((row) => ({ ...row, values: months, verified })),
        };
      },
    });
    expect(await screen.findByText('Unusual', { selector: '[data-kind]' })).toBeVisible();
  });

  it('says which terms have no target', async () => {
    open();
    expect(await within(await node(/^People/)).findByText('no target')).toBeVisible();
    expect(within(await node(/^Profit/)).queryByText('no target')).toBeNull();
  });

  it('reads figures of what is in view only, the others once they are', async () => {
    const app = open();
    await within(await node(/^Profit/)).findByText('400.00 k€');
    const read = () =>
      app
        .callsOf('readData')
        .map(({ input }) => (input as CallInput<'readData'>).body)
        .filter((body) => body.with_percentage)
        .map(({ keys }) => keys);
    expect(read()).toEqual([['profit', 'people']]);
    press(button('Expand: Profit'));
    await node(/^Sales/);
    await waitFor(() =>
      expect(read()).toEqual([
        ['profit', 'people'],
        ['sales', 'costs'],
      ]),
    );
  });

  it('shows value, unit, share, estimate, targets and graphs of a term', async () => {
    open('/logic?start-date=2026-01-01&end-date=2026-03-31');
    press(await screen.findByRole('button', { name: 'Expand: Profit' }));
    const profit = await node(/^Profit/);
    expect(await within(profit).findByRole('meter', { name: 'Grow profit' })).toBeVisible();
    const sales = await node(/^Sales/);
    // So was it a year before.
    expect(await within(sales).findByText('1 000.00 k€', { selector: 'strong' })).toBeVisible();
    expect(within(sales).getByText('Estimate', { exact: false })).toBeInTheDocument();
    // Some are actual.
    expect(screen.getByText('Estimate', { selector: '[data-kind]' })).toBeVisible();
    // More than the whole is no share of it.
    expect(within(sales).getByText(/2\.50/)).toHaveTextContent('2.50 × Profit');
    // At the top there is no whole that it would be a part of.
    expect(within(profit).queryByText(/^100\.00/)).toBeNull();
    expect(within(sales).getByRole('link', { name: 'Result of sales' })).toHaveAttribute(
      'href',
      '/result-of-sales?start-date=2026-01-01&end-date=2026-03-31',
    );
  });

  it('says how a value differs from a year earlier, and why when asked', async () => {
    const app = open('/logic?start-date=2026-09-01&end-date=2026-09-30', {
      readData: (input, options) =>
        readFigures((key) => ({
          percentage: null,
          ...FIGURES[key],
          value: input.body.start_date === '2025-09-01' ? 500 : (FIGURES[key]?.value ?? null),
        }))(input, options),
    });
    const profit = await node(/^Profit/);
    const change = await within(profit).findByRole('button', {
      name: /^−20\.0.% vs 09.2025.*Why did it change\?$/,
    });
    // Its target wants more.
    await waitFor(() => expect(change).toHaveAttribute('data-effect', 'worse'));
    const people = await node(/^People/);
    expect(
      await within(people).findByRole('button', { name: /^\+140\.0.% vs 09.2025/ }),
    ).not.toHaveAttribute('data-effect');
    // On the card there is room for the change alone: from what it is counted is said once.
    expect(within(people).getByText(/^\+140\.0.%$/)).toBeVisible();
    expect(screen.getByText('Change vs 09/2025')).toBeVisible();
    // The organisation's card lists changes too.
    const root = within(await node(/^Pohjola Oy/));
    expect(root.getByText(/^−20\.0.%$/)).toHaveAttribute('aria-hidden');
    expect(root.getByText(/^−20\.0.% vs 09.2025$/)).toBeInTheDocument();
    // No meter marks what it is counted from.
    expect(within(people).getByText(/^was 500/)).toBeInTheDocument();
    press(change);
    await waitFor(() => expect(app.state().trace.trail.at(-1)).toMatchObject({ key: 'profit' }));
    expect(app.state().trace.comparison).toBe('year');
  });

  it('says where a term is used, and goes there', async () => {
    open('/logic', {
      listTerms: () =>
        aList(
          TERMS.map((term) =>
            term.key === 'people'
              ? { ...term, formula: 'profit * 3', formula_str: 'Profit × 3' }
              : term,
          ),
        ),
    });
    const profit = within(await node(/^Profit/));
    expect(await profit.findByText('Used in')).toBeVisible();
    press(profit.getByRole('button', { name: 'People' }));
    expect(await node(/^People/)).toHaveFocus();
    expect(within(await node(/^People/)).queryByText('Used in')).toBeNull();
  });

  it('goes to a term that a formula names, and opens the branch above it', async () => {
    open('/logic', {
      listTerms: () =>
        aList(
          TERMS.map((term) =>
            term.key === 'profit'
              ? { ...term, formula: 'sales - costs', formula_str: 'Sales - Costs' }
              : term,
          ),
        ),
    });
    const profit = within(await node(/^Profit/));
    const sales = () => document.querySelector('[data-path="sales"]');
    expect(sales()).toBeNull();
    press(await profit.findByRole('button', { name: 'Sales' }));
    await waitFor(() => expect(sales()).toHaveFocus());
  });

  it('says where the figures of a term without a formula come from', async () => {
    open('/logic', {
      listTerms: () =>
        aList(
          TERMS.map((term) => (term.key === 'people' ? { ...term, data_source: 'Payroll' } : term)),
        ),
    });
    expect(await within(await node(/^People/)).findByText('Source: Payroll')).toBeVisible();
    expect(within(await node(/^Profit/)).getByText('Entered by month')).toBeVisible();
  });

  it('shows a term under an additional parent with its share of that one', async () => {
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    await waitFor(() =>
      expect(screen.getAllByRole('treeitem', { name: /^Costs/ })).toHaveLength(2),
    );
    const shares = await Promise.all(
      screen
        .getAllByRole('treeitem', { name: /^Costs/ })
        .map((item) =>
          within(item).findByText(/^(of People|Profit)$/, { selector: 'span > span > span' }),
        ),
    );
    expect(shares.map((share) => share.parentElement?.textContent)).toEqual([
      '1.50\u00a0× Profit',
      '50.00\u00a0% of People',
    ]);
  });

  it('starts again by its tools', async () => {
    open();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    await node(/^Sales/);
    await user.click(button('Collapse all'));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Sales/ })).toBeNull());
    expect(await node(/^Profit/)).toBeVisible();
  });

  it('opens what its address names, and writes there what is opened', async () => {
    open('/logic?opened-terms=nothing,profit&x=1');
    await node(/^Sales/);
    expect(address()).toBe('/logic?opened-terms=nothing,profit&x=1');
    press(button('Expand: People'));
    await waitFor(() => expect(address()).toBe('/logic?opened-terms=*&x=1'));
    press(button('Collapse: Profit'));
    await waitFor(() => expect(address()).toBe('/logic?opened-terms=people&x=1'));
    expect(screen.queryByRole('treeitem', { name: /^Sales/ })).toBeNull();
    press(button('Collapse all'));
    await waitFor(() => expect(address()).toBe('/logic?x=1'));
    const menu = screen.getByRole('navigation', { name: 'Main navigation' });
    press(button('Expand all'));
    await waitFor(() => expect(address()).toBe('/logic?x=1&opened-terms=*'));
    // The address changes: the tree follows.
    press(within(menu).getByRole('link', { name: 'Business logic' }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^Sales/ })).toBeNull());
    expect(address()).toBe('/logic');
  });

  it('is a list where its address says so, and the switch changes both', async () => {
    open('/logic?view=list');
    await node(/^Profit/);
    const row = (path: string) => document.querySelector(`[data-go="${path}"]`);
    await waitFor(() => expect(row('profit')).toHaveTextContent('ProfitEntered by month400.00 k€'));
    // What changes are counted from, where rows have columns and where they have none.
    expect(screen.getByText(/^vs \d\d\/\d{4}$/)).toBeInTheDocument();
    expect(screen.getAllByText(/^Change vs \d\d\/\d{4}$/)).toHaveLength(1);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: 'Cards' }));
    await waitFor(() => expect(address()).toBe('/logic'));
    expect(row('profit')).toBeNull();
    expect(screen.getByText(/^Change vs \d\d\/\d{4}$/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(address()).toBe('/logic?view=list'));
    expect(row('profit')).not.toBeNull();
  });

  it('is walked by keyboard', async () => {
    open();
    const user = userEvent.setup();
    const root = await node(/^Pohjola Oy/);
    act(() => root.focus());
    await user.keyboard('{ArrowDown}');
    expect(await node(/^Profit/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await node(/^Sales/);
    await user.keyboard('{ArrowRight}');
    expect(await node(/^Sales/)).toHaveFocus();
    await user.tab();
    expect(button('Actions of Sales')).toHaveFocus();
  });

  it('starts where it was left', async () => {
    const view = { x: 300, y: 40, scale: 0.5, updated: 1 };
    open('/logic', {}, { [positionKey(10)]: JSON.stringify(view) });
    await node(/^Profit/);
    expect(screen.getByRole('tree').style.transform).toBe('translate(300px, 40px) scale(0.5)');
  });

  it('starts at the top when nothing is visible where it was left', async () => {
    const view = { x: 90_000, y: 40, scale: 0.5, updated: 1 };
    open('/logic', {}, { [positionKey(10)]: JSON.stringify(view) });
    expect(await node(/^Profit/)).toBeVisible();
  });
});

describe("a node's menu", () => {
  it('leads to the data map, to graphs and to targets', async () => {
    open('/logic?start-date=2026-01-01&end-date=2026-03-31');
    await node(/^Profit/);
    await screen.findByRole('meter', { name: 'Grow profit' });
    press(button('Actions of Profit'));
    const link = async (name: string) =>
      (await screen.findByRole('menuitem', { name })).getAttribute('href');
    expect(await link('Show in data map')).toBe(
      '/data-map?keys=profit&start-date=2026-01-01&end-date=2026-03-31',
    );
    expect(await link('Result of sales')).toMatch(/^\/result-of-sales\?/);
    expect(await link('Grow profit')).toBe('/?target_id=7');
  });

  it('asks how the figure came about, and why it changed', async () => {
    const app = open('/logic?start-date=2026-01-01&end-date=2026-03-31');
    const user = userEvent.setup();
    const seen: string[] = [];
    app.store.subscribe(() => {
      const step = app.state().trace.trail.at(-1);
      if (step && 'key' in step) {
        seen.push(`${step.view} ${step.key} ${step.start_date} ${step.end_date}`);
      }
    });
    await node(/^Profit/);
    press(button('Actions of Profit'));
    await user.click(await screen.findByRole('menuitem', { name: 'How this figure came about' }));
    await waitFor(() => expect(seen).toContain('trace profit 2026-01-01 2026-03-31'));
    act(() => {
      app.store.dispatch(traceClosed());
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(button('Actions of Profit'));
    await user.click(await screen.findByRole('menuitem', { name: 'Why did it change?' }));
    await waitFor(() => expect(seen).toContain('change profit 2026-01-01 2026-03-31'));
  });

  it('has no way to restricted views', async () => {
    open('/logic', {
      getGraphSettings: () => theSettings({ restricted_views: ['data-map', 'strategy'] }),
    });
    await node(/^Profit/);
    await screen.findByRole('meter', { name: 'Grow profit' });
    press(button('Actions of Profit'));
    await screen.findByRole('menuitem', { name: 'Why did it change?' });
    expect(screen.queryByRole('menuitem', { name: 'Show in data map' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'Grow profit' })).toBeNull();
  });
});

describe('the period', () => {
  it('is the newest verified month at first, as on the strategy screen', async () => {
    open('/logic', {
      getRawDataTimespan: ({ query }) => ({
        start_date: '2024-01-01',
        end_date: query?.is_verified ? '2026-09-30' : '2027-03-31',
      }),
    });
    await node(/^Profit/);
    expect(button(/^Period: .*9/)).toBeVisible();
    expect(address()).toBe('/logic');
  });

  it('says of the whole fiscal year that months to come are estimates', async () => {
    open('/logic?start-date=2026-01-01&end-date=2026-12-31');
    await node(/^Profit/);
    expect(
      screen.getByText(/^YTD and the rest of the fiscal year: 01\/2026 – 12\/2026\./),
    ).toBeVisible();
    expect(button('Period: 2026')).toBeVisible();
  });

  it('follows the fiscal year of the organisation', async () => {
    open('/logic?start-date=2026-07-01&end-date=2027-06-30', {
      getActiveOrganization: ({ query }) =>
        query?.list
          ? { organizations: [] }
          : { organization: anOrganization({ start_of_fiscal_year: '7' }) },
    });
    await node(/^Profit/);
    expect(
      screen.getByText(/^YTD and the rest of the fiscal year: 07\/2026 – 06\/2027\./),
    ).toBeVisible();
  });

  it('is read from the address, and written there', async () => {
    const app = open('/logic?start-date=2025-02-01&end-date=2025-04-30&x=1');
    const user = userEvent.setup();
    await node(/^Profit/);
    expect(screen.queryByText(/^YTD:/)).toBeNull();
    const asked = () =>
      app.callsOf('readData').map(({ input }) => (input as CallInput<'readData'>).body.end_date);
    await waitFor(() => expect(asked()).toEqual(['2025-04-30', '2024-04-30', '2025-04-30']));
    await user.click(button('YTD'));
    expect(screen.getByText('YTD: 01/2026 – 11/2026')).toBeVisible();
    expect(address()).toBe('/logic?start-date=2026-01-01&end-date=2026-11-30&x=1');
    await waitFor(() =>
      expect(asked().slice(3)).toEqual(['2026-11-30', '2025-11-30', '2026-11-30']),
    );
    expect(app.callsOf('listTargets').at(-1)?.input).toEqual({
      query: { start_date: '2026-01-01', end_date: '2026-11-30' },
    });
  });

  it.each([
    '?start-date=2025-04-01&end-date=2025-02-28',
    '?start-date=nonsense&end-date=%3Cscript%3E',
    '?start-date=0001-01-01&end-date=9999-12-31',
    '?start-date=2025-01-01',
  ])('is the default where the address is nonsense: %s', async (search) => {
    open(`/logic${search}`);
    await node(/^Profit/);
    expect(button(/^Period: .*9/)).toBeVisible();
  });

  it('is remembered when one comes back by the menu', async () => {
    open();
    const user = userEvent.setup();
    await node(/^Profit/);
    await user.click(button('YTD'));
    const menu = screen.getByRole('navigation', { name: 'Main navigation' });
    await user.click(within(menu).getByRole('link', { name: 'Roadmap' }));
    await screen.findByRole('heading', { level: 1, name: 'Roadmap' });
    await user.click(within(menu).getByRole('link', { name: 'Business logic' }));
    await node(/^Profit/);
    await waitFor(() => expect(address()).toBe('/logic?start-date=2026-01-01&end-date=2026-11-30'));
    expect(button('YTD')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('what goes wrong', () => {
  it('says that there are no terms', async () => {
    open('/logic', { listTerms: () => aList<Term>([]) });
    expect(await screen.findByText('This environment has no terms to show')).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('keeps the place of the tree while the terms load', async () => {
    const terms = deferred<ReturnType<typeof aList<Term>>>();
    open('/logic', { listTerms: () => terms.promise });
    await screen.findByRole('heading', { level: 1, name: 'Business logic' });
    expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
    terms.resolve(aList(TERMS));
    await node(/^Profit/);
  });

  it('offers to load the terms again', async () => {
    const app = open('/logic', {
      listTerms: () => {
        throw refusal(503);
      },
    });
    const user = userEvent.setup();
    expect(await screen.findByText('The terms could not be loaded.')).toBeVisible();
    app.handlers.listTerms = () => aList(TERMS);
    await user.click(button('Try again'));
    expect(await node(/^Profit/)).toBeVisible();
  });

  it('says on the nodes which figures failed, and reads them again', async () => {
    const app = open('/logic', {
      readData: () => {
        throw refusal(500);
      },
    });
    const profit = await node(/^Profit/);
    expect(await within(profit).findByText('The value could not be loaded.')).toBeVisible();
    app.handlers.readData = readData;
    press(within(profit).getByRole('button', { name: 'Try again' }));
    expect(await within(profit).findByText('400.00 k€')).toBeVisible();
    expect(screen.queryByText('The value could not be loaded.')).toBeNull();
  });

  it('says that the targets failed, and reads them again', async () => {
    const app = open('/logic', {
      listTargets: () => {
        throw refusal(500);
      },
    });
    const user = userEvent.setup();
    expect(await screen.findByText(/The targets of the terms could not be loaded/)).toBeVisible();
    app.handlers.listTargets = handlers.listTargets;
    await user.click(button('Try again'));
    expect(await screen.findByRole('meter', { name: 'Grow profit' })).toBeVisible();
  });

  it('is nowhere to be found where the view is restricted', async () => {
    open('/logic', { getGraphSettings: () => theSettings({ restricted_views: ['logic'] }) });
    expect(await screen.findByText('Page not found')).toBeVisible();
  });
});
