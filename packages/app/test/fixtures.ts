import type {
  FigureChange,
  FigureTrace,
  Mapping,
  Organization,
  OrganizationNode,
  Settings,
  Target,
  TargetGroup,
  Term,
  User,
} from '@tavoite/model';

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 1,
  name: 'Maija Virtanen',
  username: 'maija@example.fi',
  full_name: 'Maija Virtanen',
  email: 'maija@example.fi',
  avatar: null,
  language: 'en',
  active_organization: 10,
  status: 'active',
  unread_notifications: 0,
  report_manager: false,
  notification_manager: false,
  roadmap_manager: false,
  organization_manager: false,
  ...changes,
});

export const anOrganization = (changes: Partial<Organization> = {}): Organization => ({
  id: 10,
  name: 'Pohjola Oy',
  parentId: null,
  objectives: [],
  start_of_fiscal_year: '1',
  time_zone: 'Europe/Helsinki',
  ...changes,
});

export const aTree = (): OrganizationNode[] => [
  {
    id: 10,
    name: 'Pohjola Oy',
    parentId: null,
    children: [
      { id: 11, name: 'Turku', parentId: 10, children: [] },
      {
        id: 12,
        name: 'Oulu',
        parentId: 10,
        children: [{ id: 13, name: 'Kemi', parentId: 12, children: [] }],
      },
    ],
  },
];

export const theSettings = (changes: Partial<Settings> = {}): Settings => ({
  mappings: [],
  restricted_views: [],
  organization: 10,
  additional_information: {},
  ...changes,
});

export const aTarget = (changes: Partial<Target> = {}): Target => ({
  id: 500,
  title: 'Net sales',
  start_date: null,
  end_date: null,
  current_value: 80,
  target_value: 100,
  compare_value: 70,
  value_period: { start_date: '2026-09-01', end_date: '2026-09-30' },
  compare_period: { start_date: '2025-09-01', end_date: '2025-09-30' },
  minimum_value: null,
  reversed_target: false,
  value_numeric_type: 'decimal',
  measurement_type_prefix: 'k',
  unit: '€',
  formula_str: '',
  target_formula_str: '',
  compare_formula_str: '',
  additional_information: '',
  link_tag: null,
  data_available_for_current_value: true,
  is_verified: true,
  terms: [],
  target_group: 1,
  ...changes,
});

/** A group with children of the given ids. */
export const aGroup = (
  id: number,
  parent: number | null,
  childIds: number[] = [],
  changes: Partial<TargetGroup> = {},
): TargetGroup => ({
  id,
  title: `Group ${id}`,
  parent,
  has_children: childIds.length > 0,
  children: childIds.map((child) => ({ id: child, has_children: false })),
  user: null,
  targets: [],
  ...changes,
});

export const aList = <T>(results: T[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

export const aTerm = (id: number, key: string, changes: Partial<Term> = {}): Term => ({
  id,
  key,
  title: `Term ${key}`,
  formula: null,
  formula_str: null,
  parent: null,
  additional_parents: [],
  unit: '€',
  measurement_type_prefix: 'k',
  value_numeric_type: 'decimal',
  aggregation: 'flow',
  sum_values_in_tree: false,
  data_source: null,
  targets: [],
  is_verified: null,
  ...changes,
});

/** A mapping that draws the terms of some keys. */
export const aMapping = (
  id: number,
  view_title: string,
  keys: string[] = [],
  changes: Partial<Mapping> = {},
): Mapping => ({
  id,
  view_title,
  view_icon: null,
  redirect: false,
  children: [],
  terms_used: keys.map((key) => ({ key })),
  graph_properties: {},
  properties: {},
  ...changes,
});

const aFigure = {
  key: 'sales',
  title: 'Net sales',
  unit: '€',
  measurement_type_prefix: '',
  value_numeric_type: 'int' as const,
  start_date: '2026-03-01',
  end_date: '2026-03-31',
  value: 300,
  is_verified: true,
  source: 'none' as const,
  formula_str: null,
  aggregation: null,
  data_source: null,
  problem: null,
};

export const aFigureTrace = (changes: Partial<FigureTrace> = {}): FigureTrace => ({
  ...aFigure,
  inputs: [],
  months: [],
  ...changes,
});

export const aFigureChange = (changes: Partial<FigureChange> = {}): FigureChange => ({
  ...aFigure,
  compare_start_date: '2026-02-01',
  compare_end_date: '2026-02-28',
  compare_value: 250,
  compare_is_verified: true,
  change: 50,
  aim: null,
  contributions: [],
  interaction: 0,
  months: [],
  ...changes,
});
