import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import type { Handlers } from '../../../test/fakeApi.js';
import { aGroup, aList, aTarget, theSettings } from '../../../test/fixtures.js';
import { address, renderApp } from '../../../test/renderApp.js';
import { ApiError, failureOf } from '../../api/errors.js';

/** 1 → (2 → (4), 3) */
const TREE = [
  { ...aGroup(1, null, [2, 3]), targets: [aTarget({ id: 8, is_verified: false })] },
  aGroup(2, 1, [4]),
  aGroup(3, 1),
  aGroup(4, 2),
];

const handlers: Handlers = {
  getRawDataTimespan: () => ({ start_date: '2024-01-01', end_date: '2026-09-30' }),
  listTargetGroups: () => aList(TREE),
  getTargetAsGraph: () => [],
};

beforeEach(() => {
  fakeBrowser();
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const open = async (path = '/') => {
  const app = renderApp(path, { handlers });
  await screen.findByRole('heading', { level: 1, name: 'Strategy and targets' });
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  return app;
};
const groups = () => screen.getAllByRole('article').length;
const asked = (app: ReturnType<typeof renderApp>) =>
  app.callsOf('listTargetGroups').map(({ input }) => {
    const { query } = input as { query: { start_date: string; end_date: string } };
    return `${query.start_date} ${query.end_date}`;
  });

it('stands without parameters on the newest verified month, the first level open', async () => {
  const app = await open();
  expect(groups()).toBe(3);
  expect(asked(app)).toEqual(['2026-09-01 2026-09-30']);
  expect(address()).toBe('/');
});

it('shows the period and the open groups of its address, and keeps them there', async () => {
  const app = await open('/?start-date=2026-01-01&end-date=2026-11-30&opened-groups=1,2');
  await waitFor(() => expect(groups()).toBe(4));
  expect(new Set(asked(app))).toEqual(new Set(['2026-01-01 2026-11-30']));
  expect(screen.getByRole('button', { name: 'YTD' })).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toContain('start-date=2026-01-01&end-date=2026-11-30');
});

it('writes what is opened, closed and chosen into the address, each a step that back undoes', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();
  const steps = window.history.length;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Show the groups under Group 2');
  await waitFor(() => expect(groups()).toBe(4));
  expect(address()).toBe('/?opened-groups=*');
  expect(screen.getByRole('button', { name: 'Expand all' })).toBeDisabled();
  await press('Hide the groups under Group 2');
  await waitFor(() => expect(address()).toBe('/'));
  await press('YTD');
  await waitFor(() => expect(address()).toContain('start-date=2026-01-01&end-date=2026-11-30'));
  await press('YTD');
  await waitFor(() => expect(address()).toBe('/'));
  await press('Collapse all');
  await waitFor(() => expect(address()).toBe('/?opened-groups=-'));
  expect(groups()).toBe(1);
  expect(screen.getByRole('button', { name: 'Collapse all' })).toBeDisabled();
  await press('Expand all');
  await waitFor(() => expect(address()).toBe('/?opened-groups=*'));
  expect(window.history.length).toBe(steps + 6);
  const before = ['/?opened-groups=-', '/', /start-date=2026-01-01&end-date=2026-11-30$/, '/'];
  for (const there of before) {
    window.history.back();
    await waitFor(() =>
      expect(address()).toEqual(there instanceof RegExp ? expect.stringMatching(there) : there),
    );
  }
  await waitFor(() => expect(groups()).toBe(3));
  expect(screen.getByRole('button', { name: 'YTD' })).toHaveAttribute('aria-pressed', 'false');
  window.history.back();
  await waitFor(() => expect(groups()).toBe(4));
});

it('keeps what was chosen where a link leads to the bare address', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Collapse all');
  await waitFor(() => expect(groups()).toBe(1));
  await press('YTD');
  const chosen = '/?opened-groups=-&start-date=2026-01-01&end-date=2026-11-30';
  await waitFor(() => expect(address()).toBe(chosen));
  await user.click(screen.getByRole('link', { name: 'Tavoite, front page' }));
  const parts = (path: string) => path.slice(2).split('&').sort();
  await waitFor(() => expect(parts(address())).toEqual(parts(chosen)));
  expect(groups()).toBe(1);
  expect(screen.getByRole('button', { name: 'YTD' })).toHaveAttribute('aria-pressed', 'true');
});

