import type { FigureSheet, FiguresChanged } from '@tavoite/model';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBrowser } from '../../../test/browser.js';
import { refusal } from '../../../test/fakeApi.js';
import { aUser } from '../../../test/fixtures.js';
import { makeItNovember } from '../../../test/november.js';
import { renderApp } from '../../../test/renderApp.js';

beforeEach(() => {
  makeItNovember();
  fakeBrowser();
});
afterEach(() => jest.useRealTimers());

const sheet: FigureSheet = {
  months: ['2026-09', '2026-10'],
  terms: [
    {
      id: 1,
      key: 'sales',
      title: 'Sales',
      path: 'Result',
      unit: 'k€',
      value_numeric_type: 'decimal',
      data_source: null,
      values: [10, 20],
      verified: '10',
    },
    {
      id: 2,
      key: 'costs',
      title: 'Costs',
      path: 'Result',
      unit: 'k€',
      value_numeric_type: 'decimal',
      data_source: null,
      values: [1, null],
      verified: '00',
    },
  ],
};

type Body = { cells: { key: string; month: string; value: number | null }[]; dry_run?: boolean };
const answerTo = ({ cells, dry_run }: Body, needsReason = false): FiguresChanged => ({
  change: dry_run ? null : 7,
  needs_reason: needsReason,
  edit_count: cells.length,
  problems: [],
  edits: cells.map(({ key, month, value }) => ({
    key,
    month,
    title: key,
    before: { value: 20, verified: needsReason },
    after: { value, verified: needsReason },
  })),
});

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['handlers'];
const open = (handlers: Handlers = {}) =>
  renderApp('/manage/figures', {
    handlers: {
      getUserDetails: () => aUser({ organization_manager: true }),
      getFigureSheet: () => sheet,
      changeFigures: ({ body }) => answerTo(body as Body),
      ...handlers,
    },
  });

/** The grid draws what is in view; jsdom has no sizes, so the cell with the tab stop is there. */
const cellOf = async (value: string) => {
  const grid = await screen.findByRole('grid', { name: 'Monthly figures' });
  return within(grid).findByText(value);
};
const type = async (text: string, over = '20.00') => {
  await userEvent.click(await cellOf(over));
  await userEvent.keyboard(text);
};

it('saves what is typed, after showing what changes', async () => {
  const saved: Body[] = [];
  open({
    changeFigures: ({ body }) => {
      saved.push(body as Body);
      return answerTo(body as Body);
    },
  });
  await type('12.5{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save figures' });
  expect(await within(dialog).findByText('12.50')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 figure saved.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved.map(({ dry_run }) => dry_run === true)).toEqual([true, false]);
  expect(saved[1]?.cells).toEqual([
    { key: 'sales', month: '2026-10', value: 12.5, was: { value: 20, verified: false } },
  ]);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
});

it('leads to the first term where there is none', async () => {
  open({ getFigureSheet: () => ({ ...sheet, terms: [] }) });
  expect(await screen.findByRole('link', { name: 'New term' })).toHaveAttribute(
    'href',
    '/manage/terms?term=new',
  );
});

it('puts a pasted table where its headings say, and says what it has no place for', async () => {
  open();
  await userEvent.click(await cellOf('20.00'));
  const table = '\tSep-26\tOct-26\tTotal\nCosts\t3\t4\t7\nMargin\t1\t2\t3\n';
  await userEvent.paste(table);
  expect(await screen.findByText(/such as Margin, Total/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save figures' });
  const lines = within(dialog).getAllByRole('row').slice(1);
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Costs09\/2026.*3/),
    expect.stringMatching(/^Costs10\/2026.*4/),
  ]);
});

it('asks why verified figures are changed', async () => {
  const reasons: unknown[] = [];
  open({
    changeFigures: ({ body }) => {
      reasons.push((body as { reason?: string }).reason);
      return answerTo(body as Body, true);
    },
  });
  await type('11{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1' }));
  const dialog = await screen.findByRole('dialog');
  const reason = await within(dialog).findByRole('textbox', { name: 'Reason' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(
    await within(dialog).findByText('Say why the verified figures are changed.'),
  ).toBeInTheDocument();
  await userEvent.type(reason, 'A late invoice');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(reasons).toEqual([undefined, 'A late invoice']));
});

