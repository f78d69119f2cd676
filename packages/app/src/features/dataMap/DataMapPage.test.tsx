import { formatMonth, monthNumber, monthsOfRange } from '@tavoite/model';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { type Handlers, refusal } from '../../../test/fakeApi.js';
import { aList, aTarget, aTerm } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';

beforeEach(() => {
  fakeBrowser();
  // Only the rows and months in view are drawn; jsdom knows no sizes.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

const KEYS = ['profit', 'sales', 'costs', 'people'];
const LEVELS = [0, 1, 1, 0];

/** profit → (sales, costs), people */
const handlers: Handlers = {
  getRawDataTimespan: () => ({ start_date: '2020-01-01', end_date: '2026-12-31' }),
  getDataMap({ query }) {
    const { start_date, end_date, root_keys } = query;
    const month = (date: string) => monthNumber(Number(date.slice(0, 4)), Number(date.slice(5, 7)));
    const months = monthsOfRange({ start: month(start_date), end: month(end_date) });
    const asked = Array.isArray(root_keys) ? root_keys.filter((key) => KEYS.includes(key)) : null;
    const rows = asked?.map((key) => KEYS.indexOf(key)) ?? KEYS.map((_, index) => index);
    return {
      months: months.map((number) => formatMonth(number)),
      terms: KEYS.map((key, index) => ({
        key,
        title: `Title of ${key}`,
        unit: 'k€',
        value_numeric_type: key === 'people' ? ('int' as const) : ('decimal' as const),
        values: months.map((_, at) => (at === 1 ? null : 1000 * index + at + 0.5)),
        verified: months.map((_, at) => (at < 3 ? '1' : '0')).join(''),
        ...(query.totals ? { total: 120, total_verified: true, compared: 100 } : {}),
      })),
      rows,
      levels: asked ? rows.map(() => 0) : LEVELS,
    };
  },
};

const open = async (path = '/data-map', more: Handlers = {}, hasStyles = false) => {
  const app = renderApp(path, { handlers: { ...handlers, ...more }, hasStyles });
  await screen.findByRole('heading', { level: 1, name: 'Data map' });
  return app;
};
const row = (title: string) => screen.findByRole('row', { name: new RegExp(`Title of ${title}`) });
const titles = () => screen.getAllByRole('rowheader').map((cell) => cell.title);
const rangesAsked = (app: ReturnType<typeof renderApp>) =>
  app.callsOf('getDataMap').map(({ input }) => {
    const { query } = input as { query: { start_date: string; end_date: string } };
    return [query.start_date, query.end_date];
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows last year and this one up to this month, closed', async () => {
  const app = await open();
  await row('profit');
  expect(titles()).toEqual(['Title of profit', 'Title of people']);
  expect(rangesAsked(app)).toEqual([['2025-01-01', '2026-11-30']]);
  expect(screen.getByText('01/2025 – 11/2026')).toBeVisible();
  expect(address()).toBe('/data-map');
  const cells = within(await row('profit')).getAllByRole('gridcell');
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['0.50', '–']);
  const people = within(await row('people')).getAllByRole('gridcell');
  expect(people[0]).toHaveTextContent(/^3\s001$/);
});

it('marks how terms stand by their targets in the newest actual month', async () => {
  const app = await open('/data-map?start-date=2024-03-01&end-date=2024-07-31', {
    listTerms: () =>
      aList(KEYS.map((key, id) => aTerm(id + 1, key, { targets: key === 'profit' ? [7] : [] }))),
    listTargets: ({ query: { start_date = '', end_date = '' } }) =>
      aList([
        aTarget({
          id: 7,
          current_value: 94,
          target_value: 100,
          value_period: { start_date, end_date },
        }),
      ]),
  });
  const mark = await within(await row('profit')).findByRole('img');
  expect(mark).toHaveAccessibleName(
    '05/2024: close to target, 94.00\u00a0%, at least 100.00\u00a0k€',
  );
  expect(mark.title).toBe(mark.ariaLabel);
  expect(screen.getByText('Term')).toHaveAttribute('title', 'Marks: targets in 05/2024');
  expect(within(await row('people')).queryByRole('img')).toBeNull();
  const key = screen.getByRole('group', { name: 'Legend' });
  expect(key).toHaveTextContent(/Targets.*Far behind.*Behind.*Close.*Achieved.*No data/);
  expect(app.callsOf('listTargets').map(({ input }) => input)).toEqual([
    { query: { start_date: '2024-05-01', end_date: '2024-05-31' } },
  ]);
});

it('shows what the address says: period, roots and open rows', async () => {
  const app = await open(
    '/data-map?start-date=2024-03-01&end-date=2024-05-31&opened-terms=profit,unknown',
  );
  await row('costs');
  expect(titles()).toEqual([
    'Title of profit',
    'Title of sales',
    'Title of costs',
    'Title of people',
  ]);
  expect(rangesAsked(app)).toEqual([['2024-03-01', '2024-05-31']]);
});

it.each(['start-date=0001-01-01&end-date=9999-12-31', 'start-date=2024-05-01&end-date=2024-01-31'])(
  'takes nonsense for nothing: %s',
  async (query) => {
    const app = await open(`/data-map?${query}`);
    await row('profit');
    expect(rangesAsked(app)).toEqual([['2025-01-01', '2026-11-30']]);
  },
);

it('shows the terms that the address names, names the missing ones, and leads back to all', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open('/data-map?keys=sales,<b>,people&start-date=2026-01-01&end-date=2026-03-31');
  await row('sales');
  expect(titles()).toEqual(['Title of sales', 'Title of people']);
  expect(screen.getByText('Not in this environment: <b>')).toBeVisible();
  expect(screen.getByText(/Only 3 terms are shown/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show all terms' }));
  await row('profit');
  expect(address()).toBe('/data-map?start-date=2026-01-01&end-date=2026-03-31');
  expect(screen.queryByText(/chosen/)).toBeNull();
});

it('says so when none of the named terms is there, or none at all', async () => {
  await open('/data-map?keys=nowhere');
  await screen.findByText('None of the chosen terms is in this environment.');
  expect(screen.getByText('nowhere')).toBeVisible();
});

it('says so when there are no terms', async () => {
  const nothing = { months: ['2026-01'], terms: [], rows: [], levels: [] };
  await open('/data-map', { getDataMap: () => nothing }, true);
  await screen.findByText('No terms yet');
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Expand all' })).toBeNull();
});

it('opens rows one by one and all at once, in the address', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Expand: Title of profit' }));
  await row('sales');
  expect(address()).toBe('/data-map?opened-terms=profit');
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  await waitFor(() => expect(address()).toBe('/data-map'));
  expect(titles()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  await row('sales');
  expect(address()).toBe('/data-map?opened-terms=*');
  await user.click(screen.getByRole('button', { name: 'Collapse: Title of profit' }));
  await waitFor(() => expect(address()).toBe('/data-map?opened-terms=*,-profit'));
});

it('writes a chosen period into the address, and remembers it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const app = await open();
  await row('profit');
  await user.click(screen.getByRole('button', { name: 'YTD' }));
  await waitFor(() =>
    expect(address()).toBe('/data-map?start-date=2026-01-01&end-date=2026-11-30'),
  );
  await user.click(screen.getByRole('link', { name: 'Roadmap' }));
  await screen.findByRole('heading', { level: 1, name: 'Roadmap' });
  await user.click(screen.getByRole('link', { name: 'Data map' }));
  await row('profit');
  await waitFor(() =>
    expect(address()).toBe('/data-map?start-date=2026-01-01&end-date=2026-11-30'),
  );
  expect(screen.getByRole('button', { name: 'YTD' })).toHaveAttribute('aria-pressed', 'true');
  // Off again: the default, which the address does not name.
  await user.click(screen.getByRole('button', { name: 'YTD' }));
  await waitFor(() => expect(address()).toBe('/data-map'));
  await waitFor(() => expect(rangesAsked(app).at(-1)).toEqual(['2025-01-01', '2026-11-30']));
});

it.each([
  ['start-date=soon&end-date=2026-01-01'],
  ['start-date=2026-03-01&end-date=2025-01-01'],
  ['end-date=2026-01-01'],
])('cleans the address of the nonsense %s', async (nonsense) => {
  const app = await open(`/data-map?${nonsense}&keys=profit`);
  await waitFor(() => expect(address()).toBe('/data-map?keys=profit'));
  await row('profit');
  expect(new Set(rangesAsked(app).map(String))).toEqual(new Set(['2025-01-01,2026-11-30']));
});

it('an address with a period goes before what is remembered', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const app = await open();
  await row('profit');
  await user.click(screen.getByRole('button', { name: 'YTD' }));
  await waitFor(() => expect(rangesAsked(app)).toHaveLength(2));
  act(() => app.navigation.navigate('/data-map?start-date=2023-01-01&end-date=2023-02-28'));
  await waitFor(() => expect(rangesAsked(app).at(-1)).toEqual(['2023-01-01', '2023-02-28']));
});