it('counts the targets, and shows those of one standing alone', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const targets = [
    aTarget({ id: 8, title: 'Sales', is_verified: false }),
    aTarget({ id: 9, title: 'Margin', current_value: 120 }),
    aTarget({ id: 10, title: 'Energy', data_available_for_current_value: false }),
  ];
  renderApp('/?opened-groups=-', {
    handlers: {
      ...handlers,
      listTargetGroups: () =>
        aList([aGroup(1, null, [2, 3]), aGroup(2, 1, [], { targets }), aGroup(3, 1)]),
    },
  });
  expect(await screen.findByRole('button', { name: '3 targets' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.getByText('September 2026, includes estimates')).toBeVisible();
  expect(screen.getByRole('button', { name: '1 achieved' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '0 close' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '1 behind' }));
  await waitFor(() => expect(address()).toBe('/?opened-groups=-&standing=behind'));
  // What leads to it is open, whatever was closed.
  expect(await screen.findByRole('button', { name: 'Sales' })).toBeVisible();
  expect(groups()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Margin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 behind' }));
  await waitFor(() => expect(address()).toBe('/?opened-groups=-'));
  await waitFor(() => expect(groups()).toBe(1));
});

it('says what part of those furthest behind is reached, opens them, and lists all, the worst first', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const targets = [
    aTarget({ id: 8, title: 'Sales', current_value: 80 }),
    aTarget({ id: 9, title: 'Margin', current_value: 120 }),
    aTarget({ id: 10, title: 'Energy', current_value: 30 }),
  ];
  renderApp('/', {
    hasStyles: true,
    handlers: { ...handlers, listTargetGroups: () => aList([aGroup(1, null, [], { targets })]) },
  });
  const line = await screen.findByRole('group', { name: /^Furthest behind/ });
  const [worst, next, all, ...others] = within(line).getAllByRole('button');
  expect(worst).toHaveAccessibleName(/^Energy 30\.00.%$/);
  expect(next).toHaveAccessibleName(/^Sales 80\.00.%$/);
  expect(others).toEqual([]);
  const { idx } = window.history.state;
  await user.click(worst as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Energy' })).toBeVisible();
  expect(address()).toBe('/?target_id=10');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/'));
  // No step of the history stays behind.
  expect(window.history.state.idx).toBe(idx);
  await user.click(all as HTMLElement);
  await waitFor(() => expect(address()).toBe('/?view=list&standing=behind&sort=progress'));
  const table = await screen.findByRole('table', { name: 'Targets' });
  const rows = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual(['EnergyGroup 1', 'SalesGroup 1']);
  const head = within(table).getByRole('columnheader', { name: 'Percent done' });
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(address()).toContain('sort=-progress'));
  expect(rows()).toEqual(['SalesGroup 1', 'EnergyGroup 1']);
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(head).getByRole('button'));
  await waitFor(() => expect(address()).toBe('/?view=list&standing=behind'));
  expect(head).toHaveAttribute('aria-sort', 'none');
  // Back by group, in its order.
  expect(rows()).toEqual(['Group 1', 'Sales', 'Energy']);
});

it('keeps the full size of a tree in the address', async () => {
  await open('/?size=full');
  expect(address()).toBe('/?size=full');
  expect(document.querySelector('[data-scale]')).toHaveAttribute('data-scale', '1');
});

it('shows the targets in a list, kept in the address', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const points = [1, 2, 3].map((value) => ({
    start_date: `2026-0${value}-01`,
    value,
    is_verified: true,
  }));
  const app = renderApp('/', {
    handlers: { ...handlers, listTargetTrends: () => aList([{ id: 8, points }]) },
  });
  await user.click(await screen.findByRole('radio', { name: 'List' }));
  const table = await screen.findByRole('table', { name: 'Targets' });
  expect(address()).toBe('/?view=list');
  const row = within(table).getByRole('row', { name: /^Net sales/ });
  expect(row).toHaveTextContent(/at least 100\.00.k€/);
  expect(row).toHaveTextContent(/\+14\.3.%, better for the target Sep 2025: 70\.00.k€/);
  expect(
    await within(row).findByRole('img', { name: /^Net sales over twelve months/ }),
  ).toBeVisible();
  expect(app.callsOf('listTargetTrends').map(({ input }) => input)).toEqual([
    { query: { end_date: '2026-09-30' } },
  ]);
  await user.click(screen.getByRole('radio', { name: 'Tree' }));
  await waitFor(() => expect(groups()).toBe(3));
  expect(address()).toBe('/');
});

