import {
  contract,
  currentMonth,
  type FiguresChanged,
  formatMonth,
  monthNumber,
} from '@tavoite/model';
import { seedFigures } from '../../../test/figures.js';
import { fieldErrors, type TestUser, useTestServer } from '../../../test/server.js';

const server = useTestServer();
let organization: number;
let manager: TestUser;
let other: TestUser;

const YEAR = { start_date: '2025-01-01', end_date: '2025-12-31' };

beforeEach(async () => {
  organization = await server.createOrganization();
  await seedFigures(server, organization, {
    terms: [
      { key: 'all', formula: 'sales + costs', title: 'Everything' },
      {
        key: 'sales',
        parent: 'all',
        first: monthNumber(2025, 1),
        values: [10, 20.5, null, 40],
        verified: [true, false, false, false],
      },
      {
        key: 'costs',
        parent: 'all',
        first: monthNumber(2025, 1),
        values: [1, 2, 3],
        verified: false,
      },
      { key: 'sum', title: 'Sum', sumValuesInTree: true },
      { key: 'part', parent: 'sum' },
    ],
  });
  const flags = { memberships: { [organization]: { organization_manager: true } } };
  manager = await server.createUser({ ...flags, fullName: 'Maija Manager' });
  other = await server.createUser(flags);
});

const sheet = async () =>
  (await server.call(contract.getFigureSheet, { token: manager.token, query: YEAR })).body;
const figuresOf = async (key: string) => {
  const term = (await sheet()).terms.find((each) => each.key === key);
  return term && { values: term.values.slice(0, 4), verified: term.verified.slice(0, 4) };
};
type Body = Parameters<typeof server.call<typeof contract.changeFigures>>[1]['body'];
const change = (body: Body, { token } = manager) =>
  server.call(contract.changeFigures, { token, body });
