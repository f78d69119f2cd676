import { type Account, LedgerError } from './ledger.js';

/** Months are summed, or the last known one counts. */
export type Aggregation = 'flow' | 'stock';

/** The chart of accounts as a tree. */
export class ChartOfAccounts {
  private readonly children = new Map<string, Account[]>();
  private readonly byCode: ReadonlyMap<string, Account>;

  constructor(readonly accounts: ReadonlyMap<string, Account>) {
    for (const account of accounts.values()) {
      if (account.parentKey === null) continue;
      const siblings = this.children.get(account.parentKey) ?? [];
      this.children.set(account.parentKey, siblings);
      siblings.push(account);
    }
    this.byCode = new Map([...accounts.values()].map((account) => [account.code, account]));
  }

  /** The account of a code that the conversion relies on. */
  withCode(code: string): Account {
    const account = this.byCode.get(code);
    if (account === undefined) throw new LedgerError(`DimAccount.csv has no account ${code}.`);
    return account;
  }

  parentCode({ parentKey }: Account): string | null {
    return parentKey === null ? null : (this.accounts.get(parentKey)?.code ?? null);
  }

  /** Accounts that take postings, in the order of the file. */
  leaves(): Account[] {
    return [...this.accounts.values()].filter(
      ({ key, customFormula }) => !this.children.has(key) && customFormula === '',
    );
  }

  /** The leaves that make up an account, itself included, with the sign that each has in it. */
  signedLeaves(account: Account): Map<string, 1 | -1> {
    const children = this.children.get(account.key);
    if (children === undefined) return new Map([[account.key, 1]]);
    const leaves = new Map<string, 1 | -1>();
    for (const child of children) {
      if (child.operator === '~') continue;
      for (const [key, sign] of this.signedLeaves(child)) {
        leaves.set(key, child.operator === '-' ? (-sign as 1 | -1) : sign);
      }
    }
    return leaves;
  }

  /**
   * The account as a formula over the accounts below it, by their operators, or null for one that
   * has its own postings or only groups others.
   */
  formula(account: Account): string | null {
    if (account.customFormula !== '') return this.customFormula(account);
    const parts = (this.children.get(account.key) ?? []).filter(({ operator }) => operator !== '~');
    if (parts.length === 0) return null;
    return parts
      .map(({ operator, code }, index) =>
        index === 0
          ? `${operator === '-' ? '-' : ''}[${code}]`
          : ` ${operator === '-' ? '-' : '+'} [${code}]`,
      )
      .join('');
  }

  /** `[Account].[Accounts].[Account Level 04].&[50]/…` → `[4100] / …` */
  private customFormula({ code, customFormula }: Account): string {
    return customFormula
      .replace(/(?:\[[^\]]*\]\.)+&\[(\d+)\]/g, (_, key: string) => {
        const account = this.accounts.get(key);
        if (account === undefined) {
          throw new LedgerError(`The formula of account ${code} names an unknown account ${key}.`);
        }
        return `[${account.code}]`;
      })
      .replace(/\s*([-+*/])\s*/g, ' $1 ');
  }
}

/** Balances are stocks, everything else is summed over time. The balance sheet itself has no type. */
export function aggregationOf({ type }: Account): Aggregation {
  return ['', 'Assets', 'Liabilities', 'Balances'].includes(type) ? 'stock' : 'flow';
}