it('offers to try again when the map cannot be loaded', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const app = await open('/data-map', {
    getDataMap: () => {
      throw refusal(503);
    },
  });
  await screen.findByText('The data map could not be loaded.');
  if (handlers.getDataMap) app.handlers.getDataMap = handlers.getDataMap;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row('profit');
});

it('asks how a value came about, for its month', async () => {
  const app = await open();
  const cell = within(await row('profit')).getAllByRole('gridcell')[1] as HTMLElement;
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(app.state().trace.trail[0]).toMatchObject({
    key: 'profit',
    start_date: '2025-02-01',
    end_date: '2025-02-28',
  });
});

it('saves the whole map, closed rows too, under the name of the organisation', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const files: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await open('/data-map?start-date=2026-01-01&end-date=2026-02-28');
  await row('profit');
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
  await waitFor(() => expect(names).toEqual(['pohjola_oy.csv']));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(files[0] as Blob);
  });
  expect(text).toBe(
    [
      '"Level","Key","Term","Unit","2026-01","2026-02"',
      '"1","profit","Title of profit","k€","0.5",""',
      '"2","sales","Title of sales","k€","1000.5",""',
      '"2","costs","Title of costs","k€","2000.5",""',
      '"1","people","Title of people","k€","3001",""',
      '',
    ].join('\r\n'),
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download XLSX' }));
  await waitFor(() => expect(names[1]).toBe('pohjola_oy.xlsx'));
});

