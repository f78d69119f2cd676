import { orderByDependency, showCycle } from '../formula/index.js';
import { type Fault, fault } from './faults.js';
import { type Named, noSuch, quoted } from './hints.js';
import { type ImportPlan, type OrganizationPlan, planOf } from './plan.js';
import { MAX_PROBLEMS, type Place, type Problem, type Problems } from './problems.js';
import type { Stored, StoredOrganization } from './stored.js';

/** A row of a file that belongs to one or several organisations. */
interface SharedRow {
  readonly values: { readonly organization: readonly string[] | '*' };
  at(column?: string): Place;
}

/** The fault of a second row of the same key. */
export function givenInLine(shown: string, before: { at(): Place }): Fault {
  return fault('fault_given_in_line', { name: quoted(shown), line: before.at().line ?? 0 });
}

/**
 * Puts rows in their organisations, and collects problems of rows that several organisations share:
 * such a problem is reported once and names the organisations only when the others are without it.
 */
export class Linking {
  private readonly organizationsOfRow = new Map<SharedRow, readonly string[]>();
  private readonly pending = new Map<
    string,
    {
      row: SharedRow;
      place: Place;
      severity: Problem['severity'];
      what: Fault;
      organizations: string[];
    }
  >();

  constructor(
    readonly plan: ImportPlan,
    readonly stored: Stored,
    readonly problems: Problems,
  ) {}

  isOrganization(key: string): boolean {
    return this.plan.organizations.has(key) || this.stored.organizations.has(key);
  }

  isUser(email: string): boolean {
    return this.plan.users.has(email) || this.stored.users.has(email);
  }

  organizationKeys(): string[] {
    return [...new Set([...this.plan.organizations.keys(), ...this.stored.organizations.keys()])];
  }

  storedOrganization(key: string): StoredOrganization | undefined {
    return this.stored.organizations.get(key);
  }

  /** Reports a key that is not among the known ones; an empty one was reported when it was read. */
  unknown(place: Place, what: Named, key: string, known: Iterable<string>): void {
    if (key === '') return;
    const isArchived = what === 'organization' && this.stored.archived?.has(key);
    this.problems.error(
      place,
      isArchived
        ? fault('fault_archived_organization', { name: quoted(key) })
        : this.noSuch(what, key, known),
    );
  }

  /** What is wrong with a key that is not among the known ones. */
  noSuch(what: Named, key: string, known: Iterable<string>): Fault {
    // Problems beyond the limit are only counted; looking for hints to them could take minutes.
    const isShown = this.pending.size + this.problems.errorCount < MAX_PROBLEMS;
    return noSuch(what, key, isShown ? known : []);
  }

  /** Hands every row to `put` with each of its organisations. */
  spread<R extends SharedRow>(
    rows: readonly R[],
    put: (organization: OrganizationPlan, row: R) => void,
  ): void {
    for (const row of rows) {
      const keys = this.expand(row);
      this.organizationsOfRow.set(row, keys);
      for (const key of keys) put(this.planOf(key), row);
    }
  }

  private expand(row: SharedRow): readonly string[] {
    const { organization } = row.values;
    if (organization === '*') {
      const all = [...this.plan.organizations.keys()];
      if (all.length === 0) {
        this.problems.error(row.at('organization'), fault('fault_star'));
      }
      return all;
    }
    return organization.filter((key) => {
      if (this.isOrganization(key)) return true;
      this.unknown(row.at('organization'), 'organization', key, this.organizationKeys());
      return false;
    });
  }

  /** Keeps the row under its key; a second row of the same key is a problem. */
  addOnce<R extends SharedRow>(
    into: Map<string, R>,
    key: string,
    organization: OrganizationPlan,
    row: R,
    column: string,
    shown = key,
  ): void {
    if (key === '') return;
    const before = into.get(key);
    if (before === undefined) into.set(key, row);
    else {
      this.error(organization.key, row, column, givenInLine(shown, before));
    }
  }

  planOf(organization: string): OrganizationPlan {
    return planOf(this.plan, organization);
  }

  /** Reports an error of a row in one of its organisations. */
  error(organization: string, row: SharedRow, column: string, what: Fault): void {
    this.add('error', organization, row, column, what);
  }

  /** Reports a warning about a row in one of its organisations. */
  warning(organization: string, row: SharedRow, column: string, what: Fault): void {
    this.add('warning', organization, row, column, what);
  }

  private add(
    severity: Problem['severity'],
    organization: string,
    row: SharedRow,
    column: string,
    what: Fault,
  ): void {
    const place = row.at(column);
    const id = `${place.file} ${place.line} ${place.column?.position} ${JSON.stringify(what)}`;
    const pending = this.pending.get(id);
    if (pending === undefined) {
      this.pending.set(id, { row, place, severity, what, organizations: [organization] });
    } else {
      pending.organizations.push(organization);
    }
  }

  /** Hands over the problems of shared rows. */
  flush(): void {
    for (const { row, place, severity, what, organizations } of this.pending.values()) {
      const all = this.organizationsOfRow.get(row)?.length ?? 1;
      const shown = organizations.slice(0, 3).join(', ');
      const more = organizations.length - 3;
      const values = { fault: what, organizations: shown, count: more };
      const key = more > 0 ? 'fault_in_more' : 'fault_in_organizations';
      this.problems[severity](place, organizations.length < all ? fault(key, values) : what);
    }
    this.pending.clear();
  }
}

/**
 * Calls `report` with every circular reference that has a key of the folder in it: that key's row
 * and the path `a → b → a`, which begins with it. No key is in two of them; the first hundred are
 * reported.
 */
export function reportCycles<R>(
  keys: Iterable<string>,
  inputsOf: (key: string) => readonly string[],
  rowOf: (key: string) => R | null | undefined,
  report: (row: R, path: string, cycle: readonly string[]) => void,
): void {
  let left = [...keys];
  let reported = 0;
  const rank = new Map(left.map((key, index) => [key, index]));
  // Each one takes a pass over all keys, and only the first problems are shown.
  while (reported < MAX_PROBLEMS) {
    const { cycle } = orderByDependency(left, inputsOf);
    if (cycle === null) return;
    const members = new Set(cycle);
    left = left.filter((key) => !members.has(key));
    const given = [...members].filter((key) => rowOf(key));
    const [first] = given.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
    const row = first === undefined ? null : rowOf(first);
    if (first === undefined || !row) continue;
    const ring = [...members];
    const at = ring.indexOf(first);
    const path = [...ring.slice(at), ...ring.slice(0, at), first];
    report(row, showCycle(path), path);
    reported += 1;
  }
}
