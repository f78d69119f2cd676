import { contract, monthNumber } from '@tavoite/model';
import { figuresFor } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';
import { selectTargets } from '../../domain/target-queries.js';

const server = useTestServer();
const january = monthNumber(2025, 1);
const march = { start_date: '2025-03-01', end_date: '2025-03-31' };
const quarter = { start_date: '2025-01-01', end_date: '2025-03-31' };

const figures = {
  terms: [
    {
      key: '4100',
      title: 'Net sales',
      titleFi: 'Liikevaihto',
      first: january - 12,
      values: [...Array.from({ length: 12 }, (_, i) => 10 * (i + 1)), 100, 200, 300, 400],
      verified: [...Array.from({ length: 15 }, () => true), false],
      dataSource: 'Ledger',
    },
    {
      key: 'costs',
      title: 'Costs',
      first: january,
      values: [50, 50, 60],
      verified: [true, true, false],
    },
    { key: 'profit', title: 'Profit', formula: '[4100] - costs' },
    { key: 'empty' },
  ],
  groups: [{ key: 'main' }, { key: 'other' }],
  targets: [
    {
      key: 'sales',
      group: 'main',
      formula: '4100',
      targetFormula: '250',
      compareMonthsEarlier: 12,
      unit: '€',
      measurementTypePrefix: 'k',
      linkTag: 'Sales',
      minimumValue: -5.5,
      valueNumericType: 'int',
      additionalInformation: 'Read me',
      additionalInformationFi: 'Lue minut',
    },
    {
      key: 'margin',
      group: 'main',
      formula: 'profit / [4100] * 100',
      targetFormula: 'if([4100] > 250, 40, 30)',
      compareFormula: 'costs',
      compareMonthsEarlier: 1,
      reversedTarget: true,
      linkTag: '-',
    },
    { key: 'empty', group: 'other', formula: 'empty' },
    { key: 'broken', group: 'other', formula: '4100 +', targetFormula: '7' },
  ],
};

it('answers a target with its values over the chosen period', async () => {
  const { token, ids } = await figuresFor(server, figures);
  const { body } = await server.call(contract.getTarget, {
    token,
    params: { id: ids.targets.sales ?? 0 },
    query: march,
  });
  expect(body).toEqual({
    id: ids.targets.sales,
    title: 'Title of sales',
    start_date: '2025-01-01',
    end_date: '2025-12-31',
    current_value: 300,
    target_value: 250,
    compare_value: 30,
    value_period: march,
    compare_period: { start_date: '2024-03-01', end_date: '2024-03-31' },
    minimum_value: -5.5,
    reversed_target: false,
    value_numeric_type: 'int',
    measurement_type_prefix: 'k',
    unit: '€',
    formula_str: 'Net sales',
    target_formula_str: '250',
    compare_formula_str: 'Net sales',
    additional_information: 'Read me',
    link_tag: 'Sales',
    data_available_for_current_value: true,
    is_verified: true,
    terms: [{ key: '4100', title: 'Net sales', formula_str: null, data_source: 'Ledger' }],
    target_group: ids.groups.main,
  });
});

it('computes ratios over the whole period, and compares with the months before', async () => {
  const { token } = await figuresFor(server, figures);
  const { body } = await server.call(contract.listTargets, { token, query: quarter });
  const [sales, margin, empty, broken] = body.results;
  expect(sales).toMatchObject({ current_value: 600, target_value: 250, compare_value: 60 });
  expect(margin).toMatchObject({
    current_value: expect.closeTo(((600 - 160) / 600) * 100, 10),
    target_value: 40,
    // Costs of December to February.
    compare_value: 100,
    reversed_target: true,
    link_tag: '-',
    is_verified: false,
    formula_str: 'Profit / Net sales * 100',
    target_formula_str: 'if(Net sales > 250, 40, 30)',
    compare_formula_str: 'Costs',
  });
  expect(margin?.terms).toEqual([
    { key: 'profit', title: 'Profit', formula_str: 'Net sales - Costs', data_source: null },
    { key: '4100', title: 'Net sales', formula_str: null, data_source: 'Ledger' },
    // Named by the compare formula only.
    { key: 'costs', title: 'Costs', formula_str: null, data_source: null },
  ]);
  expect(empty).toMatchObject({
    current_value: null,
    target_value: null,
    compare_value: null,
    data_available_for_current_value: false,
    is_verified: false,
    target_formula_str: '',
    link_tag: null,
  });
  expect(broken).toMatchObject({ current_value: null, target_value: 7, formula_str: '4100 +' });
});