it('adds columns that are chosen in a menu, keeps them in the address, and asks for totals only then', async () => {
  const app = await open('/data-map?start-date=2026-09-01&end-date=2026-11-30');
  await row('profit');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Trend' }));
  const asked = () =>
    app.callsOf('getDataMap').map(({ input }) => {
      const { query } = input as { query: { totals?: boolean } };
      return query.totals ?? false;
    });
  expect(asked()).toEqual([false]);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Change from a year before' }));
  expect(address()).toContain('columns=change,trend');
  const change = await screen.findByRole('columnheader', { name: 'Change' });
  expect(change).toHaveAttribute('title', expect.stringContaining('09/2025 – 11/2025'));
  expect(
    within(await row('profit'))
      .getAllByRole('gridcell')
      .at(-2),
  ).toHaveTextContent('+20.0');
  expect(asked()).toEqual([false, true]);
  expect(screen.getByRole('columnheader', { name: 'Trend' })).toBeVisible();
});

it('finds terms by their titles, with what leads to them', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();
  await row('profit');
  const field = screen.getByRole('searchbox', { name: 'Find a term' });
  await user.type(field, 'of COSTS');
  await waitFor(() => expect(titles()).toEqual(['Title of profit', 'Title of costs']));
  // Said as well as shown.
  expect(screen.getAllByText('1 term found')).toHaveLength(2);
  // Opened and closed among what is found, and not in the address.
  await user.click(screen.getByRole('button', { name: 'Collapse: Title of profit' }));
  expect(titles()).toEqual(['Title of profit']);
  expect(address()).not.toContain('opened-terms');
  await user.clear(field);
  await user.type(field, 'nothing like it');
  await waitFor(() => expect(screen.getAllByText('No terms found')).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Show all terms' }));
  await waitFor(() => expect(titles()).toContain('Title of people'));
  expect(field).toHaveValue('');
});

it('cleans what says nothing from the address', async () => {
  await open('/data-map?range=banana&columns=apple&keys=sales');
  await row('sales');
  await waitFor(() => expect(address()).toBe('/data-map?keys=sales'));
});

it('counts what is unusual in the newest actual month, and goes from one to the next', async () => {
  const getDataMap: NonNullable<Handlers['getDataMap']> = () => {
    const months = monthsOfRange({ start: monthNumber(2025, 1), end: monthNumber(2026, 3) });
    const newest = months.length - 2;
    return {
      months: months.map((number) => formatMonth(number)),
      terms: KEYS.map((key) => ({
        key,
        title: `Title of ${key}`,
        unit: 'k€',
        value_numeric_type: 'decimal' as const,
        values: months.map((_, at) =>
          at === newest && (key === 'costs' || key === 'people') ? 900 : 100 + (at % 3),
        ),
        verified: months.map((_, at) => (at <= newest ? '1' : '0')).join(''),
      })),
      rows: KEYS.map((_, index) => index),
      levels: LEVELS,
    };
  };
  await open('/data-map', { getDataMap });
  const next = await screen.findByRole('button', { name: '2 unusual in 02/2026' });
  expect(titles()).not.toContain('Title of costs');
  // What the mark of a closed row means, as long as there is one.
  expect(screen.getByText('Unusual figures in rows below')).toBeVisible();
  await userEvent.click(next);
  await row('costs');
  const focused = () => document.activeElement?.closest('[role="row"]')?.textContent;
  await waitFor(() => expect(focused()).toMatch(/Title of costs/));
  expect(document.activeElement).toHaveTextContent('900.00');
  await userEvent.click(next);
  await waitFor(() => expect(focused()).toMatch(/Title of people/));
  expect(screen.queryByText('Unusual figures in rows below')).toBeNull();
  await userEvent.click(next);
  await waitFor(() => expect(focused()).toMatch(/Title of costs/));
});
