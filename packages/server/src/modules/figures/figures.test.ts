import { contract, monthNumber } from '@tavoite/model';
import { figuresFor } from '../../../test/figures.js';
import { fieldErrors, useTestServer } from '../../../test/server.js';

const server = useTestServer();
const first = monthNumber(2025, 1);
const quarter = { start_date: '2025-01-01', end_date: '2025-03-31' };
const february = { start_date: '2025-02-01', end_date: '2025-02-28' };
const january = { compare_start_date: '2025-01-01', compare_end_date: '2025-01-31' };

const figures = {
  terms: [
    { key: 'total', title: 'Total', titleFi: 'Yhteensä', sumValuesInTree: true },
    {
      key: 'sales',
      parent: 'total',
      title: 'Net sales',
      titleFi: 'Liikevaihto',
      unit: '€',
      measurementTypePrefix: 'k',
      valueNumericType: 'int' as const,
      dataSource: 'Ledger',
      first,
      values: [100, null, 300],
      verified: [true, true, false],
    },
    { key: 'costs', parent: 'total', first, values: [50, 60, 70] },
    { key: 'staff', aggregation: 'stock' as const, first, values: [4, 5, 6] },
    { key: 'margin', title: 'Margin', formula: '(sales - costs) / sales * 100', unit: '%' },
    { key: 'half', formula: 'sales / nothing' },
    { key: 'a', formula: 'b + costs' },
    { key: 'b', formula: 'a' },
    { key: 'empty' },
  ],
  groups: [{ key: 'top' }],
  targets: [
    {
      key: 'grow',
      group: 'top',
      title: 'Grow',
      titleFi: 'Kasva',
      unit: '€',
      formula: 'sales - costs',
      targetFormula: '500',
      compareMonthsEarlier: 1,
    },
    { key: 'sell', group: 'top', title: 'Sell', formula: 'sales', compareMonthsEarlier: 1 },
  ],
};

describe('tracing a figure', () => {
  it('shows a formula in titles, its inputs with their values, and whether each is verified', async () => {
    const { token } = await figuresFor(server, figures);
    const { body } = await server.call(contract.traceFigure, {
      token,
      query: { key: 'margin', ...quarter },
    });
    expect(body).toEqual({
      key: 'margin',
      title: 'Margin',
      unit: '%',
      measurement_type_prefix: '',
      value_numeric_type: 'decimal',
      ...quarter,
      value: 55,
      is_verified: false,
      source: 'formula',
      formula_str: '(Net sales - Title of costs) / Net sales * 100',
      aggregation: null,
      data_source: null,
      problem: null,
      inputs: [
        {
          key: 'sales',
          title: 'Net sales',
          unit: '€',
          measurement_type_prefix: 'k',
          value_numeric_type: 'int',
          is_known: true,
          value: 400,
          is_verified: false,
        },
        expect.objectContaining({ key: 'costs', value: 180, is_verified: true }),
      ],
      months: [],
    });
  });

  it('goes down to every stored month, missing ones too', async () => {
    const { token } = await figuresFor(server, figures);
    const { body } = await server.call(contract.traceFigure, {
      token,
      query: { key: 'sales', start_date: '2024-12-01', end_date: '2025-03-31' },
    });
    expect(body).toMatchObject({
      source: 'months',
      formula_str: null,
      aggregation: 'flow',
      data_source: 'Ledger',
      value: 400,
      inputs: [],
      months: [
        { month: '2024-12', value: null, is_verified: false },
        { month: '2025-01', value: 100, is_verified: true },
        { month: '2025-02', value: null },
        { month: '2025-03', value: 300, is_verified: false },
      ],
    });
  });

  it('runs up a cumulative value from the start of the fiscal year, and ends it with the data', async () => {
    const { token } = await figuresFor(server, figures, { startOfFiscalYear: 2 });
    const trace = async (start_date: string, end_date: string) => {
      const query = { key: 'total', start_date, end_date, cumulative: true };
      return (await server.call(contract.traceFigure, { token, query })).body;
    };
    expect(await trace('2025-03-01', '2025-03-31')).toMatchObject({
      start_date: '2025-02-01',
      end_date: '2025-03-31',
      value: 430,
      source: 'sum',
      inputs: [
        { key: 'sales', value: 300 },
        { key: 'costs', value: 130 },
      ],
    });
    expect(await trace('2025-04-01', '2025-04-30')).toMatchObject({
      value: null,
      inputs: [{ value: null }, { value: null }],
    });
  });

  it("shows each of a target's values, the compared one in its own months", async () => {
    const { token, ids } = await figuresFor(server, figures, { language: 'fi' });
    const trace = async (figure: 'current' | 'target' | 'compare') => {
      const query = { target: ids.targets.grow ?? 0, figure, ...february };
      return (await server.call(contract.traceFigure, { token, query })).body;
    };
    expect(await trace('current')).toMatchObject({
      key: null,
      title: 'Kasva',
      unit: '€',
      source: 'formula',
      formula_str: 'Liikevaihto - Title of costs',
      ...february,
      value: -60,
      inputs: [
        { key: 'sales', value: null },
        { key: 'costs', value: 60 },
      ],
    });
    expect(await trace('target')).toMatchObject({ value: 500, formula_str: '500', inputs: [] });
    expect(await trace('compare')).toMatchObject({
      start_date: '2025-01-01',
      end_date: '2025-01-31',
      value: 50,
    });
  });

  it('goes to the term at once where a target measures only that', async () => {
    const { token, ids } = await figuresFor(server, figures);
    const query = { target: ids.targets.sell ?? 0, figure: 'compare' as const, ...february };
    expect((await server.call(contract.traceFigure, { token, query })).body).toMatchObject({
      key: 'sales',
      title: 'Net sales',
      value: 100,
      months: [{ month: '2025-01', value: 100, is_verified: true }],
    });
  });

  it('names what is wrong with a formula and an input that is no term', async () => {
    const { token } = await figuresFor(server, figures);
    const trace = async (key: string) =>
      (await server.call(contract.traceFigure, { token, query: { key, ...quarter } })).body;
    expect(await trace('half')).toMatchObject({
      value: null,
      problem: 'Unknown term key: nothing',
      inputs: [{ key: 'sales' }, { key: 'nothing', title: 'nothing', is_known: false }],
    });
    expect(await trace('b')).toMatchObject({
      value: null,
      problem: expect.stringContaining('Circular reference: '),
    });
    expect(await trace('empty')).toMatchObject({ value: null, source: 'none', problem: null });
  });
});

