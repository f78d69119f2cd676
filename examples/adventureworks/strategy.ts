/*
 * What a ledger does not tell: objectives, targets and views. They are the same for every
 * organisation of the example. Term keys are account codes.
 */

type Rows = readonly Readonly<Record<string, string | number | boolean | undefined>>[];

const ALL = '*';

export const objectives: Rows = [
  {
    organization: ALL,
    key: 'growth',
    title: 'Grow faster than the bicycle market',
    title_fi: 'Kasvetaan polkupyörämarkkinoita nopeammin',
    description: 'Net sales ahead of budget and of last year, in every region.',
    description_fi: 'Liikevaihto yli budjetin ja viime vuoden, jokaisella alueella.',
    ordering: 1,
  },
  {
    organization: ALL,
    key: 'margin',
    title: 'Earn a healthy margin on every bicycle',
    title_fi: 'Terve kate jokaisesta polkupyörästä',
    description: 'Cost of sales grows more slowly than sales.',
    description_fi: 'Myynnin kulut kasvavat myyntiä hitaammin.',
    ordering: 2,
  },
  {
    organization: ALL,
    key: 'costs',
    title: 'Keep operating expenses under control',
    title_fi: 'Pidetään toiminnan kulut kurissa',
    description: 'Expenses stay within budget in every department.',
    description_fi: 'Kulut pysyvät budjetissa joka osastolla.',
    ordering: 3,
  },
];

export const targetGroups: Rows = [
  {
    organization: ALL,
    key: 'profit',
    title: 'Profitable growth',
    title_fi: 'Kannattava kasvu',
    parent: '',
    ordering: 1,
  },
  {
    organization: ALL,
    key: 'sales',
    title: 'Sales and margin',
    title_fi: 'Myynti ja kate',
    parent: 'profit',
    ordering: 1,
  },
  {
    organization: ALL,
    key: 'expenses',
    title: 'Expenses',
    title_fi: 'Kulut',
    parent: 'profit',
    ordering: 2,
  },
];

/** Accounts whose budgets become target values. */
export const BUDGETED_CODES = ['4100', '400', '60', '4'] as const;

export function budgetKey(code: string): string {
  return `${code}-budget`;
}

/** Terms over accounts that the ledger does not have. */
export const ratios: Rows = [
  {
    key: '400-percent',
    title: 'Gross Margin %',
    title_fi: 'Myyntikate-%',
    formula: '[400] / [4100] * 100',
    parent: '400',
    unit: '%',
  },
  {
    key: '60-percent',
    title: 'Operating Expenses %',
    title_fi: 'Toiminnan kulut -%',
    formula: '[60] / [4100] * 100',
    parent: '60',
    unit: '%',
  },
  {
    key: '4-percent',
    title: 'Net Income %',
    title_fi: 'Nettotulos-%',
    formula: '[4] / [4100] * 100',
    parent: '4',
    unit: '%',
  },
];

const budgeted = { unit: '$', compare_months_earlier: 12, reversed_target: false };
const ratio = { unit: '%', compare_months_earlier: 12, reversed_target: false };

/* A number that is an account's code, too, would mean the account: 60.0 is the number. */
export const targets: Rows = [
  {
    ...budgeted,
    key: 'net-income',
    target_group: 'profit',
    title: 'Net Income',
    title_fi: 'Nettotulos',
    formula: '[4]',
    target_formula: '[4-budget]',
    link_tag: 'Profit',
  },
  {
    ...ratio,
    key: 'net-income-percent',
    target_group: 'profit',
    title: 'Net Income %',
    title_fi: 'Nettotulos-%',
    formula: '[4-percent]',
    target_formula: '10.0',
    link_tag: 'Profit',
  },
  {
    ...budgeted,
    key: 'net-sales',
    target_group: 'sales',
    title: 'Net Sales',
    title_fi: 'Liikevaihto',
    formula: '[4100]',
    target_formula: '[4100-budget]',
    link_tag: 'Net sales',
  },
  {
    ...budgeted,
    key: 'gross-margin',
    target_group: 'sales',
    title: 'Gross Margin',
    title_fi: 'Myyntikate',
    formula: '[400]',
    target_formula: '[400-budget]',
    link_tag: 'Profit',
  },
  {
    ...ratio,
    key: 'gross-margin-percent',
    target_group: 'sales',
    title: 'Gross Margin %',
    title_fi: 'Myyntikate-%',
    formula: '[400-percent]',
    target_formula: '65.0',
    link_tag: 'Profit',
  },
  {
    ...budgeted,
    key: 'operating-expenses',
    target_group: 'expenses',
    title: 'Operating Expenses',
    title_fi: 'Toiminnan kulut',
    formula: '[60]',
    target_formula: '[60-budget]',
    reversed_target: true,
    link_tag: 'Expenses',
  },
  {
    ...ratio,
    key: 'operating-expenses-percent',
    target_group: 'expenses',
    title: 'Operating Expenses % of Sales',
    title_fi: 'Toiminnan kulut % myynnistä',
    formula: '[60-percent]',
    target_formula: '60.0',
    reversed_target: true,
    link_tag: 'Expenses',
  },
].map((target, index) => ({ organization: ALL, ...target, ordering: index + 1 }));