const changed = async (body: Body): Promise<FiguresChanged> => {
  const answer = await change(body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const readValues = async (key: string) => {
  const { body } = await server.request<{ results: { value: number | null }[] }>(
    'GET',
    `/api/data/?keys=${key}&start_date=${YEAR.start_date}&end_date=${YEAR.end_date}`,
    { token: manager.token },
  );
  return body.results.map(({ value }) => value);
};

describe('the sheet', () => {
  it('has the terms whose figures are entered, with those above them', async () => {
    const { months, terms } = await sheet();
    expect(months).toHaveLength(12);
    expect(terms.map(({ key, path }) => [key, path])).toEqual([
      ['sales', 'Everything'],
      ['costs', 'Everything'],
      ['part', 'Sum'],
    ]);
    expect(await figuresOf('sales')).toEqual({ values: [10, 20.5, null, 40], verified: '1000' });
    expect(await figuresOf('part')).toEqual({ values: [null, null, null, null], verified: '0000' });
  });

  it('is for organisation managers only', async () => {
    const reader = await server.createUser({
      memberships: { [organization]: { report_manager: true } },
    });
    const answer = await server.call(contract.getFigureSheet, { token: reader.token, query: YEAR });
    expect(answer.status).toBe(403);
  });
});

describe('a change', () => {
  it('writes figures, which all readers see at once, and says what it did', async () => {
    expect(await readValues('all')).toEqual([11, 22.5, 3, 40, ...Array(8).fill(null)]);
    const { edits, change: id } = await changed({
      cells: [
        { key: 'sales', month: '2025-03', value: 30 },
        { key: 'costs', month: '2025-02', value: null },
        { key: 'costs', month: '2025-03', value: 3 },
        { key: 'costs', month: '2024-12', value: -0.25, verified: true },
      ],
    });
    expect(id).toEqual(expect.any(Number));
    const estimate = (value: number | null) => ({ value, verified: false });
    expect(edits.map(({ key, month, before, after }) => [key, month, before, after])).toEqual([
      ['sales', '2025-03', estimate(null), estimate(30)],
      ['costs', '2025-02', estimate(2), estimate(null)],
      ['costs', '2024-12', estimate(null), { value: -0.25, verified: true }],
    ]);
    expect(await readValues('all')).toEqual([11, 20.5, 33, 40, ...Array(8).fill(null)]);
    expect(await figuresOf('sales')).toEqual({ values: [10, 20.5, 30, 40], verified: '1000' });
  });

  it('only says what it would do when it is tried, with what cannot be written', async () => {
    const { body } = await change({
      dry_run: true,
      cells: [
        { key: 'sales', month: '2025-01', value: 11 },
        { key: 'nothing', month: '2025-01', value: 1 },
        { key: 'all', month: '2025-01', value: 1 },
        { key: 'sum', month: '2025-01', value: 1 },
        { key: 'sales', month: '2025-01', value: 12 },
        { key: 'sales', month: '1899-12', value: 12 },
      ],
    });
    expect(body.edits).toHaveLength(1);
    expect(body).toMatchObject({ change: null, needs_reason: true });
    expect(
      body.problems.map(({ cell, message }) => [cell, message.split(' ').slice(0, 3).join(' ')]),
    ).toEqual([
      [1, 'There is no'],
      [2, 'The figures of'],
      [3, 'The figures of'],
      [4, '2025-01 of “sales”'],
      [5, 'Enter a date'],
    ]);
    expect(await figuresOf('sales')).toMatchObject({ values: [10, 20.5, null, 40] });
  });

  it('answers with as many edits as are asked for, and how many there are', async () => {
    const cells = ['2025-05', '2025-06', '2025-07'].map((month) => ({
      key: 'sales',
      month,
      value: 1,
    }));
    expect(await changed({ cells, dry_run: true })).toMatchObject({ edit_count: 3 });
    const { edits, edit_count } = await changed({ cells, max_edits: 1 });
    expect([edits.length, edit_count]).toEqual([1, 3]);
    expect(await changed({ cells, max_edits: 1 })).toMatchObject({ edits: [], edit_count: 0 });
  });

  it('writes nothing where one figure cannot be written', async () => {
    const answer = await change({
      cells: [
        { key: 'sales', month: '2025-02', value: 1 },
        { key: 'all', month: '2025-02', value: 1 },
      ],
    });
    expect(fieldErrors(answer)).toEqual({
      cells: ['The figures of “all” are computed, so they cannot be entered.'],
    });
    expect(await figuresOf('sales')).toMatchObject({ values: [10, 20.5, null, 40] });
  });

  it('wants a reason for verified figures, which stay verified', async () => {
    const cells = [{ key: 'sales', month: '2025-01', value: 11 }];
    expect(fieldErrors(await change({ cells }))).toEqual({
      reason: ['Say why: figures that are verified are changed.'],
    });
    expect(fieldErrors(await change({ cells, reason: '  ' }))).toHaveProperty('reason');
    await changed({ cells, reason: 'A late invoice' });
    expect(await figuresOf('sales')).toEqual({ values: [11, 20.5, null, 40], verified: '1000' });
  });

  it('refuses what was based on another figure, and says what there is now', async () => {
    const was = { value: 20.5, verified: false };
    const cell = { key: 'sales', month: '2025-02', was };
    await changed({ cells: [{ ...cell, value: 21 }] });
    const answer = await change({ cells: [{ ...cell, value: 22 }] }, other);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      newest: [{ key: 'sales', month: '2025-02', value: 21, verified: false }],
    });
    expect(await figuresOf('sales')).toMatchObject({ values: [10, 21, null, 40] });
  });

  it('loses none of many that are written at once', async () => {
    const months = Array.from({ length: 12 }, (_, i) => formatMonth(monthNumber(2026, i + 1)));
    await Promise.all(
      months.map((month, i) => changed({ cells: [{ key: 'costs', month, value: i }] })),
    );
    const { body } = await server.call(contract.getFigureSheet, {
      token: manager.token,
      query: { start_date: '2026-01-01', end_date: '2026-12-31' },
    });
    expect(body.terms.find(({ key }) => key === 'costs')?.values).toEqual(months.map((_, i) => i));
  });
});