it('asks in the dialog why the figure changed, against what the target compares it with', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const measured = aTarget({
    id: 8,
    title: 'Sales',
    formula_str: '[Net sales, all]',
    terms: [{ key: 'sales', title: 'Net sales, all', formula_str: null, data_source: null }],
  });
  const app = renderApp('/?target_id=8', {
    handlers: {
      ...handlers,
      listTargetGroups: () => aList([aGroup(1, null, [], { targets: [measured] })]),
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Sales' });
  // Brackets tell titles from operators in formulas, not readers.
  expect(await within(dialog).findByText('Net sales, all', { selector: 'dd' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Why did it change?' }));
  expect(app.state().trace.trail).toMatchObject([
    { view: 'change', key: 'sales', from: 'Sales', ...measured.value_period },
  ]);
  expect(app.state().trace.comparison).toBe('year');
});

it('says when there are no months to draw in the dialog', async () => {
  renderApp('/?target_id=8', {
    handlers: {
      ...handlers,
      getTargetAsGraph: () => {
        throw new ApiError(failureOf(500, 'Internal Server Error', { detail: 'Down.' }));
      },
    },
  });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('The months before could not be loaded.')).toBeVisible();
});

it('lists the tasks that work towards a target, each with a link to its roadmap', async () => {
  const task = {
    type: 'task' as const,
    roadmap: 5,
    main_task: 6,
    row_index: 0,
    start_date: '2026-05-01',
    end_date: '2026-10-31',
    date_length: 6,
    targets: [8],
    user: null,
    progress: 40,
    version: 1,
  };
  const app = renderApp('/?target_id=8', {
    handlers: {
      ...handlers,
      listTasks: () =>
        aList([
          { ...task, id: 71, title: 'Late pilot' },
          { ...task, id: 72, title: 'Sell it', start_date: '2026-11-01', end_date: '2026-12-31' },
        ]),
      listRoadmaps: () =>
        aList([{ id: 5, title: 'Growth', organization: 1, order: 0, version: 1, plan_version: 1 }]),
    },
  });
  const list = await screen.findByRole('list', { name: 'Tasks' });
  const [late, next] = within(list).getAllByRole('listitem');
  expect(late).toHaveTextContent('Late pilot40 %Growth · 05/2026 – 10/2026Late');
  expect(next).toHaveTextContent('Sell it40 %Growth · 11/2026 – 12/2026');
  expect(next).not.toHaveTextContent('Late');
  expect(within(list).getByRole('link', { name: 'Late pilot' })).toHaveAttribute(
    'href',
    '/roadmap?roadmap=5&task=71',
  );
  expect(app.callsOf('listTasks')[0]?.input).toEqual({ query: { target: 8 } });
});

it('says when the tasks cannot be loaded', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const failing = renderApp('/?target_id=8', {
    handlers: {
      ...handlers,
      listTasks: () => {
        throw new ApiError(failureOf(500, 'Internal Server Error', { detail: 'Down.' }));
      },
      listComments: () => aList([]),
      listRoadmaps: () => aList([]),
    },
  });
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText('The tasks of the roadmaps could not be loaded.'),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(failing.callsOf('listTasks')).toHaveLength(2));
});

it('asks for no tasks where roadmaps are restricted', async () => {
  const restricted = renderApp('/?target_id=8', {
    handlers: {
      ...handlers,
      getGraphSettings: () => theSettings({ restricted_views: ['roadmap'] }),
    },
  });
  await screen.findByRole('dialog');
  expect(screen.queryByText('Tasks towards this target')).toBeNull();
  expect(restricted.callsOf('listTasks')).toEqual([]);
});

it('keeps both when a target is opened and closed; says what is estimated', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  // Behind the dialog the screen is hidden from assistive technology.
  renderApp('/?start-date=2026-05-01&end-date=2026-05-31&opened-groups=1&target_id=8', {
    handlers,
  });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/The current value includes estimates/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/?start-date=2026-05-01&end-date=2026-05-31&opened-groups=1');
  expect(screen.getByText('estimate')).toBeVisible();
  // Opened by its address: the focus goes to the target, not to the page.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Net sales' })).toHaveFocus());
});

it('gives the focus to the target of a dialog that a link from another page opened', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const app = renderApp('/change-password', { handlers });
  await screen.findByRole('heading', { level: 1, name: 'Change password' });
  act(() => app.navigation.navigate('/?target_id=8'));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Net sales' })).toHaveFocus());
});