export const mappings: Rows = [
  {
    key: 'income-statement',
    parent: '',
    view_title: 'Income statement',
    view_title_fi: 'Tuloslaskelma',
    view_icon: 'euro',
    redirect: true,
    sort_order: 1,
  },
  {
    key: 'net-sales',
    parent: 'income-statement',
    view_title: 'Net sales',
    view_title_fi: 'Liikevaihto',
    view_icon: 'chart-bar',
    sort_order: 1,
    unit: '$',
    u_right: 'pcs',
    target_type: 'line',
    related_pages: 'profit expenses',
  },
  {
    key: 'profit',
    parent: 'income-statement',
    view_title: 'Profit',
    view_title_fi: 'Kannattavuus',
    view_icon: 'trending-up',
    sort_order: 2,
    unit: '$',
    u_right: '%',
    related_pages: 'net-sales expenses',
  },
  {
    key: 'expenses',
    parent: 'income-statement',
    view_title: 'Expenses',
    view_title_fi: 'Kulut',
    view_icon: 'chart-stacked',
    sort_order: 3,
    unit: '$',
    u_right: '%',
    related_pages: 'profit',
  },
  {
    key: 'balance-sheet',
    parent: '',
    view_title: 'Balance sheet',
    view_title_fi: 'Tase',
    view_icon: 'scale',
    sort_order: 2,
    unit: '$',
  },
  {
    key: 'statistics',
    parent: '',
    view_title: 'Statistics',
    view_title_fi: 'Tunnusluvut',
    view_icon: 'chart-line',
    sort_order: 3,
    unit: 'people',
    u_right: '$',
  },
].map((mapping) => ({ organization: ALL, ...mapping }));

export const mappingTerms: Rows = [
  { mapping: 'net-sales', term: '4100', type: 'bar', color: 'data-1' },
  { mapping: 'net-sales', term: '4100-budget', type: 'line', color: 'data-2' },
  { mapping: 'net-sales', term: '9520', type: 'line', color: 'data-8', second_axis: true },
  { mapping: 'profit', term: '400', type: 'bar', color: 'data-1' },
  { mapping: 'profit', term: '4', type: 'bar', color: 'data-8' },
  {
    mapping: 'profit',
    term: '400-percent',
    type: 'line',
    color: 'data-2',
    second_axis: true,
    calc_formula_for_numbers: true,
  },
  { mapping: 'expenses', term: '600', type: 'stacked', color: 'data-1', stack_id: 'expenses' },
  { mapping: 'expenses', term: '6100', type: 'stacked', color: 'data-7', stack_id: 'expenses' },
  { mapping: 'expenses', term: '620', type: 'stacked', color: 'data-5', stack_id: 'expenses' },
  { mapping: 'expenses', term: '630', type: 'stacked', color: 'data-4', stack_id: 'expenses' },
  { mapping: 'expenses', term: '680', type: 'stacked', color: 'data-12', stack_id: 'expenses' },
  { mapping: 'expenses', term: '6920', type: 'stacked', color: 'data-10', stack_id: 'expenses' },
  {
    mapping: 'expenses',
    term: '60-percent',
    type: 'line',
    color: 'data-2',
    second_axis: true,
    calc_formula_for_numbers: true,
  },
  { mapping: 'balance-sheet', term: '110', type: 'area', color: 'data-1' },
  { mapping: 'balance-sheet', term: '1200', type: 'area', color: 'data-7' },
  { mapping: 'balance-sheet', term: '210', type: 'line', color: 'data-2' },
  { mapping: 'statistics', term: '9510', type: 'area', color: 'data-5' },
  { mapping: 'statistics', term: '9530', type: 'line', color: 'data-2', second_axis: true },
].map((row) => ({ organization: ALL, ...row }));
