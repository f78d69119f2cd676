import type { Ledger, Scenario } from './ledger.js';

/** Hundredths by month `YYYY-MM`. */
type Months = Map<string, number>;

function addTo(months: Months, month: string, cents: number): void {
  months.set(month, (months.get(month) ?? 0) + cents);
}

/** Each organisation's key with the keys of itself and everything above it. */
function lineages({ organizations }: Ledger): Map<string, string[]> {
  const lineage = (key: string): string[] => {
    const parent = organizations.get(key)?.parentKey ?? null;
    return parent === null ? [key] : [key, ...lineage(parent)];
  };
  return new Map([...organizations.keys()].map((key) => [key, lineage(key)]));
}

/** Postings summed by calendar month, organisation (with all below it) and account. */
export class MonthlySums {
  private readonly sums = new Map<string, Months>();

  constructor(ledger: Ledger, scenario: Scenario) {
    const above = lineages(ledger);
    for (const posting of ledger.postings) {
      if (posting.scenario !== scenario) continue;
      for (const organization of above.get(posting.organizationKey) ?? []) {
        const id = `${organization} ${posting.accountKey}`;
        const months = this.sums.get(id) ?? new Map<string, number>();
        this.sums.set(id, months);
        addTo(months, posting.month, posting.cents);
      }
    }
  }

  of(organizationKey: string, accountKey: string): ReadonlyMap<string, number> {
    return this.sums.get(`${organizationKey} ${accountKey}`) ?? new Map();
  }

  /** Sum over accounts, each with its sign; months in which none of them has a posting are left out. */
  rolledUp(organizationKey: string, accounts: ReadonlyMap<string, 1 | -1>): Months {
    const total: Months = new Map();
    for (const [accountKey, sign] of accounts) {
      for (const [month, cents] of this.of(organizationKey, accountKey)) {
        addTo(total, month, sign * cents);
      }
    }
    return total;
  }
}

/** Every month from the first posting to the last, gaps included. */
export function monthsOf({ postings }: Ledger): string[] {
  const numbers = postings.map(({ month }) => {
    const [year, ofYear] = month.split('-').map(Number);
    return (year ?? 0) * 12 + (ofYear ?? 1) - 1;
  });
  const first = numbers.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const last = numbers.reduce((most, at) => Math.max(most, at), Number.NEGATIVE_INFINITY);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = first + index;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