describe('explaining a change', () => {
  it('shares it out among the inputs', async () => {
    const { token } = await figuresFor(server, figures);
    const { body } = await server.call(contract.explainChange, {
      token,
      query: {
        key: 'margin',
        start_date: '2025-03-01',
        end_date: '2025-03-31',
        ...january,
      },
    });
    expect(body).toMatchObject({
      key: 'margin',
      ...january,
      compare_value: 50,
      compare_is_verified: true,
      is_verified: false,
      source: 'formula',
      months: [],
    });
    const change = (230 / 300) * 100 - 50;
    const [sales, costs] = [(250 / 300) * 100 - 50, 30 - 50];
    expect(body.change).toBeCloseTo(change);
    expect(body.contributions.map(({ contribution }) => contribution)).toEqual([
      expect.closeTo(sales),
      expect.closeTo(costs),
    ]);
    expect(body.interaction).toBeCloseTo(change - sales - costs);
  });

  it('pairs the stored months of both periods', async () => {
    const { token } = await figuresFor(server, figures);
    const change = async (key: string) => {
      const compared = { compare_start_date: '2025-01-01', compare_end_date: '2025-02-28' };
      const query = { key, start_date: '2025-03-01', end_date: '2025-03-31', ...compared };
      return (await server.call(contract.explainChange, { token, query })).body;
    };
    expect(await change('sales')).toMatchObject({
      change: 200,
      aim: 'more',
      contributions: [],
      interaction: 0,
      months: [
        { month: '2025-03', compare_month: '2025-01', contribution: 200 },
        { month: null, compare_month: '2025-02', value: null, contribution: null },
      ],
    });
    expect(await change('staff')).toMatchObject({
      change: 1,
      aggregation: 'stock',
      months: [{ contribution: null }, { contribution: null }],
    });
  });

  it('tells no change where a value is missing', async () => {
    const { token } = await figuresFor(server, figures);
    const query = { key: 'sales', ...february, ...january };
    expect((await server.call(contract.explainChange, { token, query })).body).toMatchObject({
      value: null,
      compare_value: 100,
      change: null,
      interaction: null,
      months: [{ contribution: null }],
    });
  });
});

describe('what is refused', () => {
  const get = async (path: string, token: string) =>
    server.request('GET', `/api/formula/${path}`, { token });
  const dates = String(new URLSearchParams(quarter));
  const compared = String(new URLSearchParams(january));

  it('is a term or target that the organisation does not have', async () => {
    const { token } = await figuresFor(server, figures);
    const other = await figuresFor(server, {
      ...figures,
      terms: [...figures.terms, { key: 'theirs', first, values: [1] }],
    });
    for (const path of [
      `trace/?key=theirs&${dates}`,
      `trace/?key=nowhere&${dates}`,
      `trace/?target=${other.ids.targets.grow}&${dates}`,
      `change/?key=theirs&${dates}&${compared}`,
    ])
      expect(await get(path, token)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect((await get(`trace/?key=theirs&${dates}`, other.token)).status).toBe(200);
  });

  it('is a request without a figure, or with two', async () => {
    const { token } = await figuresFor(server, figures);
    const message = { key: ['Give either a key or a target.'] };
    expect(fieldErrors(await get(`trace/?${dates}`, token))).toEqual(message);
    expect(fieldErrors(await get(`trace/?key=sales&target=1&${dates}`, token))).toEqual(message);
  });

  it('is a period in the wrong order or of more than a hundred years, either of them', async () => {
    const { token } = await figuresFor(server, figures);
    const wide = 'start_date=1900-01-01&end_date=2199-12-31';
    const wideCompared = 'compare_start_date=1900-01-01&compare_end_date=2199-12-31';
    const tooLong = {
      non_field_errors: ['The period is too long: at most 100 years are allowed.'],
    };
    for (const path of [
      `trace/?key=sales&${wide}`,
      `change/?key=sales&${wide}&${compared}`,
      `change/?key=sales&${dates}&${wideCompared}`,
    ])
      expect(fieldErrors(await get(path, token))).toEqual(tooLong);
    const backwards = 'compare_start_date=2025-02-01&compare_end_date=2025-01-31';
    expect(fieldErrors(await get(`change/?key=sales&${dates}&${backwards}`, token))).toEqual({
      non_field_errors: ['The start date is after the end date.'],
    });
    expect(Object.keys(fieldErrors(await get('change/?key=sales', token)))).toEqual([
      'start_date',
      'end_date',
      'compare_start_date',
      'compare_end_date',
    ]);
  });
});