describe('a month', () => {
  const check = async (month: string) =>
    (await server.request('GET', `/api/figure/month/${month}/`, { token: manager.token })).body;
  const act = (month: string, what: 'close' | 'reopen', body: object = {}) =>
    server.request<FiguresChanged>('POST', `/api/figure/month/${month}/${what}/`, {
      token: manager.token,
      ...(what === 'reopen' && { body }),
    });

  it('says what to look at before it is closed', async () => {
    expect(await check('2025-03')).toMatchObject({
      is_closed: false,
      is_open: false,
      verified: 0,
      estimates: 1,
      missing: [{ key: 'sales', last: 20.5 }],
      lost: [{ key: 'all', inputs: ['Title of sales'], input_keys: ['sales'] }],
      unusual: [],
    });
    expect(await check('2025-01')).toMatchObject({ verified: 1, estimates: 1 });
  });

  it('names figures that are unlike those before', async () => {
    const month = (i: number) => formatMonth(monthNumber(2025, 1) + i);
    const cells = Array.from({ length: 13 }, (_, i) => ({
      key: 'part',
      month: month(i),
      value: i === 12 ? 500 : 100 + (i % 3),
    }));
    await changed({ cells });
    expect((await check(month(12))).unusual).toMatchObject([
      { key: 'part', value: 500, year_earlier: 100 },
    ]);
    expect((await check(month(11))).unusual).toEqual([]);
  });

  it('is closed and opened again, and the history says so', async () => {
    const closed = await act('2025-02', 'close');
    expect(closed.body.edits.map(({ key, after }) => [key, after.verified])).toEqual([
      ['sales', true],
      ['costs', true],
    ]);
    expect(await check('2025-02')).toMatchObject({ is_closed: true, verified: 2, estimates: 0 });
    expect((await act('2025-02', 'close')).status).toBe(400);
    expect(fieldErrors(await act('2025-02', 'reopen', { reason: ' ' }))).toHaveProperty('reason');
    expect((await act('2025-02', 'reopen', { reason: 'Late' })).status).toBe(200);
    expect(await check('2025-02')).toMatchObject({ is_closed: false, verified: 0, estimates: 2 });
    const { body } = await server.call(contract.listChanges, { token: manager.token, query: {} });
    expect(body.results.map(({ action, reason }) => [action, reason])).toEqual([
      ['reopened', 'Late'],
      ['closed', null],
    ]);
  });

  it('names the closed ones among those that are offered', async () => {
    const [last, earlier] = [1, 20].map((back) => formatMonth(currentMonth() - back));
    await changed({
      cells: [last, earlier].map((month) => ({ key: 'costs', month: month ?? '', value: 1 })),
    });
    await act(earlier ?? '', 'close');
    expect(await check(last ?? '')).toMatchObject({ closed_months: [earlier] });
    await act(last ?? '', 'close');
    expect(await check(last ?? '')).toMatchObject({ closed_months: [last, earlier] });
  });

  it('cannot be closed before it has ended', async () => {
    const answer = await act(formatMonth(currentMonth('Europe/Helsinki')), 'close');
    expect(fieldErrors(answer)).toEqual({
      non_field_errors: ['The month has not ended yet, so it cannot be closed.'],
    });
    expect((await act('1800-01', 'close')).status).toBe(404);
  });
});

describe('the history', () => {
  const list = async (query = {}) =>
    (await server.call(contract.listChanges, { token: manager.token, query })).body;
  const undo = (id: number | null, { token } = manager) =>
    server.call(contract.undoChange, { token, params: { id: id ?? 0 } });
  const cells = [
    { key: 'sales', month: '2025-02', value: 99 },
    { key: 'costs', month: '2025-05', value: 5 },
  ];

  it('says who changed what, and filters', async () => {
    const { change: id } = await changed({ cells });
    await changed({ cells: [{ key: 'costs', month: '2025-06', value: 6 }] });
    expect(await list()).toMatchObject({
      count: 2,
      results: [
        { figures: 1, titles: ['Title of costs'] },
        {
          id,
          user: { full_name: 'Maija Manager' },
          titles: ['Title of sales', 'Title of costs'],
          figures: 2,
          first_month: '2025-02',
          last_month: '2025-05',
        },
      ],
    });
    expect((await list({ term: 'sales' })).count).toBe(1);
    expect((await list({ user: other.id })).count).toBe(0);
    expect((await list({ before: id })).results).toEqual([]);
    const one = await server.call(contract.getChange, {
      token: manager.token,
      params: { id: id ?? 0 },
    });
    expect(one.body.edits).toMatchObject([
      { key: 'sales', month: '2025-02', before: { value: 20.5 }, after: { value: 99 } },
      { key: 'costs', month: '2025-05', before: { value: null }, after: { value: 5 } },
    ]);
  });

  it('takes a change back, once, and the taking back as well', async () => {
    const { change: id } = await changed({ cells });
    const undone = await undo(id, other);
    expect(undone.status).toBe(201);
    expect(undone.body).toMatchObject({ action: 'undone', undoes: id });
    expect(await figuresOf('sales')).toEqual({ values: [10, 20.5, null, 40], verified: '1000' });
    expect((await list()).results[1]).toMatchObject({ id, undone_by: undone.body.id });
    expect((await undo(id)).status).toBe(400);
    expect((await undo(undone.body.id)).status).toBe(201);
    expect(await figuresOf('sales')).toMatchObject({ values: [10, 99, null, 40] });
  });

  it('does not take back what something else was built on', async () => {
    const { change: id } = await changed({ cells });
    await changed({ cells: [{ key: 'costs', month: '2025-05', value: 7 }] });
    const answer = await undo(id);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ newest: [{ key: 'costs', month: '2025-05', value: 7 }] });
    expect(await figuresOf('sales')).toMatchObject({ values: [10, 99, null, 40] });
  });

  it('takes back a change once, however many ask at once', async () => {
    const { change: id } = await changed({ cells });
    const answers = await Promise.all([undo(id), undo(id, other), undo(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });
});