it('answers the last twelve months of every target at once', async () => {
  const { token, ids } = await figuresFor(server, figures);
  const { body } = await server.call(contract.listTargetTrends, {
    token,
    query: { end_date: '2025-03-15' },
  });
  expect(body.results.map(({ id }) => id)).toEqual(
    ['sales', 'margin', 'empty', 'broken'].map((key) => ids.targets[key]),
  );
  const [sales, margin, empty, broken] = body.results.map(({ points }) => points);
  expect(sales?.map(({ value }) => value)).toEqual([
    40, 50, 60, 70, 80, 90, 100, 110, 120, 100, 200, 300,
  ]);
  expect(sales?.[0]).toEqual({ start_date: '2024-04-01', value: 40, is_verified: true });
  // Costs of the last month are not verified.
  expect(margin?.at(-1)).toEqual({ start_date: '2025-03-01', value: 80, is_verified: false });
  for (const none of [empty, broken]) {
    expect(none).toHaveLength(12);
    expect(none?.every(({ value }) => value === null)).toBe(true);
  }
});

it('without dates takes the newest verified month of what each target measures', async () => {
  const { token } = await figuresFor(server, figures);
  const { body } = await server.call(contract.listTargets, { token, query: {} });
  // Sales are verified until March, profit until February.
  expect(body.results.map(({ current_value }) => current_value)).toEqual([300, 75, null, null]);
});

it('takes one end of a period alone as its month', async () => {
  const { token } = await figuresFor(server, figures);
  for (const query of [{ start_date: '2025-02-01' }, { end_date: '2025-02-28' }]) {
    const { body } = await server.call(contract.listTargets, { token, query });
    expect(body.results[0]?.current_value).toBe(200);
  }
});

it('lists the targets of chosen groups', async () => {
  const { token, ids } = await figuresFor(server, figures);
  const list = async (groups: (number | undefined)[]) => {
    const query = `in_target_groups=${groups.join(',')}&start_date=2025-03-01&end_date=2025-03-31`;
    const { body } = await server.request<{ results: { id: number }[] }>(
      'GET',
      `/api/target/?${query}`,
      { token },
    );
    return body.results.map(({ id }) => id);
  };
  expect(await list([ids.groups.other])).toEqual([ids.targets.empty, ids.targets.broken]);
  expect(await list([ids.groups.other, ids.groups.main])).toHaveLength(4);
  expect(await list([2_000_000_000])).toEqual([]);
});

it('answers in the language of the user', async () => {
  const { token } = await figuresFor(server, figures, { language: 'fi' });
  const { body } = await server.call(contract.listTargets, { token, query: march });
  expect(body.results[0]).toMatchObject({
    formula_str: 'Liikevaihto',
    additional_information: 'Lue minut',
  });
});

it('names the linked view as the settings name it in that language', async () => {
  const mappings = [{ key: 'Sales', termsUsed: [], viewTitleFi: 'Myynti' }];
  const linkOf = async (language: 'en' | 'fi') => {
    const { token } = await figuresFor(server, { ...figures, mappings }, { language });
    const { body } = await server.call(contract.listTargets, { token, query: march });
    return body.results.slice(0, 2).map(({ link_tag }) => link_tag);
  };
  expect(await linkOf('en')).toEqual(['Sales', '-']);
  expect(await linkOf('fi')).toEqual(['Myynti', '-']);
});

