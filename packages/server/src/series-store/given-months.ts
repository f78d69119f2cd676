import type { MonthNumber } from '@tavoite/model';

export interface GivenMonth {
  readonly month: MonthNumber;
  /** null: the stored value is to be taken away. */
  readonly value: number | null;
  readonly verified: boolean;
}

interface Entry {
  readonly value: number | null;
  readonly verified: boolean;
  readonly line: number;
}

/** The months that a folder gives for one term; those it does not give stay as they are stored. */
export class GivenMonths {
  private firstMonth: MonthNumber = 0;
  private entries: (Entry | undefined)[] = [];

  /** Adds a month. @returns the line that gave the month before, or null when it is new */
  add(month: MonthNumber, value: number | null, verified: boolean, line: number): number | null {
    if (this.entries.length === 0) this.firstMonth = month;
    if (month < this.firstMonth) {
      this.entries = [...new Array<undefined>(this.firstMonth - month), ...this.entries];
      this.firstMonth = month;
    }
    const index = month - this.firstMonth;
    const before = this.entries[index];
    if (before !== undefined) return before.line;
    while (this.entries.length < index) this.entries.push(undefined);
    this.entries[index] = { value, verified, line };
    return null;
  }

  /** First and last month given. */
  get range(): { readonly start: MonthNumber; readonly end: MonthNumber } {
    return { start: this.firstMonth, end: this.firstMonth + this.entries.length - 1 };
  }

  /** The months given, oldest first. */
  *[Symbol.iterator](): Generator<GivenMonth> {
    for (const [index, entry] of this.entries.entries()) {
      if (entry !== undefined) {
        yield {
          month: this.firstMonth + index,
          value: entry.value,
          verified: entry.verified,
        };
      }
    }
  }
}
