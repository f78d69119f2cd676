import { childrenOfSums, parentsOf, type RuledTerm } from '../domain/term-rules.js';
import { type Formula, FormulaError, formulaKeys, parseFormula } from '../formula/index.js';
import type { GivenData } from './data-file.js';
import { type Fault, fault } from './faults.js';
import { quoted } from './hints.js';
import { type Linking, reportCycles } from './linking.js';
import type { OrganizationPlan } from './plan.js';
import type { StoredTerm } from './stored.js';
import type { TermTableRow } from './tables.js';

/** A term as it will be once the folder is written. */
export interface PlannedTerm extends RuledTerm {
  /** null: the folder does not name it, it is in the database already. */
  readonly row: TermTableRow | null;
}

function overlay(row: TermTableRow, stored: StoredTerm | undefined): PlannedTerm {
  const { values } = row;
  const keep = <T>(given: T | null | undefined, before: T | undefined, otherwise: T): T =>
    given === undefined ? (before ?? otherwise) : (given ?? otherwise);
  return {
    row,
    formula: keep<string | null>(values.formula, stored?.formula, null),
    parent: keep<string | null>(values.parent, stored?.parent, null),
    additionalParents: keep(values.additional_parents, stored?.additionalParents, []),
    sumValuesInTree: keep(values.sum_values_in_tree, stored?.sumValuesInTree, false),
    unit: keep<string | null>(values.unit, stored?.unit, null),
  };
}

/** The terms that an organisation will have, by key. */
export function plannedTerms(
  linking: Linking,
  organization: OrganizationPlan,
): Map<string, PlannedTerm> {
  const stored = linking.storedOrganization(organization.key)?.terms;
  const terms = new Map<string, PlannedTerm>();
  for (const [key, term] of stored ?? []) terms.set(key, { row: null, ...term });
  for (const [key, row] of organization.terms) terms.set(key, overlay(row, stored?.get(key)));
  return terms;
}

/** What is wrong with a formula, or the formula. A name that is no term is a problem, too. */
export function readFormula(
  linking: Linking,
  text: string,
  terms: ReadonlyMap<string, unknown>,
  parse: (text: string) => Formula = parseFormula,
): { formula: Formula | null; problem: Fault | null } {
  try {
    const formula = parse(text);
    const unknown = formulaKeys(formula).find((key) => !terms.has(key));
    if (unknown === undefined) return { formula, problem: null };
    return {
      formula,
      problem: linking.noSuch('term', unknown, terms.keys()),
    };
  } catch (error) {
    if (error instanceof FormulaError)
      return { formula: null, problem: fault(error.code, error.params) };
    throw error;
  }
}

/** Puts `terms.csv` and `data.csv` into the plan. */
export function linkTerms(linking: Linking, rows: readonly TermTableRow[], data: GivenData): void {
  linking.spread(rows, (organization, row) =>
    linking.addOnce(organization.terms, row.values.key, organization, row, 'key'),
  );
  for (const [organizationKey, series] of data) {
    const [first] = series.values();
    if (first === undefined) continue;
    if (linking.isOrganization(organizationKey)) {
      const plan = linking.planOf(organizationKey);
      for (const [key, given] of series) plan.data.set(key, given);
    } else {
      linking.unknown(
        first.organizationAt,
        'organization',
        organizationKey,
        linking.organizationKeys(),
      );
    }
  }
}

/** Checks the terms and months of one organisation. @returns its terms as they will be */
export function checkTerms(
  linking: Linking,
  organization: OrganizationPlan,
): ReadonlyMap<string, PlannedTerm> {
  const terms = plannedTerms(linking, organization);
  checkTree(linking, organization, terms);
  checkFormulas(linking, organization, terms);
  for (const [key, { termAt }] of organization.data) {
    const term = terms.get(key);
    if (term === undefined) linking.unknown(termAt, 'term', key, terms.keys());
    else if (term.formula !== null) {
      linking.problems.error(termAt, fault('fault_has_formula', { term: quoted(key) }));
    }
  }
  return terms;
}

function checkTree(
  linking: Linking,
  organization: OrganizationPlan,
  terms: ReadonlyMap<string, PlannedTerm>,
): void {
  for (const row of organization.terms.values()) {
    const { parent, additional_parents: more } = row.values;
    const check = (column: string, key: string) => {
      if (terms.has(key)) return;
      linking.error(organization.key, row, column, linking.noSuch('term', key, terms.keys()));
    };
    if (parent) check('parent', parent);
    for (const key of more ?? []) {
      check('additional_parents', key);
      if (key === parent) {
        linking.error(
          organization.key,
          row,
          'additional_parents',
          fault('fault_parent_already', { name: quoted(key) }),
        );
      }
    }
  }
  reportCycles(
    terms.keys(),
    (key) => parentsOf(terms.get(key)),
    (key) => terms.get(key)?.row,
    (row, path, [, next]) => {
      const column = row.values.parent === next ? 'parent' : 'additional_parents';
      linking.error(organization.key, row, column, fault('fault_term_under_itself', { path }));
    },
  );
}

function checkFormulas(
  linking: Linking,
  organization: OrganizationPlan,
  terms: ReadonlyMap<string, PlannedTerm>,
): void {
  const inputs = new Map<string, readonly string[]>();
  for (const [key, { formula: text, row }] of terms) {
    if (text === null) continue;
    const { formula, problem } = readFormula(linking, text, terms);
    if (formula !== null) inputs.set(key, formulaKeys(formula));
    if (problem !== null && row) linking.error(organization.key, row, 'formula', problem);
  }
  for (const [key, children] of childrenOfSums(terms)) inputs.set(key, children);
  reportCycles(
    terms.keys(),
    (key) => inputs.get(key) ?? [],
    (key) => terms.get(key)?.row,
    (row, path, [key]) => {
      const isFormula = terms.get(key ?? '')?.formula !== null;
      const column = isFormula ? 'formula' : 'sum_values_in_tree';
      linking.error(organization.key, row, column, fault('formula_circular_reference', { path }));
    },
  );
}