it('names the view of its own organisation where row-level security is off', async () => {
  const named = (viewTitleFi: string) =>
    figuresFor(server, { ...figures, mappings: [{ key: 'Sales', termsUsed: [], viewTitleFi }] });
  const organizations = [await named('Myynti'), await named('Kauppa')];
  const links = await server.seed((tx) =>
    Promise.all(organizations.map(({ organizationId }) => selectTargets(tx, organizationId))),
  );
  expect(links.map(([sales]) => sales?.linkTagFi)).toEqual(['Myynti', 'Kauppa']);
});

it('draws a target month by month', async () => {
  const { token, ids } = await figuresFor(server, figures);
  const { body } = await server.call(contract.getTargetAsGraph, {
    token,
    params: { id: ids.targets.sales ?? 0 },
    query: { start_date: '2025-03-15', end_date: '2025-05-02' },
  });
  const target_value = 250;
  expect(body).toEqual([
    {
      start_date: '2025-03-01',
      end_date: '2025-03-31',
      current_value: 300,
      target_value,
      compare_value: 30,
      is_verified: true,
      is_partial: false,
    },
    {
      start_date: '2025-04-01',
      end_date: '2025-04-30',
      current_value: 400,
      target_value,
      compare_value: 40,
      is_verified: false,
      is_partial: false,
    },
    {
      start_date: '2025-05-01',
      end_date: '2025-05-31',
      current_value: null,
      target_value,
      compare_value: 50,
      is_verified: false,
      is_partial: false,
    },
  ]);
});

it('draws a target by quarters and as running totals', async () => {
  const { token, ids } = await figuresFor(server, figures);
  const drawn = async (query: Record<string, unknown>) => {
    const { body } = await server.call(contract.getTargetAsGraph, {
      token,
      params: { id: ids.targets.sales ?? 0 },
      query: { start_date: '2025-03-01', end_date: '2025-05-31', ...query },
    });
    return body.map((point) => [
      point.start_date,
      point.current_value,
      point.compare_value,
      ...(point.is_partial ? ['partial'] : []),
    ]);
  };
  // Parts of two quarters: each of its own months.
  expect(await drawn({ grouping: 'quarter' })).toEqual([
    ['2025-03-01', 300, 30, 'partial'],
    ['2025-04-01', 400, 90, 'partial'],
  ]);
  expect(await drawn({ grouping: 'fiscal' })).toEqual([]);
  const running = await drawn({ cumulative: true });
  expect(running.map(([date]) => date)).toEqual(['2025-03-01', '2025-04-01', '2025-05-01']);
  const [first, second] = running.map(([, current]) => Number(current));
  expect((second ?? 0) - (first ?? 0)).toBe(400);
});

it('answers 404 alike for a missing target and one of another organisation', async () => {
  const { token } = await figuresFor(server, figures);
  const other = await figuresFor(server, figures);
  for (const id of [other.ids.targets.sales ?? 0, 2_000_000_000]) {
    const answers = await Promise.all([
      server.call(contract.getTarget, { token, params: { id }, query: march }),
      server.call(contract.getTargetAsGraph, { token, params: { id }, query: march }),
    ]);
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).toBe('{"detail":"Not found."}');
    }
  }
  const foreign = await server.request<{ count: number }>(
    'GET',
    `/api/target/?in_target_groups=${other.ids.groups.main}`,
    { token },
  );
  expect(foreign.body.count).toBe(0);
});

it('says which months hold verified data of targets', async () => {
  const { token } = await figuresFor(server, {
    ...figures,
    terms: [...figures.terms, { key: 'far', first: january + 40, values: [1] }],
  });
  const ask = async (query: string) =>
    (await server.request('GET', `/api/data/get_raw_data_timespan/?${query}`, { token })).body;
  expect(await ask('')).toEqual({ start_date: '2024-01-01', end_date: '2028-05-31' });
  expect(await ask('for_targets')).toEqual({ start_date: '2024-01-01', end_date: '2025-04-30' });
  expect(await ask('is_verified&for_targets=true')).toEqual({
    start_date: '2024-01-01',
    end_date: '2025-03-31',
  });
});
