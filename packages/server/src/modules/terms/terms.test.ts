import { contract, monthNumber } from '@tavoite/model';
import { figuresFor } from '../../../test/figures.js';
import { useTestServer } from '../../../test/server.js';

const server = useTestServer();
const january = monthNumber(2025, 1);

const figures = {
  terms: [
    {
      key: 'margin',
      title: 'Margin %',
      titleFi: 'Kate-%',
      formula: 'profit / [4100] * 100',
      unit: '%',
    },
    { key: 'profit', title: 'Profit', titleFi: 'Tulos', formula: '[4100] - costs' },
    {
      key: '4100',
      title: 'Net sales',
      titleFi: 'Liikevaihto',
      parent: 'profit',
      first: january,
      values: [10, 20],
      unit: '€',
      measurementTypePrefix: 'k',
      dataSource: 'Ledger',
    },
    {
      key: 'costs',
      parent: 'profit',
      additionalParents: ['margin'],
      first: january + 1,
      values: [5],
      verified: false,
      valueNumericType: 'int',
    },
    { key: 'mood', isFreeMeasure: true, aggregation: 'stock' as const, parent: 'costs' },
    { key: 'broken', formula: 'profit +' },
  ],
  groups: [{ key: 'main' }],
  targets: [
    { key: 'sales', group: 'main', formula: '4100' },
    { key: 'sales again', group: 'main', formula: '[4100]' },
    { key: 'compound', group: 'main', formula: '[4100] - costs' },
  ],
};

it('lists terms with formulas by title, targets and whether they are verified', async () => {
  const { token, ids } = await figuresFor(server, figures);
  const { body, status } = await server.call(contract.listTerms, { token, query: {} });
  expect(status).toBe(200);
  expect(body.count).toBe(6);
  expect(body.results[0]).toEqual({
    id: ids.terms.margin,
    key: 'margin',
    title: 'Margin %',
    formula: 'profit / [4100] * 100',
    formula_str: 'Profit / Net sales * 100',
    parent: null,
    additional_parents: [],
    unit: '%',
    measurement_type_prefix: '',
    value_numeric_type: 'decimal',
    aggregation: 'flow',
    sum_values_in_tree: false,
    data_source: null,
    targets: [],
    is_verified: false,
  });
  const sales = body.results.find(({ key }) => key === '4100');
  expect(sales).toMatchObject({
    formula: null,
    formula_str: null,
    parent: ids.terms.profit,
    measurement_type_prefix: 'k',
    data_source: 'Ledger',
    targets: [ids.targets.sales, ids.targets['sales again']],
    is_verified: true,
  });
  const costs = body.results.find(({ key }) => key === 'costs');
  expect(costs).toMatchObject({
    additional_parents: [ids.terms.margin],
    value_numeric_type: 'int',
    targets: [],
    is_verified: false,
  });
  expect(body.results.find(({ key }) => key === 'mood')).toMatchObject({
    aggregation: 'stock',
    is_verified: null,
  });
  expect(body.results.find(({ key }) => key === 'broken')?.formula_str).toBe('profit +');
});

it('shows titles in the language of the user', async () => {
  const { token, ids } = await figuresFor(server, figures, { language: 'fi' });
  const { body } = await server.call(contract.getTerm, {
    token,
    params: { id: ids.terms.margin ?? 0 },
  });
  expect(body).toMatchObject({ title: 'Kate-%', formula_str: 'Tulos / Liikevaihto * 100' });
});

it('lists in tree order, and without free measures', async () => {
  const { token } = await figuresFor(server, figures);
  const keys = async (query: string) => {
    const { body } = await server.request<{ results: { key: string }[] }>(
      'GET',
      `/api/term_of_classification/?${query}`,
      { token },
    );
    return body.results.map(({ key }) => key);
  };
  expect(await keys('for_tree')).toEqual(['margin', 'profit', '4100', 'costs', 'mood', 'broken']);
  expect(await keys('for_tree&no_fm=true')).not.toContain('mood');
  expect(await keys('no_fm=false')).toContain('mood');
});

it('answers 404 alike for a missing term and one of another organisation', async () => {
  const { token } = await figuresFor(server, figures);
  const other = await figuresFor(server, figures);
  const ids = [other.ids.terms.margin ?? 0, 2_000_000_000];
  const answers = await Promise.all(
    ids.map((id) => server.call(contract.getTerm, { token, params: { id } })),
  );
  for (const { status, text } of answers) {
    expect(status).toBe(404);
    expect(text).toBe('{"detail":"Not found."}');
  }
});

it('tells in which months terms have values', async () => {
  const { token } = await figuresFor(server, figures);
  const { body } = await server.call(contract.getTimelineForData, {
    token,
    query: { keys: 'margin,4100,mood,unknown,4100' },
  });
  expect(body).toEqual([
    { key: 'margin', start_date: '2025-01-01', end_date: '2025-02-28' },
    { key: '4100', start_date: '2025-01-01', end_date: '2025-02-28' },
    { key: 'mood', start_date: null, end_date: null },
  ]);
});