it('shows what someone else has changed, and saves mine over it only when told', async () => {
  const seen: unknown[] = [];
  const newest = [{ key: 'sales', month: '2026-10', value: 15, verified: false }];
  open({
    changeFigures: ({ body }) => {
      const [cell] = (body as { cells: { was: { value: number } }[] }).cells;
      seen.push(cell?.was.value);
      if (cell?.was.value === 20) throw refusal(409, { detail: 'Changed.', code: 'stale', newest });
      return answerTo(body as Body);
    },
  });
  await type('12{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/Someone else has changed one of these/)).toBeVisible();
  expect(within(dialog).getByText('15.00')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replace with mine' }));
  const save = await within(dialog).findByRole('button', { name: 'Save' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  expect(await screen.findByText('1 figure saved.')).toBeInTheDocument();
  expect(seen).toEqual([20, 15, 15]);
});

it('keeps what was typed when the page is left, and takes it back step by step', async () => {
  open();
  await type('12{Enter}');
  await screen.findByRole('button', { name: 'Save 1' });
  cleanup();
  open();
  expect(await screen.findByText('One figure was not saved last time.')).toBeInTheDocument();
  await type('13{Tab}', '12.00');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('12.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(await screen.findByText('13.00')).toBeInTheDocument();
});

describe('figures that were kept from last time', () => {
  it('are discarded, which can be undone', async () => {
    open();
    await type('12{Enter}');
    await screen.findByRole('button', { name: 'Save 1' });
    cleanup();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await cellOf('20.00')).toBeVisible();
    expect(screen.queryByText('One figure was not saved last time.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cellOf('12.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    cleanup();
    open();
    expect(await cellOf('20.00')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('are discarded without what was typed since', async () => {
    open();
    await type('12{Enter}');
    await screen.findByRole('button', { name: 'Save 1' });
    cleanup();
    open();
    await type('{ArrowDown}', '12.00');
    await type('3{Enter}', '–');
    await screen.findByRole('button', { name: 'Save 2' });
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('button', { name: 'Save 1' })).toBeVisible();
    expect(await cellOf('3.00')).toBeVisible();
  });

  it('are discarded after a question where they are several', async () => {
    open();
    await type('12{Enter}');
    await type('3{Enter}', '–');
    await screen.findByRole('button', { name: 'Save 2' });
    cleanup();
    open();
    expect(await screen.findByText('2 figures were not saved last time.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved figures?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(await cellOf('20.00')).toBeVisible();
  });
});

it('closes a month after showing what to look at', async () => {
  const check = {
    month: '2026-10',
    is_closed: false,
    is_open: false,
    closed_months: [],
    verified: 0,
    estimates: 1,
    missing: [
      { key: 'costs', title: 'Costs', unit: 'k€', value_numeric_type: 'decimal' as const, last: 1 },
    ],
    unusual: [
      {
        key: 'accidents',
        title: 'Accidents',
        unit: '',
        value_numeric_type: 'int' as const,
        value: 3,
        low: 0.9,
        high: 1.1,
        year_earlier: null,
      },
    ],
    lost: [],
  };
  const closed = jest.fn();
  open({
    checkMonth: () =>
      closed.mock.calls.length > 0
        ? { ...check, is_closed: true, estimates: 0, verified: 1 }
        : check,
    closeMonth: () => {
      closed();
      return answerTo({ cells: [] });
    },
    listChanges: () => ({ count: 0, next: null, previous: null, results: [] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Costs: the month before had 1.00/)).toBeInTheDocument();
  // Written without decimals, both ends are one.
  expect(within(dialog).getByText('Accidents: 3, usually 1')).toBeInTheDocument();
  // What is typed in another month says nothing about this one.
  expect(within(dialog).queryByText(/typed but not saved/)).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verify 1 figure' }));
  // What comes later would be an estimate in a closed month.
  const question = await screen.findByRole('alertdialog', {
    name: 'Close October 2026 although a figure is missing?',
  });
  expect(question).toHaveTextContent('No figure: Costs.');
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Close without it' }));
  expect(await within(dialog).findByText('All of its figures are verified.')).toBeInTheDocument();
  expect(dialog).toHaveAccessibleName('October 2026 is closed');
  expect(within(dialog).getByRole('button', { name: 'Done' })).toBeVisible();
});

const NOTHING_FOUND = {
  month: '2026-10',
  is_closed: false,
  is_open: false,
  closed_months: [],
  verified: 0,
  estimates: 1,
  missing: [],
  unusual: [],
  lost: [],
};

it('leads from what the checklist finds to its figure in the grid', async () => {
  open({
    checkMonth: () => ({
      ...NOTHING_FOUND,
      lost: [
        {
          key: 'margin',
          title: 'Margin',
          unit: '',
          value_numeric_type: 'decimal' as const,
          inputs: ['Profit', 'Costs'],
          input_keys: ['profit', 'costs'],
        },
      ],
    }),
  });
  await userEvent.type(await screen.findByRole('searchbox'), 'sales');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }));
  // Profit is computed, and has no row in the grid.
  await userEvent.click(await screen.findByRole('button', { name: 'Margin lacks Profit, Costs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = await screen.findByRole('row', { name: /^Costs/ });
  await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
  expect(document.activeElement).toHaveAttribute('aria-colindex', '3');
});

it('makes closing the month the next step once all of it is entered', async () => {
  const values = [10, 20] as const;
  open({
    getFigureSheet: () => ({
      ...sheet,
      terms: sheet.terms.map((term) => ({ ...term, values: [...values] })),
    }),
  });
  const close = await screen.findByRole('button', { name: 'Close the month' });
  expect(close).toHaveAttribute('title', expect.stringMatching(/estimates of the month actual/));
  await waitFor(() => expect(close).toHaveAttribute('data-variant', 'primary'));
  expect(screen.getByText('10/2026: all entered, not closed')).toBeVisible();
  // What is typed comes first.
  await type('12.5{Enter}');
  await screen.findByRole('button', { name: 'Save 1' });
  expect(close).toHaveAttribute('data-variant', 'secondary');
});

it('offers the month that runs once the last one is closed', async () => {
  const closed = { ...sheet, terms: sheet.terms.map((term) => ({ ...term, verified: '11' })) };
  const app = open({
    getFigureSheet: () => closed,
    checkMonth: ({ params }) => ({
      ...NOTHING_FOUND,
      closed_months: ['2026-10', '2025-03'],
      ...(params as { month: string }),
    }),
  });
  await screen.findByRole('grid');
  // It cannot be closed before it has ended: nothing says so that looks as if it could.
  const check = await screen.findByRole('button', { name: 'Check the month' });
  expect(check).toHaveAttribute(
    'title',
    expect.stringMatching(/11\/2026, which can be closed once/),
  );
  expect(screen.queryByRole('button', { name: 'Close the month' })).toBeNull();
  await userEvent.click(check);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('Check the month');
  const month = within(await screen.findByRole('dialog')).getByRole('combobox', { name: 'Month' });
  expect(month).toHaveValue('2026-11');
  // Of months that are not in the grid, too.
  for (const name of ['10/2026 (closed)', '03/2025 (closed)', '04/2025'])
    expect(await within(month).findByRole('option', { name })).toBeInTheDocument();
  expect(app.callsOf('checkMonth')[0]?.input).toEqual({ params: { month: '2026-11' } });
});

it('lists only what is missing, below what it belongs to', async () => {
  open();
  await screen.findByRole('row', { name: /^Sales/ });
  // Without a size, the grid draws the row that is chosen.
  const grid = screen.getByRole('grid');
  expect(grid).toHaveAttribute('aria-rowcount', '4');
  const filter = screen.getByRole('button', { name: 'Missing in 10/2026: 1' });
  await userEvent.click(filter);
  expect(await screen.findByRole('row', { name: /^Costs/ })).toBeInTheDocument();
  expect(grid).toHaveAttribute('aria-rowcount', '3');
  expect(filter).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(filter);
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '4'));
});

it('lists changes and undoes one after a question', async () => {
  const entry = {
    id: 7,
    at: '2026-11-20T12:00:00+02:00',
    user: { id: 1, username: 'm', full_name: 'Maija Manager' },
    action: 'changed' as const,
    titles: ['Sales'],
    terms: 1,
    figures: 1,
    first_month: '2026-09',
    last_month: '2026-09',
    reason: 'A late invoice',
    undoes: null,
    undone_by: null,
  };
  const undone = jest.fn();
  open({
    listChanges: () => ({ count: 1, next: null, previous: null, results: [entry] }),
    undoChange: () => {
      undone();
      return { ...entry, id: 8, action: 'undone', undoes: 7 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Changes to figures' });
  expect(
    await within(dialog).findByText(
      /^Maija Manager, 20\/11\/2026 12:00: Sales, 09\/2026, 1 figure/,
    ),
  ).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('The figure becomes what it was before.');
  await userEvent.click(within(question).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(undone).toHaveBeenCalledTimes(1));
});

it('is in the menu of organisation managers only', async () => {
  const handlers = { getFigureSheet: () => sheet };
  renderApp('/notifications', {
    handlers: { ...handlers, getUserDetails: () => aUser({ organization_manager: true }) },
  });
  expect(await screen.findByRole('link', { name: 'Manage' })).toBeInTheDocument();
  cleanup();
  renderApp('/notifications', { handlers: { ...handlers, getUserDetails: () => aUser() } });
  expect(await screen.findByRole('link', { name: 'Business logic' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull();
});

describe('a file', () => {
  const answer = { cells: [], unchanged: 3, problems: [], problem_count: 0 };
  const drop = async (file = new File(['term,2026-01\n'], 'a.csv')) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import figures' }));
    const dialog = await screen.findByRole('dialog', { name: 'Figures from a file' });
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file field');
    await userEvent.upload(input, file);
    return dialog;
  };

  it('leads to what it would change, before anything is saved', async () => {
    const month = sheet.months[0] ?? '';
    const key = sheet.terms[0]?.key ?? '';
    const was = { value: 1, verified: false };
    const app = open({
      readFigureFile: () => ({ ...answer, cells: [{ key, month, value: 5, was }] }),
      changeFigures: () => ({
        change: null,
        edits: [{ key, title: 'Sales', month, before: was, after: { value: 5, verified: false } }],
        needs_reason: false,
        edit_count: 1,
        problems: [],
      }),
    });
    await drop();
    expect(await screen.findByRole('dialog', { name: 'Save figures' })).toBeVisible();
    await waitFor(() =>
      expect(app.callsOf('changeFigures')[0]?.input).toEqual({
        body: {
          dry_run: true,
          max_edits: 0,
          cells: expect.arrayContaining([{ key, month, value: 5, was }]),
        },
      }),
    );
  });

  it('is taken back in one step where its figures are not saved', async () => {
    const was = { value: 20, verified: false };
    open({
      readFigureFile: () => ({
        ...answer,
        cells: [
          { key: 'sales', month: '2026-10', value: 5, was },
          { key: 'costs', month: '2026-09', value: 6, was: { value: 1, verified: false } },
        ],
      }),
    });
    await drop();
    const dialog = await screen.findByRole('dialog', { name: 'Save figures' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Save 2' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await cellOf('20.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('is taken wherever on the page it is dropped', async () => {
    const app = open({
      readFigureFile: () => ({ ...answer, problems: ['line 2: wrong'], problem_count: 1 }),
    });
    await screen.findByRole('grid');
    const files = [new File(['term,2026-01\n'], 'a.csv')];
    const dataTransfer = { types: ['Files'], files };
    const hint = 'Drop the file to see what it would change';
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText(hint)).toBeVisible();
    fireEvent.dragLeave(document.body, { dataTransfer });
    expect(screen.queryByText(hint)).toBeNull();
    // Else the browser would show the file in place of the app.
    const dropping = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, dropping);
    expect(dropping.defaultPrevented).toBe(true);
    const dialog = await screen.findByRole('dialog', { name: 'Figures from a file' });
    expect(await within(dialog).findByText('line 2: wrong')).toBeVisible();
    expect(app.callsOf('readFigureFile')).toHaveLength(1);
  });

  it('takes nothing where something is wrong, and says where', async () => {
    open({
      readFigureFile: () => ({
        ...answer,
        problems: ['a.csv, line 2: There is no term "x".'],
        problem_count: 1,
      }),
    });
    const dialog = await drop();
    expect(await within(dialog).findByText(/the file has a problem/)).toBeVisible();
    expect(within(dialog).getByText(/line 2: There is no term/)).toBeVisible();
  });

  it('says so where all is as it was, and where a workbook is none', async () => {
    open({ readFigureFile: () => answer });
    const dialog = await drop();
    expect(await within(dialog).findByText(/are stored as they are there already/)).toBeVisible();
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['x'], 'b.xlsx'));
    expect(await within(dialog).findByText(/workbook cannot be read/)).toBeVisible();
  });
});

it('has its actions in a menu on a phone, by their names', async () => {
  fakeBrowser({ wide: false });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import figures' }));
  expect(await screen.findByRole('dialog', { name: 'Figures from a file' })).toBeVisible();
});

it('leads to what the guide says of it', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Help: Monthly figures' });
  expect(link).toHaveAttribute('href', '/help/monthly-figures');
});

it('says before a month is closed that figures of it are not saved', async () => {
  open({
    checkMonth: () => ({
      month: '2026-10',
      is_closed: false,
      is_open: false,
      closed_months: [],
      verified: 0,
      estimates: 2,
      missing: [],
      unusual: [],
      lost: [],
    }),
  });
  await type('12.5{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close the month' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    await within(dialog).findByText(/^1 figure of this month is typed but not saved/),
  ).toBeVisible();
});
