import { stringify } from 'csv-stringify/sync';
import { aggregationOf, ChartOfAccounts } from './accounts.js';
import { type Account, type Ledger, LedgerError, type Organization } from './ledger.js';
import { MonthlySums, monthsOf } from './months.js';
import {
  BUDGETED_CODES,
  budgetKey,
  mappings,
  mappingTerms,
  objectives,
  ratios,
  targetGroups,
  targets,
} from './strategy.js';

export const ANALYST = {
  email: 'analyst@adventureworks.example',
  password: 'adventure-works-demo',
} as const;

const FISCAL_YEAR_START = 7;
const TIME_ZONE = 'America/Los_Angeles';
/** A month without a posting here is not closed: what it lacks is missing, not zero. */
const NET_SALES = '4100';

type Row = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** CSV with the columns of all rows, in the order in which they first appear. */
function csv(rows: readonly Row[], columns = [...new Set(rows.flatMap(Object.keys))]): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    cast: { boolean: (value) => String(value) },
  });
}

/** `USA Operations` → `usa-operations` */
function organizationKey({ name }: Organization): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function amount(cents: number): string {
  return String(cents / 100);
}

function unitOf({ valueType, code }: Account): string {
  if (valueType === 'Currency') return '$';
  return { '9510': 'people', '9520': 'pcs', '9540': 'ft²' }[code] ?? '';
}

function organizationRows({ organizations }: Ledger): Row[] {
  const keys = new Map([...organizations].map(([key, found]) => [key, organizationKey(found)]));
  if (new Set(keys.values()).size < keys.size) {
    throw new LedgerError('Two organisations of DimOrganization.csv have the same name.');
  }
  return [...organizations].map(([key, { name, parentKey }]) => ({
    key: keys.get(key) ?? '',
    name,
    parent: parentKey === null ? '' : (keys.get(parentKey) ?? ''),
    start_of_fiscal_year: FISCAL_YEAR_START,
    time_zone: TIME_ZONE,
  }));
}

function termRows(chart: ChartOfAccounts): Row[] {
  const accounts = [...chart.accounts.values()].map((account): Row => {
    const formula = chart.formula(account);
    return {
      key: account.code,
      title: account.title,
      title_fi: '',
      formula,
      parent: chart.parentCode(account),
      unit: unitOf(account),
      aggregation: aggregationOf(account),
      value_numeric_type: account.valueType === 'Units' ? 'int' : 'decimal',
      is_free_measure: false,
      data_source: formula === null ? 'Finance ledger' : '',
    };
  });
  const budgets = BUDGETED_CODES.map((code): Row => {
    const { title } = chart.withCode(code);
    return {
      key: budgetKey(code),
      title: `${title}, budget`,
      unit: '$',
      aggregation: 'flow',
      is_free_measure: true,
      data_source: 'Budget',
    };
  });
  return [...accounts, ...ratios, ...budgets].map((row, index) => ({
    organization: '*',
    ...row,
    ordering: index + 1,
  }));
}

/**
 * Months of every organisation and account. In a closed month an account without a posting is 0, so
 * that what is computed from it counts as verified; in other months only what was posted is there.
 */
function dataRows(ledger: Ledger, chart: ChartOfAccounts): Row[] {
  const months = monthsOf(ledger);
  const actuals = new MonthlySums(ledger, 'actual');
  const budgets = new MonthlySums(ledger, 'budget');
  const salesLeaves = chart.signedLeaves(chart.withCode(NET_SALES));
  const last = months.at(-1) ?? '';
  const rows: Row[] = [];
  for (const [key, found] of ledger.organizations) {
    const organization = organizationKey(found);
    const closed = new Set(actuals.rolledUp(key, salesLeaves).keys());
    const add = (term: string, verified: string, value: (month: string) => number | undefined) => {
      const cells = months.map((month) => {
        const cents = value(month);
        return [month, cents === undefined ? '' : amount(cents)] as const;
      });
      if (cells.some(([, cell]) => cell !== '')) {
        rows.push({ organization, term, verified_until: verified, ...Object.fromEntries(cells) });
      }
    };
    for (const leaf of chart.leaves()) {
      const sums = actuals.of(key, leaf.key);
      add(leaf.code, last, (month) => sums.get(month) ?? (closed.has(month) ? 0 : undefined));
    }
    for (const code of BUDGETED_CODES) {
      const sums = budgets.rolledUp(key, chart.signedLeaves(chart.withCode(code)));
      add(budgetKey(code), '', (month) => sums.get(month));
    }
  }
  return rows;
}

/** The files of an import folder by name. @throws LedgerError */
export function importFiles(ledger: Ledger): ReadonlyMap<string, string> {
  const chart = new ChartOfAccounts(ledger.accounts);
  const organizations = organizationRows(ledger);
  const roots = organizations.filter(({ parent }) => parent === '').map(({ key }) => key);
  const months = monthsOf(ledger);
  const period = { start_date: months[0] ?? '', end_date: months.at(-1) ?? '' };
  const lastDay = new Date(`${period.end_date}-01T00:00:00Z`);
  lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
  const dates = {
    start_date: `${period.start_date}-01`,
    end_date: lastDay.toISOString().slice(0, 10),
  };
  return new Map([
    ['organizations.csv', csv(organizations)],
    [
      'users.csv',
      csv([
        {
          ...ANALYST,
          full_name: 'AdventureWorks Analyst',
          language: 'en',
          active_organization: roots[0] ?? '',
        },
      ]),
    ],
    [
      'memberships.csv',
      csv(
        roots.map((organization) => ({
          organization: organization ?? '',
          user: ANALYST.email,
          report_manager: true,
          notification_manager: true,
          roadmap_manager: true,
        })),
      ),
    ],
    ['objectives.csv', csv(objectives)],
    ['terms.csv', csv(termRows(chart))],
    [
      'data.csv',
      csv(dataRows(ledger, chart), ['organization', 'term', 'verified_until', ...months]),
    ],
    ['target_groups.csv', csv(targetGroups.map((group) => ({ ...group, user: ANALYST.email })))],
    ['targets.csv', csv(targets.map((target) => ({ ...target, ...dates })))],
    ['mappings.csv', csv(mappings)],
    ['mapping_terms.csv', csv(mappingTerms)],
  ]);
}
